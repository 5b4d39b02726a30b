import { expect, it } from 'vitest'
import { maxLogTimes } from '../../wire/calls.ts'
import { LogTimes } from './LogTimes.ts'

it('keeps the time at which output was written while the client does not answer', () => {
  const times = new LogTimes()
  times.note('a', 10, 1_000)
  times.note('a', 10, 2_000)
  times.note('a', 25, 3_000)
  expect(times.between('a', 0, 20)).toEqual([
    { offset: 10, atMs: 1_000 },
    { offset: 20, atMs: 3_000 },
  ])
  times.forget('a', 20)
  expect(times.between('a', 20, 25)).toEqual([{ offset: 25, atMs: 3_000 }])
  expect([times.lastSize('a'), times.lastSize('b')]).toEqual([25, 0])
})

it('ends a report at the last time that it can carry', () => {
  const times = new LogTimes()
  for (let second = 1; second <= 100; second++) times.note('a', second * 10, second * 1_000)
  const first = times.between('a', 0, 1_000)
  expect(first).toHaveLength(maxLogTimes)
  expect(first.at(-1)).toEqual({ offset: maxLogTimes * 10, atMs: maxLogTimes * 1_000 })
})

it('bounds its memory', () => {
  const times = new LogTimes()
  for (let second = 1; second <= 10_000; second++) times.note('a', second, second * 1_000)
  let from = 0
  let marks = 0
  for (
    let part = times.between('a', from, 10_000);
    part.length > 0;
    part = times.between('a', from, 10_000)
  ) {
    marks += part.length
    from = part.at(-1)!.offset
  }
  expect([from, marks <= 4_096]).toEqual([10_000, true])
})
