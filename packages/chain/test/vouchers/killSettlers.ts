import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { readLogs } from '../../src/contracts/readLogs.ts'
import { SignatureVerifier } from '../../src/signatures/SignatureVerifier.ts'
import { VoucherBook } from '../../src/vouchers/VoucherBook.ts'
import { seededRandom } from '../embedded/seededRandom.ts'
import type { SettlerOptions } from './settlerProcess.ts'
import { connect, TestStream } from './TestStream.ts'

/**
 * Kills a payee that receives and settles vouchers on a real chain. In the end every acknowledged voucher is in its book,
 * and the contract has paid each raise once.
 *
 * @returns the amount that was paid
 */
export async function killSettlers(kills: number, seed: number): Promise<bigint> {
  const random = seededRandom(seed)
  await using stream = await TestStream.start(1)
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-settlers-'))
  const { addresses, streamId } = stream
  const { url } = stream.network.chain
  const terms = JSON.parse(
    JSON.stringify(stream.terms, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  )
  const payee = stream.providers[0]!.address
  let received = 0n
  let settled = 0n
  try {
    for (let kill = 0; kill < kills; kill++) {
      const options = { directory, url, addresses, terms, streamId }
      const lines = await settleUntilKilled(options, 1 + Math.floor(random() * 6), random() * 100)
      for (const line of lines) {
        const [what, amount] = line.split(' ')
        if (what === 'received') received = BigInt(amount!)
        if (what === 'settled') settled = BigInt(amount!)
      }
    }
    const verifier = new SignatureVerifier(1)
    const book = await VoucherBook.open({
      ...{ directory: path.join(directory, 'book'), domain: stream.domain, verifier },
    })
    const newest = book.newest(streamId, payee)?.voucher.amount ?? 0n
    await Promise.all([book.stop(), verifier.stop()])
    expect(newest).toBeGreaterThanOrEqual(received)
    const claimed = await stream.claimedBy(payee)
    expect(claimed).toBeGreaterThanOrEqual(settled)
    expect(claimed).toBeLessThanOrEqual(newest)
    expect(await stream.balanceOf(payee)).toBe(claimed)
    const { network } = connect(url, addresses)
    const paid = await readLogs(network.client, network.streams, 'Settled', { payee })
    expect(paid.reduce((sum, args) => sum + (args.paid as bigint), 0n)).toBe(claimed)
    return claimed
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** Starts the payee, and kills it some time after it printed some lines. Returns all lines that it printed. */
async function settleUntilKilled(options: SettlerOptions, most: number, afterMs: number): Promise<string[]> {
  const program = path.join(import.meta.dirname, 'settlerProcess.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })
  const reader = readline.createInterface({ input: child.stdout })
  const enough = Promise.withResolvers<void>()
  const read = (async () => {
    for await (const line of reader) if (lines.push(line) >= most) enough.resolve()
  })()
  await Promise.race([enough.promise, exited])
  await delay(afterMs)
  child.kill('SIGKILL')
  const [code] = await exited
  await read
  expect(code, errors).toBe(null)
  return lines
}
