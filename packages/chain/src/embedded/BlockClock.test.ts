import { describe, expect, it } from 'vitest'
import { BlockClock } from './BlockClock.ts'

const options = { settleMs: 40, burstMs: 250, wantedMs: 100, idleMs: 60_000 }
const head = (number: number, timestamp = 0) => ({ number, timestamp, hash: '0x' as const })

function at(start: number) {
  const time = { now: start }
  return { time, clock: new BlockClock(options, () => time.now) }
}

describe('BlockClock', () => {
  it('is due soon after the first pending transaction, regardless of how many follow', () => {
    const { time, clock } = at(0)
    clock.pending(true)
    time.now = 30
    clock.pending(true)
    expect(clock.dueInMs(head(1))).toBe(10)
  })

  it('is due later while more transactions are queued', () => {
    const { time, clock } = at(0)
    clock.pending(true)
    time.now = 30
    expect(clock.dueInMs(head(1), true)).toBe(220)
    expect(clock.dueInMs(head(1), false)).toBe(10)
  })

  it('is rarely due without pending transactions', () => {
    const { clock } = at(0)
    clock.pending(true)
    clock.mined(head(1))
    clock.pending(false)
    expect(clock.dueInMs(head(1))).toBe(60_000)
  })

  it('is due at a steady pace until a requested block, and no further', () => {
    const { clock } = at(0)
    clock.want({ number: 3 })
    expect(clock.dueInMs(head(2))).toBe(100)
    expect(clock.dueInMs(head(3))).toBe(60_000)
  })

  it('is due once at a requested time', () => {
    const { time, clock } = at(5_000)
    clock.want({ timestamp: 9 })
    expect(clock.dueInMs(head(1))).toBe(4_000)
    time.now = 9_000
    clock.mined(head(2, 9))
    expect(clock.dueInMs(head(2, 9))).toBe(60_000)
  })

  it('ignores a request for a block that is too far ahead', () => {
    const { clock } = at(0)
    clock.want({ number: 1_000_000 })
    expect(clock.dueInMs(head(1))).toBe(60_000)
  })
})
