import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Run } from '../Run.ts'
import { resultDigest } from '../resultDigest.ts'
import type { ComplianceSetup } from './ComplianceSetup.ts'
import { hasSpoken, scratch } from './scratch.ts'

/** Starting, watching, ending and finding again. */
export function lifeCompliance<Program>(setup: ComplianceSetup<Program>): void {
  const { programs } = setup

  describe('life of a run', () => {
    it('runs a program to its result, with logs and usage after its end', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
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

    it("gives a program's failure to the program", async (context) => {
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
      const run = await (await open()).start(spec(programs.fail))
      expect(await run.wait()).toMatchObject({
        kind: 'failed',
        failure: { fault: 'program', exitCode: 3 },
      })
      expect(text(await run.logs())).toBe('sorry\n')
    })

    it('makes one run of two starts, also of two at once', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
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

    it('can be stopped while it starts, and while it runs', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
      const executor = await open()
      const early = await executor.start(spec(programs.spin))
      expect(await early.stop({ graceMs: 0 })).toMatchObject({ kind: 'stopped' })
      const late = await executor.start(spec(programs.spin))
      await hasSpoken(late)
      expect(await late.status()).toBe('running')
      expect(await late.stop()).toMatchObject({ kind: 'stopped' })
      expect(await late.wait()).toMatchObject({ kind: 'stopped' })
    })

    it('pauses and goes on', async (context) => {
      if (setup.unreachable?.pause !== undefined) context.skip(setup.unreachable.pause)
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
      const run = await (await open()).start(spec(programs.count, { args: ['200'] }))
      await hasSpoken(run)
      await run.pause()
      expect(await run.status()).toBe('paused')
      const before = (await run.usage()).cpuMs
      expect((await run.usage()).cpuMs).toBe(before)
      await run.resume()
      expect(await run.wait()).toMatchObject({ kind: 'finished' })
    })

    it('is found again by the next daemon, running or ended', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
      const before = await open()
      const ended = await before.start(spec(programs.copy))
      const outcome = await ended.wait()
      const running = await before.start(spec(programs.spin))
      await hasSpoken(running)
      await before.close()

      const after = await open()
      const again = must(await after.find(ended.id))
      expect(await again.wait()).toEqual(outcome)
      expect(text(await again.logs())).toBe('hello\n')
      const still = must(await after.find(running.id))
      expect(await still.status()).toBe('running')
      expect(await still.stop({ graceMs: 0 })).toMatchObject({ kind: 'stopped' })
      expect((await after.list()).map((run) => run.id).sort()).toEqual([ended.id, running.id].sort())
    })

    it('forgets a run only once it has ended', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
      const executor = await open()
      const run = await executor.start(spec(programs.spin))
      await expect(run.remove()).rejects.toMatchObject({ code: 'EXEC_RUNNING' })
      await run.stop({ graceMs: 0 })
      await run.remove()
      expect(await executor.find(run.id)).toBeUndefined()
    })

    it('does not take an id that could name another folder', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await scratch(setup)
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

function must(run: Run | undefined): Run {
  expect(run).toBeDefined()
  return run as Run
}
