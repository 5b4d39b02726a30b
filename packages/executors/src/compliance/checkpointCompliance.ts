import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { ComplianceSetup } from './ComplianceSetup.ts'
import { createScratch, untilFirstOutput } from './createScratch.ts'

/** Checkpointing a run and resuming it in another run; an executor without checkpoints must report that. */
export function checkpointCompliance<Program>(setup: ComplianceSetup<Program>): void {
  const { programs } = setup

  describe('checkpoints', () => {
    it('resumes from a checkpoint in another run with the same result and units, or throws EXEC_UNSUPPORTED', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const executor = await open()
      const key = randomBytes(32)
      const run = await executor.start(spec(programs.count, { args: ['200'], checkpointKey: key }))
      await untilFirstOutput(run)
      if (!executor.facts.checkpoints) {
        await expect(run.checkpoint()).rejects.toMatchObject({ code: 'EXEC_UNSUPPORTED' })
        return
      }
      const checkpoint = await run.checkpoint()
      const whole = await run.wait()
      expect(whole.kind).toBe('finished')
      if (whole.kind !== 'finished') return
      expect(checkpoint.units).toBeGreaterThan(0n)
      expect(checkpoint.units).toBeLessThan(whole.usage.units)

      const from = { path: checkpoint.path, key, digest: checkpoint.digest }
      const rest = await executor.start(spec(programs.count, { args: ['200'], from }))
      expect(await rest.wait()).toMatchObject({
        kind: 'finished',
        result: { digest: whole.result.digest },
        usage: { units: whole.usage.units },
      })
    })

    it('rejects a checkpoint that is not the committed one', async (context) => {
      setup.needs?.(context)
      const { open, spec, root } = await createScratch(setup)
      const executor = await open()
      if (!executor.facts.checkpoints) return context.skip('the executor has no checkpoints')
      const key = randomBytes(32)
      const run = await executor.start(spec(programs.count, { args: ['200'], checkpointKey: key }))
      await untilFirstOutput(run)
      const { path, digest } = await run.checkpoint()
      await run.stop({ graceMs: 0 })

      const tampered = await readFile(path)
      tampered[tampered.length >> 1]! ^= 1
      await writeFile(`${root}/tampered`, tampered)
      const wrong = [
        { path, key, digest: '00'.repeat(32) },
        { path, key: randomBytes(32), digest },
        { path: `${root}/tampered`, key, digest },
      ]
      for (const from of wrong)
        await expect(executor.start(spec(programs.count, { args: ['200'], from }))).rejects.toMatchObject({
          code: 'EXEC_CHECKPOINT_FORGED',
        })
    })
  })
}
