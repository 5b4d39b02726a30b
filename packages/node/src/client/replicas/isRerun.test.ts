import type { Hex } from '@muster-network/chain'
import { expect, it } from 'vitest'
import type { ClientTask } from '../ClientTask.ts'
import { isRerun } from './isRerun.ts'

const taskId: Hex = `0x${'1'.repeat(64)}`

/** A client with one task, and the steps that it noted. */
function clientWith(rerun: number, exact = true) {
  const check = { how: 'redundant', replicas: 3, rerun }
  let task = { taskId, terms: { exact }, prescription: { check } } as unknown as ClientTask
  const steps: unknown[] = []
  const context = {
    records: { tasks: { change: (_: string, to: (each: ClientTask) => ClientTask) => (task = to(task)) } },
    note: (_: string, entry: unknown) => steps.push(entry),
  } as unknown as Parameters<typeof isRerun>[0]
  return { draw: (part: number) => isRerun(context, task, part), task: () => task, steps }
}

it('draws no part at a share of 0, and every part at 1', () => {
  const [none, all] = [clientWith(0), clientWith(1)]
  for (let part = 0; part < 100; part++) {
    expect(none.draw(part)).toBe(false)
    expect(all.draw(part)).toBe(true)
  }
  expect(none.steps).toEqual([])
  expect(all.steps[7]).toEqual({ step: 'replicasRerun', part: 7 })
})

it('draws each part once, so that asking again changes nothing', () => {
  const { draw, task, steps } = clientWith(0.5)
  const first = Array.from({ length: 64 }, (_, part) => draw(part))
  expect(Array.from({ length: 64 }, (_, part) => draw(part))).toEqual(first)
  expect(Object.values(task().reruns!)).toEqual(first)
  expect(steps).toHaveLength(first.filter(Boolean).length)
})

it('draws the share of the task file', () => {
  const { draw } = clientWith(0.2)
  let drawn = 0
  for (let part = 0; part < 2_000; part++) if (draw(part)) drawn++
  // six standard deviations on either side
  expect(Math.abs(drawn - 400)).toBeLessThan(108)
})

it('draws nothing where honest results may differ', () => {
  const { draw, task } = clientWith(1, false)
  expect(draw(0)).toBe(false)
  expect(task().reruns).toBeUndefined()
})
