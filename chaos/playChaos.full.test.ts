import { expect, it } from 'vitest'
import { playInProcess } from './playInProcess.ts'

const nothingLost = { lost_tasks: 0, lost_units: 0, honest_slashed: 0, stuck: 0, crashes: 0 }

it('loses nothing in two minutes of random faults', { timeout: 25 * 60_000 }, async () => {
  const { metrics, log } = await playInProcess('--minutes', '2', '--seed', '17')
  expect(metrics, log).toMatchObject(nothingLost)
  expect(metrics!.faults, log).toBeGreaterThan(5)
  expect(metrics!.tasks, log).toBeGreaterThan(2)
})
