import { describe, expect, it } from 'vitest'
import type { LimitName, Limits } from '../RunSpec.ts'
import { type CompliancePrograms, type ComplianceSetup, generousLimits } from './ComplianceSetup.ts'
import { createScratch } from './createScratch.ts'

const cases: { limit: LimitName; value: number; program: keyof CompliancePrograms<unknown> }[] = [
  { limit: 'cpuMs', value: 500, program: 'spin' },
  { limit: 'wallMs', value: 500, program: 'spin' },
  { limit: 'memoryBytes', value: 64 * 2 ** 20, program: 'memoryBomb' },
  { limit: 'diskBytes', value: 2 ** 20, program: 'fileBomb' },
  { limit: 'outputBytes', value: 2 ** 20, program: 'fileBomb' },
]

/** Each limit ends the run and the outcome names it; a full log does not end a run. */
export function limitCompliance<Program>(setup: ComplianceSetup<Program>): void {
  describe('limits', () => {
    for (const { limit, value, program } of cases) {
      const reason = setup.unreachable?.[limit]
      it(`enforces ${limit}`, async (context) => {
        if (reason !== undefined) context.skip(reason)
        setup.needs?.(context)
        const { open, spec } = await createScratch(setup)
        const limits: Limits = { ...generousLimits, [limit]: value }
        const run = await (await open()).start(spec(setup.programs[program] as Program, { limits }))
        const outcome = await run.wait()
        // A program that is denied a resource may exit by itself, but the limit must still be named.
        expect(outcome.kind).toBe('failed')
        if (outcome.kind !== 'failed') return
        expect(outcome.failure.fault, JSON.stringify(outcome.failure)).toBe('limit')
        if (outcome.failure.fault === 'limit') expect(outcome.failure.limit).toBe(limit)
      })
    }

    it('enforces logBytes without ending the run', async (context) => {
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const limits: Limits = { ...generousLimits, logBytes: 1000, wallMs: 1500 }
      const run = await (await open()).start(spec(setup.programs.logBomb, { limits }))
      expect(await run.wait()).toMatchObject({ kind: 'failed', failure: { fault: 'limit', limit: 'wallMs' } })
      const { bytes, droppedBytes } = await run.logs()
      expect(bytes.length).toBe(1000)
      expect(droppedBytes).toBeGreaterThan(0)
    })

    it('enforces processes', async (context) => {
      if (setup.programs.forkBomb === undefined) return context.skip('no program can start a process here')
      setup.needs?.(context)
      const { open, spec } = await createScratch(setup)
      const limits: Limits = { ...generousLimits, processes: 16, wallMs: 3000 }
      const run = await (await open()).start(spec(setup.programs.forkBomb, { limits }))
      expect(await run.wait()).toMatchObject({ kind: 'failed' })
    })
  })
}
