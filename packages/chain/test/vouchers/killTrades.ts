import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { seededRandom } from '../embedded/seededRandom.ts'

/** The largest value that was printed, by account and word. */
type Seen = Map<string, bigint>

const pairs = [
  ['issued', 'stored-issued'],
  ['received', 'stored-received'],
  ['signed', 'stored-signed'],
  ['taken', 'stored-taken'],
] as const

/**
 * Kills a process with two voucher books at random moments and starts it again. After each start the books must have
 * everything that was acknowledged before, and the client no less than its payee.
 *
 * @returns the number of acknowledged vouchers
 */
export async function killTrades(kills: number, seed: number): Promise<number> {
  const random = seededRandom(seed)
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-kills-'))
  const acknowledged: Seen = new Map()
  let received = 0
  try {
    for (let kill = 0; kill < kills; kill++) {
      // one in five dies while it starts; the others after some of their lines, however slow the machine is
      const lines = random() < 0.2 ? 0 : 1 + Math.floor(random() * 150)
      const seen = await tradeUntilKilled(directory, lines, random() * 50)
      for (const [what, storedWhat] of pairs)
        for (let stream = 0x10; stream < 0x18; stream++) {
          const name = stream.toString(16)
          const stored = seen.get(`${name} ${storedWhat}`)
          const before = acknowledged.get(`${name} ${what}`) ?? 0n
          if (stored === undefined) continue // killed before it could tell
          expect(stored, `${what} of stream ${name}, kill ${kill}`).toBeGreaterThanOrEqual(before)
        }
      for (const [name, value] of seen)
        if (value > (acknowledged.get(name) ?? 0n)) acknowledged.set(name, value)
      received += [...seen].filter(([name]) => name.endsWith(' received')).length
      for (const [name, value] of seen)
        if (name.endsWith('stored-received'))
          expect(seen.get(name.replace('received', 'issued'))).toBeGreaterThanOrEqual(value)
    }
  } finally {
    await rm(directory, { recursive: true })
  }
  return received
}

/** Starts the process, and kills it some time after it printed a number of lines. */
async function tradeUntilKilled(directory: string, most: number, afterMs: number): Promise<Seen> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'tradeProcess.ts'), directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const seen: Seen = new Map()
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })
  const lines = readline.createInterface({ input: child.stdout })
  const enough = Promise.withResolvers<void>()
  if (most === 0) enough.resolve()
  let count = 0
  const read = (async () => {
    for await (const line of lines) {
      if (++count >= most) enough.resolve()
      const [stream, what, value] = line.split(' ')
      seen.set(`${stream} ${what}`, BigInt(value!))
    }
  })()
  await Promise.race([enough.promise, exited])
  await delay(afterMs)
  child.kill('SIGKILL')
  const [code] = await exited
  await read
  expect(code, errors).toBe(null)
  return seen
}
