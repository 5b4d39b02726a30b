import { expect, it } from 'vitest'
import { Turns } from './Turns.ts'

it('runs one at a time for each key, in order, and goes on after a failure', async () => {
  const turns = new Turns()
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const run = (key: string, name: string, work = async () => {}) =>
    turns.run(key, async () => {
      begun.push(name)
      await work()
      return name
    })
  const first = run('a', 'first', () => gate.promise)
  const second = run('a', 'second')
  expect(await run('b', 'other')).toBe('other')
  expect(begun).toEqual(['first', 'other'])
  gate.reject(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  expect(await second).toBe('second')
  expect(await run('a', 'third')).toBe('third')
})
