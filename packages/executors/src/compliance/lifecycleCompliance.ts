import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Run } from '../Run.ts'
import { resultDigest } from '../resultDigest.ts'
import type { ComplianceSetup } from './ComplianceSetup.ts'
import { createScratch, untilFirstOutput } from './createScratch.ts'

/** Starting, observing, ending and finding runs. */
export function lifecycleCompliance<Program>(setup: ComplianceSetup<Program>): void {
  const { programs } = setup

  describe('lifecycle of a run', () => {
    it('runs a program to its result, with logs and usage after the end', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const executor = await open()
      const run = await executor.start(spec(programs.copy))
      const outcome = await run.wait()
      expect(outcome).toMatchObject({ kind: 'finished', result: { bytes: 4 } })
      if (outcome.kind !== 'finished') return
      expect(await readFile(join(outcome.result.dir, 'a.txt'), 'utf8')).toBe('tea\n')
      expect(outcome.result.digest).toBe((await resultDigest(outcome.result.dir)).digest)
      expect(text(await run.logs())).toBe('hello\n')
      expect(text(await run.logs({ offset: 4 }))).toBe('o\n')
      expect(await run.status()).toBe('ended')
      expect((await run.usage()).units).toBeGreaterThan(0n)
      expect(outcome.usage).toEqual(await run.usage())
    })

    it("attributes a program's failure to the program", async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const run = await (await open()).start(spec(programs.fail))
      expect(await run.wait()).toMatchObject({
        kind: 'failed',
        failure: { fault: 'program', exitCode: 3 },
      })
      expect(text(await run.logs())).toBe('sorry\n')
    })

    it('starts one run for two calls, also for concurrent ones', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const executor = await open()
      const once = spec(programs.copy)
      const [first, second] = await Promise.all([executor.start(once), executor.start(once)])
      await first.wait()
      const third = await executor.start(once)
      expect([first.id, second.id, third.id]).toEqual([once.runId, once.runId, once.runId])
      expect(await third.wait()).toEqual(await second.wait())
      expect(text(await third.logs())).toBe('hello\n')
      expect(await executor.list()).toHaveLength(1)
    })

    it('stops a run while it starts and while it runs', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const executor = await open()
      const early = await executor.start(spec(programs.spin))
      expect(await early.stop({ graceMs: 0 })).toMatchObject({ kind: 'stopped' })
      const late = await executor.start(spec(programs.spin))
      await untilFirstOutput(late)
      expect(await late.status()).toBe('running')
      expect(await late.stop()).toMatchObject({ kind: 'stopped' })
      expect(await late.wait()).toMatchObject({ kind: 'stopped' })
    })

    it('pauses and resumes a run', async (context) => {
      if (setup.unreachable?.pause !== undefined) context.skip(setup.unreachable.pause)
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const run = await (await open()).start(spec(programs.count, { args: ['200'] }))
      await untilFirstOutput(run)
      await run.pause()
      expect(await run.status()).toBe('paused')
      const before = (await run.usage()).cpuMs
      expect((await run.usage()).cpuMs).toBe(before)
      await run.resume()
      expect(await run.wait()).toMatchObject({ kind: 'finished' })
    })

    it('finds runs of an earlier daemon, running or ended', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const before = await open()
      const ended = await before.start(spec(programs.copy))
      const outcome = await ended.wait()
      const running = await before.start(spec(programs.spin))
      await untilFirstOutput(running)
      await before.close()

      const after = await open()
      const again = expectDefined(await after.find(ended.id))
      expect(await again.wait()).toEqual(outcome)
      expect(text(await again.logs())).toBe('hello\n')
      const still = expectDefined(await after.find(running.id))
      expect(await still.status()).toBe('running')
      expect(await still.stop({ graceMs: 0 })).toMatchObject({ kind: 'stopped' })
      expect((await after.list()).map((run) => run.id).sort()).toEqual([ended.id, running.id].sort())
    })

    it('removes a run only after it has ended', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const executor = await open()
      const run = await executor.start(spec(programs.spin))
      await expect(run.remove()).rejects.toMatchObject({ code: 'EXEC_RUNNING' })
      await run.stop({ graceMs: 0 })
      await run.remove()
      expect(await executor.find(run.id)).toBeUndefined()
    })

    it('rejects an id that could name another folder', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const executor = await open()
      for (const runId of ['../x', '', 'a/b', 'A', 'x'.repeat(65)])
        await expect(executor.start(spec(programs.copy, { runId }))).rejects.toMatchObject({
          code: 'EXEC_RUN_INVALID',
        })
    })
  })
}

function text(slice: { bytes: Uint8Array }): string {
  return Buffer.from(slice.bytes).toString('utf8')
}

function expectDefined(run: Run | undefined): Run {
  expect(run).toBeDefined()
  return run as Run
}
