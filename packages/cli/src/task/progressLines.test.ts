import { stripVTControlCharacters } from 'node:util'
import type { TaskDetail, TaskPart } from '@muster-network/api'
import { expect, it } from 'vitest'
import { textWidth } from '../output/textWidth.ts'
import { progressLines } from './progressLines.ts'

const part = (index: number, more: Partial<TaskPart>) =>
  ({ index, state: 'running', progress: 0.5, eta: null, resultReady: false, ...more }) as TaskPart
const task = (partList: TaskPart[]) =>
  ({
    name: 'tea-room',
    state: 'running',
    outcome: 'open',
    parts: partList.length,
    partsDone: 1,
    eta: { lowMs: 120_000, highMs: 125_000 },
    progress: 0.5,
    partList,
  }) as unknown as TaskDetail

const parts = [
  part(0, { state: 'ended', progress: 1, resultReady: true }),
  part(1, { progress: 0.456, eta: { lowMs: 120_000, highMs: 125_000 } }),
  part(2, { progress: null }),
  part(3, { state: 'unawarded', progress: 0 }),
  part(4, { state: 'delivered', progress: 1 }),
  part(5, { state: 'ended', progress: 0.2, resultReady: false }),
]
const rates = new Map([
  [1, 12_300_000],
  [2, null],
])
const show = (width: number, rows = 20, tick = 4) =>
  progressLines({ task: task(parts), rates, width, rows, tick })
    .map(stripVTControlCharacters)
    .join('\n')

it('shows a line for each part with bar, rate and remaining time', () => {
  expect(show(80)).toMatchInlineSnapshot(`
    "tea-room: running, 1 of 6 parts done, about 2 min left
    part 0  ██████████████████ 100%  done
    part 1  ████████··········  45%  12 M/s  about 2 min left
    part 2  ····▒▒▒···········    -  not measured yet
    part 3  ··················   0%  waiting for an executor
    part 4  ██████████████████ 100%  checking
    part 5  ███···············  20%  no result"
  `)
  expect(show(120)).toMatchInlineSnapshot(`
    "tea-room: running, 1 of 6 parts done, about 2 min left
    part 0  ██████████████████████████████ 100%  done
    part 1  █████████████·················  45%  12 M/s  about 2 min left
    part 2  ····▒▒▒·······················    -  not measured yet
    part 3  ······························   0%  waiting for an executor
    part 4  ██████████████████████████████ 100%  checking
    part 5  ██████························  20%  no result"
  `)
})

it.each([20, 40, 60, 80, 120])('keeps every line narrower than %i columns', (width) => {
  for (const line of show(width).split('\n')) expect(textWidth(line)).toBeLessThan(width)
})

it('shows the parts that run when the terminal has too few rows', () => {
  const lines = show(80, 5).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines.map((line) => line.slice(0, 6))).toEqual(['tea-ro', 'part 1', 'part 2', 'part 3', '… and '])
})
