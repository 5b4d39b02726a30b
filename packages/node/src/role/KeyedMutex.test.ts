import { expect, it } from 'vitest'
import { KeyedMutex } from './KeyedMutex.ts'

it('runs the work of one key in order without overlap, and continues after a failure', async () => {
  const mutex = new KeyedMutex()
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const run = (key: string, name: string, work = async () => {}) =>
    mutex.run(key, async () => {
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
