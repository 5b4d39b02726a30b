import { describe, expect, it } from 'vitest'
import { watchLoop } from '../../../../scripts/test/watchLoop.ts'
import { workerTask } from './workerTask.ts'

const task = <In, Out>(name: string, limits: { heapBytes?: number; timeoutMs?: number } = {}) =>
  workerTask<In, Out>({
    module: new URL('../../test/programs/workerFunctions.ts', import.meta.url),
    name,
    heapBytes: limits.heapBytes ?? 64 * 2 ** 20,
    timeoutMs: () => limits.timeoutMs ?? 60_000,
  })

describe('workerTask', () => {
  it('returns the result of a function that ran in another thread', async () => {
    expect(await task<{ a: bigint }, unknown>('echo')({ a: 1n })).toEqual({ a: 1n, isMainThread: false })
  })

  it('passes on an error with its code, and wraps any other', async () => {
    await expect(task('failWithCode')(0)).rejects.toMatchObject({ code: 'EXEC_RUN_INVALID', message: 'no' })
    await expect(task('fail')(0)).rejects.toMatchObject({ code: 'EXEC_HOST', message: 'fail failed: oh' })
    await expect(task('exit')(0)).rejects.toMatchObject({ code: 'EXEC_HOST' })
  })

  it('terminates work that never ends, and leaves the event loop free meanwhile', async () => {
    const { outcome, tookMs, longestPauseMs } = await watchLoop(() => task('spin', { timeoutMs: 3_000 })(0))
    expect(outcome).toMatchObject({
      reason: { code: 'EXEC_TOO_COSTLY', message: 'spin took more than 3000 ms' },
    })
    expect(longestPauseMs).toBeLessThan(tookMs / 2)
  })

  it('ends work that fills its heap, and not this process', async () => {
    await expect(task('fillHeap', { heapBytes: 32 * 2 ** 20 })(0)).rejects.toMatchObject({
      code: 'EXEC_TOO_COSTLY',
    })
  })

  it('ends when its signal is aborted, also while it waits for its turn', async () => {
    const controller = new AbortController()
    const runs = Array.from({ length: 4 }, () => task('spin')(0, controller.signal))
    controller.abort(new Error('enough'))
    for (const run of runs) await expect(run).rejects.toThrow('enough')
    expect(await task('echo')({})).toEqual({ isMainThread: false })
  })
})
