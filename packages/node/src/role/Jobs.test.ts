import { silentLogger } from '@muster-network/core'
import { afterEach, expect, it } from 'vitest'
import { Jobs } from './Jobs.ts'

let jobs: Jobs | undefined
afterEach(() => jobs?.stop())

it('never looks at a key twice at once, and never misses a wake', async () => {
  let busy = 0
  let looked = 0
  const third = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  jobs = new Jobs({
    name: 'test',
    logger: silentLogger,
    async advance() {
      expect(++busy).toBe(1)
      if (++looked === 1) await gate.promise
      if (looked === 3) third.resolve()
      busy--
      return undefined
    },
  })
  jobs.wake('a')
  jobs.wake('a')
  jobs.wake('a')
  gate.resolve()
  await expect.poll(() => looked).toBe(2)
  jobs.wake('a')
  await third.promise
})

it('tries again after a failure, and after the time that a step names', async () => {
  const seen: string[] = []
  const done = Promise.withResolvers<void>()
  jobs = new Jobs({
    name: 'test',
    logger: silentLogger,
    async advance(key) {
      seen.push(key)
      if (seen.length === 1) throw new Error('once')
      if (seen.length === 2) return { againMs: 1 }
      done.resolve()
      return undefined
    },
  })
  jobs.wake('a')
  await done.promise
  expect(seen).toEqual(['a', 'a', 'a'])
})

it('stops after the step under way and begins nothing afterwards', async () => {
  let looked = 0
  jobs = new Jobs({
    name: 'test',
    logger: silentLogger,
    async advance(_, signal) {
      looked++
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      return { againMs: 1 }
    },
  })
  jobs.wake('a')
  await jobs.stop()
  jobs.wake('a')
  jobs.wake('b')
  expect(looked).toBe(1)
})
