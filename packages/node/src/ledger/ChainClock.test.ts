import { expect, it } from 'vitest'
import { ChainClock } from './ChainClock.ts'

function clocks() {
  const time = { wallMs: 1_000_000_000, steadyMs: 5_000 }
  const wrong: number[] = []
  const clock = new ChainClock({
    wallMs: () => time.wallMs,
    steadyMs: () => time.steadyMs,
    onWrong: (differenceMs) => wrong.push(differenceMs),
  })
  const pass = (ms: number) => {
    time.wallMs += ms
    time.steadyMs += ms
  }
  return { time, wrong, clock, pass }
}

it("is the machine's clock while blocks agree with it", () => {
  const { time, wrong, clock, pass } = clocks()
  expect(clock.nowMs()).toBe(time.wallMs)
  clock.observe(1_000_000 - 3)
  pass(10_000)
  expect(clock.nowMs()).toBe(time.wallMs)
  expect(wrong).toEqual([])
})

it('does not follow a clock that jumps, and says so once', () => {
  for (const jumpMs of [3_600_000, -3_600_000]) {
    const { time, wrong, clock, pass } = clocks()
    clock.observe(1_000_000)
    time.wallMs += jumpMs
    pass(2_000)
    expect(clock.nowMs()).toBe(1_000_002_000)
    pass(500)
    expect(clock.nowMs()).toBe(1_000_002_500)
    expect(wrong).toEqual([jumpMs])
    // set right again
    time.wallMs -= jumpMs
    expect(clock.nowMs()).toBe(time.wallMs)
  }
})

it('is not set back by a block that arrives late', () => {
  const { time, clock, pass } = clocks()
  clock.observe(1_000_000)
  pass(60_000)
  clock.observe(1_000_001)
  expect(clock.nowMs()).toBe(time.wallMs)
})

it('forgets old blocks, so that one from the future does not last', () => {
  const { time, clock, pass } = clocks()
  clock.observe(1_009_000)
  expect(clock.nowMs()).toBe(1_009_000_000)
  for (let i = 0; i < 64; i++) {
    pass(1_000)
    clock.observe(time.wallMs / 1000)
  }
  expect(clock.nowMs()).toBe(time.wallMs)
})

it('has whole milliseconds when the clock is wrong, though the steady clock has fractions', () => {
  const { time, clock, pass } = clocks()
  clock.observe(1_000_000)
  time.wallMs += 3_600_000
  pass(2_000.75)
  expect(clock.nowMs()).toBe(1_000_002_000)
})
