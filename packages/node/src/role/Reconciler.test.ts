import { silentLogger } from '@muster-network/core'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { Reconciler } from './Reconciler.ts'

let reconciler: Reconciler | undefined
afterEach(() => reconciler?.stop())

it('never overlaps the runs of a key, and never misses a wake', async () => {
  let busy = 0
  let runs = 0
  const third = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  reconciler = new Reconciler({
    name: 'test',
    logger: silentLogger,
    async reconcile() {
      expect(++busy).toBe(1)
      if (++runs === 1) await gate.promise
      if (runs === 3) third.resolve()
      busy--
      return undefined
    },
  })
  reconciler.wake('a')
  reconciler.wake('a')
  reconciler.wake('a')
  gate.resolve()
  await expect.poll(() => runs).toBe(2)
  reconciler.wake('a')
  await third.promise
})

it('retries after a failure, and after the time that reconcile returns', async () => {
  const seen: string[] = []
  const done = Promise.withResolvers<void>()
  reconciler = new Reconciler({
    name: 'test',
    logger: silentLogger,
    async reconcile(key) {
      seen.push(key)
      if (seen.length === 1) throw new Error('once')
      if (seen.length === 2) return { retryAfterMs: 1 }
      done.resolve()
      return undefined
    },
  })
  reconciler.wake('a')
  await done.promise
  expect(seen).toEqual(['a', 'a', 'a'])
})

it('pauses between failures, though the failing step wakes its own key', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let runs = 0
  reconciler = new Reconciler({
    name: 'test',
    logger: silentLogger,
    async reconcile(key) {
      runs++
      reconciler!.wake(key)
      throw new Error('no space left on device')
    },
  })
  reconciler.wake('a')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBeGreaterThan(10)
  expect(runs).toBeLessThan(50)
})

it('waits for the run under way when stopped, and starts no other', async () => {
  let runs = 0
  reconciler = new Reconciler({
    name: 'test',
    logger: silentLogger,
    async reconcile(_, signal) {
      runs++
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      return { retryAfterMs: 1 }
    },
  })
  reconciler.wake('a')
  await reconciler.stop()
  reconciler.wake('a')
  reconciler.wake('b')
  expect(runs).toBe(1)
})

it('wakes every open key at the start, and none after the stop', async () => {
  const open = ['a', 'b']
  const seen: string[] = []
  reconciler = new Reconciler({
    name: 'test',
    logger: silentLogger,
    openKeys: () => open,
    async reconcile(key) {
      seen.push(key)
      return undefined
    },
  })
  expect(seen).toEqual([])
  open.push('c')
  reconciler.start()
  expect(seen).toEqual(['a', 'b', 'c'])
  await reconciler.stop()
  reconciler.start()
  expect(seen).toEqual(['a', 'b', 'c'])
})

it('takes its open keys and its reconcile function from a subclass', async () => {
  class Doubling extends Reconciler<'one' | 'two'> {
    readonly lengths: Map<string, number>
    constructor() {
      super({
        name: 'doubling',
        logger: silentLogger,
        openKeys: () => this.lengths.keys() as Iterable<'one' | 'two'>,
        reconcile: (key) => this.#double(key),
      })
      this.lengths = new Map([['one', 3]])
    }

    async #double(key: string): Promise<undefined> {
      this.lengths.set(key, (this.lengths.get(key) ?? 1) * 2)
    }
  }
  const doubling = new Doubling()
  reconciler = doubling
  doubling.start()
  doubling.wake('two')
  await doubling.stop()
  expect([...doubling.lengths]).toEqual([
    ['one', 6],
    ['two', 2],
  ])
})
