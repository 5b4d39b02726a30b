import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Hex } from 'viem'
import { expect } from 'vitest'
import { countTransactions } from './bursts.ts'
import { rpc, waitForNonce } from './rpc.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'
import { signTransfers, testAccount } from './transfers.ts'

type Daemon = { child: ChildProcess; url: string; anvilPid: number }

async function startDaemon(directory: string): Promise<Daemon> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'daemon.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the daemon did not start')))
  ended.catch(() => {}) // it ends one day, and is meant to
  const [line] = (await Promise.race([once(child.stdout!, 'data'), ended])) as [Buffer]
  const [url, pid] = line.toString().trim().split(' ') as [string, string]
  return { child, url, anvilPid: Number(pid) }
}

async function kill({ child }: Daemon): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/**
 * `rounds` times: sends one transaction after another and kills the daemon (or anvil below it, or both) in the middle.
 * Then every acknowledged transaction must be on the chain exactly once, in the block that was seen before the kill.
 */
export async function killRounds(rounds: number, random: () => number): Promise<void> {
  const directory = await temporaryDirectory()
  const account = testAccount(0)
  const raws = await signTransfers(account, 0, rounds * 40)
  const seen = new Map<Hex, Hex>() // acknowledged transaction → hash of its block, once it was seen
  let sent = 0
  let daemon = await startDaemon(directory)
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = round % 3
      const sending = (async () => {
        for (let i = 0; i < 40; i++, sent++) {
          const hash = await rpc<Hex>(daemon.url, 'eth_sendRawTransaction', [raws[sent]])
          seen.set(hash, '0x')
          for (const earlier of [...seen.keys()].slice(-5)) {
            const receipt = await rpc<{ blockHash: Hex } | null>(daemon.url, 'eth_getTransactionReceipt', [
              earlier,
            ])
            if (receipt) seen.set(earlier, receipt.blockHash)
          }
        }
      })().catch(() => {}) // the kill cuts it off
      const after = Math.floor(random() * 36)
      const start = sent
      while (sent < start + after) await new Promise((resolve) => setTimeout(resolve, 1))
      if (victim !== 0) process.kill(daemon.anvilPid, 'SIGKILL')
      if (victim !== 1) {
        await kill(daemon)
        await sending
        daemon = await startDaemon(directory)
      } else {
        await sending
        await kill(daemon)
        daemon = await startDaemon(directory)
      }
      const onChain = Number(
        await rpc<Hex>(daemon.url, 'eth_getTransactionCount', [account.address, 'pending']),
      )
      expect(onChain).toBeGreaterThanOrEqual(sent)
      sent = onChain // the one in flight may have arrived without its answer
      await waitForNonce(daemon.url, account.address, sent)
      for (const [hash, blockHash] of seen) {
        const receipt = await rpc<{ blockHash: Hex } | null>(daemon.url, 'eth_getTransactionReceipt', [hash])
        expect(receipt, `transaction ${hash} was acknowledged`).not.toBeNull()
        if (blockHash !== '0x') expect(receipt!.blockHash).toBe(blockHash)
        seen.set(hash, receipt!.blockHash)
      }
    }
    expect(await countTransactions(daemon.url)).toBe(sent)
  } finally {
    await kill(daemon)
  }
}
