import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { anySignal } from './anySignal.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

it('aborts at its timeout, though garbage was collected while nobody listened', async () => {
  const until = anySignal([new AbortController().signal, AbortSignal.timeout(300)])
  for (let i = 0; i < 10; i++) {
    collectGarbage()
    await delay(50)
  }
  expect(until.aborted).toBe(true)
})

it('aborts with the reason of the first of its signals', () => {
  const controller = new AbortController()
  const until = anySignal([controller.signal, AbortSignal.timeout(60_000)])
  controller.abort('reason')
  expect([until.aborted, until.reason]).toEqual([true, 'reason'])
})
