import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { watchLoop } from './watchLoop.ts'

function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('sees work that holds up the event loop at its beginning, its end, or all the time', async () => {
  for (const work of [
    async () => block(300),
    async () => {
      await pause(20)
      block(300)
    },
    async () => {
      block(300)
      await pause(20)
    },
  ])
    expect((await watchLoop(work)).longestPauseMs).toBeGreaterThan(290)
})

it('returns the outcome, and the memory that the work took', async () => {
  const filled = await watchLoop(async () => {
    const kept = Buffer.alloc(64 << 20, 1)
    await pause(60)
    return kept.length
  })
  expect(filled.outcome).toEqual({ status: 'fulfilled', value: 64 << 20 })
  expect(filled.memoryGrewBytes).toBeGreaterThan(32 << 20)
  const failed = await watchLoop(() => Promise.reject(new Error('no')))
  expect(failed.outcome).toMatchObject({ status: 'rejected', reason: { message: 'no' } })
})
