import { expect, it } from 'vitest'
import { InTurn } from './InTurn.ts'

it('runs the work of one key in order, also after a failure, and other keys at the same time', async () => {
  const turns = new InTurn<string>()
  const steps: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.run('a', async () => {
    await gate.promise
    steps.push('a1')
    throw new Error('failed')
  })
  const second = turns.run('a', async () => steps.push('a2'))
  await turns.run('b', async () => steps.push('b'))
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(steps).toEqual(['b', 'a1', 'a2'])
})
