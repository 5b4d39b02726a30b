import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createPublicClient, createTestClient, createWalletClient, http, type PublicClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil as chain } from 'viem/chains'
import { findAnvil } from '../../src/embedded/anvil/findAnvil.ts'

// anvil's first published account; its key is public
const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** Starts a bare chain that mines each transaction immediately, for deployment tests. */
export async function startAnvil() {
  const child = spawn(findAnvil(), ['--port', '0', '--chain-id', '31337', '--balance', '1000000000000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`anvil ended:\n${printed}`)))
    child.stdout.on('data', (chunk) => {
      printed += chunk
      const listening = /Listening on ([\d.]+:\d+)/.exec(printed)
      if (listening) resolve(`http://${listening[1]}`)
    })
  })
  const transport = http(url)
  const options = { chain, transport, pollingInterval: 20, cacheTime: 0 } as const
  const reader = createPublicClient(options) as PublicClient
  const wallet = createWalletClient({ ...options, account: privateKeyToAccount(key) })
  const test = createTestClient({ ...options, mode: 'anvil' })
  return {
    url,
    reader,
    wallet,
    test,
    /** Sets the clock to a time and mines a block. */
    async warp(seconds: number | bigint) {
      await test.setNextBlockTimestamp({ timestamp: BigInt(seconds) })
      await test.mine({ blocks: 1 })
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
export type TestChain = Awaited<ReturnType<typeof startAnvil>>
