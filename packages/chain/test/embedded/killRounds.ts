import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Hex } from 'viem'
import { expect } from 'vitest'
import { countTransactions } from './bursts.ts'
import { receiptsOf, rpc, waitForNonce } from './rpc.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'
import { signTransfers, testAccount } from './transfers.ts'

type Daemon = { child: ChildProcess; url: string; anvilPid: number }

async function startDaemon(directory: string): Promise<Daemon> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'daemon.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the daemon did not start')))
  ended.catch(() => {}) // the test kills it
  const [line] = (await Promise.race([once(child.stdout!, 'data'), ended])) as [Buffer]
  const [url, pid] = line.toString().trim().split(' ') as [string, string]
  return { child, url, anvilPid: Number(pid) }
}

async function kill({ child }: Daemon): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const senders = 6
const perRound = 12

/**
 * Runs `rounds` rounds: several accounts send transactions in sequence, and the test kills the daemon, anvil, or both.
 * Afterwards every acknowledged transaction must be on the chain exactly once, in the block where it was before the kill.
 */
export async function killRounds(rounds: number, random: () => number): Promise<void> {
  const directory = await temporaryDirectory()
  const lanes = await Promise.all(
    Array.from({ length: senders }, async (_, i) => {
      const account = testAccount(i)
      return { account, raws: await signTransfers(account, 0, rounds * perRound), sent: 0 }
    }),
  )
  const seen = new Map<Hex, Hex>() // acknowledged transaction → hash of its block
  let daemon = await startDaemon(directory)
  const total = () => lanes.reduce((sum, { sent }) => sum + sent, 0)
  const sendAll = async (lane: (typeof lanes)[number]) => {
    for (let i = 0; i < perRound; i++, lane.sent++) {
      const hash = await rpc<Hex>(daemon.url, 'eth_sendRawTransaction', [lane.raws[lane.sent]])
      if (!seen.has(hash)) seen.set(hash, '0x')
      const receipt = await rpc<{ blockHash: Hex } | null>(daemon.url, 'eth_getTransactionReceipt', [hash])
      if (receipt) seen.set(hash, receipt.blockHash)
    }
  }
  try {
    for (let round = 0; round < rounds; round++) {
      const enough = total() + Math.floor(random() * senders * (perRound - 1))
      const sending = Promise.allSettled(lanes.map(sendAll)) // the kill interrupts them
      while (total() < enough) await new Promise((resolve) => setTimeout(resolve, 1))
      if (round % 3 !== 0) process.kill(daemon.anvilPid, 'SIGKILL')
      if (round % 3 === 1) await sending // only anvil was killed: the daemon continues
      await kill(daemon)
      await sending
      daemon = await startDaemon(directory)
      for (const lane of lanes) {
        const { address } = lane.account
        const arrived = Number(await rpc<Hex>(daemon.url, 'eth_getTransactionCount', [address, 'pending']))
        expect(arrived).toBeGreaterThanOrEqual(lane.sent)
        lane.sent = arrived // the transaction in flight may have arrived without its response
        await waitForNonce(daemon.url, address, arrived)
      }
      const receipts = await receiptsOf(daemon.url, [...seen.keys()])
      for (const [i, [hash, blockHash]] of [...seen].entries()) {
        const receipt = receipts[i]
        expect(receipt, `transaction ${hash} was acknowledged`).toBeTruthy()
        if (blockHash !== '0x') expect(receipt!.blockHash).toBe(blockHash)
        seen.set(hash, receipt!.blockHash)
      }
    }
    expect(await countTransactions(daemon.url)).toBe(total())
  } finally {
    await kill(daemon)
  }
}
