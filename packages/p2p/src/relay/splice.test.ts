import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { forward, splice } from './splice.ts'

it('pauses a sender of single bytes long before their number fills the buffer', async () => {
  const from = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  const unread: (() => void)[] = []
  const to = new Duplex({ read() {}, write: (_chunk, _encoding, done) => void unread.push(done) })
  let carried = 0
  const onBytes = (count: number) => {
    carried += count
  }
  forward(from, to, { stallTimeoutMs: 60_000, onBytes })
  for (let n = 0; n < 2000; n++) {
    from.push(Buffer.of(1))
    await new Promise(setImmediate)
  }
  expect(from.isPaused()).toBe(true)
  expect(carried).toBeLessThan(600)
  // The other side reads again, and everything arrives.
  while (carried < 2000 || unread.length > 0) {
    unread.shift()?.()
    await new Promise(setImmediate)
  }
  expect(from.isPaused()).toBe(false)
  from.destroy()
})

it('closes both sides when one of them closed before they were connected', async () => {
  const stream = () => new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  for (const first of [true, false]) {
    const [gone, other] = [stream(), stream()]
    gone.destroy()
    await new Promise((resolve) => gone.once('close', resolve))
    if (first) splice(gone, other, { stallTimeoutMs: 60_000 })
    else splice(other, gone, { stallTimeoutMs: 60_000 })
    expect(other.destroyed).toBe(true)
  }
})
