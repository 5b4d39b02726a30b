import { createIdentity } from '@muster-network/p2p'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Records } from '../../store/Records.ts'
import { type RefusalCounts, Refusals } from './Refusals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('writes its counts later when the disk was full in its timer', async () => {
  const taskId = `0x${'ab'.repeat(32)}` as const
  const stored = new Map<string, RefusalCounts>()
  let isFull = true
  const records = {
    get: (id: string) => stored.get(id),
    put(id: string, counts: RefusalCounts) {
      if (isFull) throw new Error('database or disk is full')
      stored.set(id, counts)
    },
  } as unknown as Records<RefusalCounts>
  const refusals = new Refusals(records)
  refusals.add(taskId, createIdentity().peerId, ['price'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stored.size).toBe(0)
  isFull = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored.get(taskId)).toEqual({ price: 1 })
})
