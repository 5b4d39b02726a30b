import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMeasurement,
  etaOf,
  etaOfAll,
  type Measurement,
  measureUnits,
  type PartProgress,
} from './partProgress.ts'

const measured = fc.record({
  share: fc.double({ min: 0, max: 20, noNaN: true }),
  by: fc.constantFrom<Measurement['by']>('program', 'parts', 'history', 'trial'),
})

/** Any life of a part: measurements of every kind, takeovers, and a clock that may be set back. */
const life = fc.array(
  fc.record({ measured, takesOver: fc.boolean(), tookMs: fc.integer({ min: -5_000, max: 60_000 }) }),
  { minLength: 1, maxLength: 40 },
)

function play(steps: { measured: Measurement; takesOver: boolean; tookMs: number }[]) {
  let [progress, assignment, nowMs, startedMs]: [PartProgress | undefined, number, number, number] = [
    undefined,
    1,
    0,
    0,
  ]
  return steps.map((step) => {
    nowMs += step.tookMs
    if (step.takesOver) [assignment, startedMs] = [assignment + 1, nowMs]
    progress = addMeasurement(progress, step.measured, { assignment, startedMs, nowMs })
    return { progress, nowMs }
  })
}

/** A part that runs at an even speed, measured after each of `steps` equal pieces of work. */
function steady(by: Measurement['by'], steps: number, stepMs: number, total = 1) {
  let progress: PartProgress | undefined
  return Array.from({ length: steps }, (_, i) => {
    const nowMs = (i + 1) * stepMs
    const share = (total * (i + 1)) / steps
    progress = addMeasurement(progress, { share, by }, { assignment: 1, startedMs: 0, nowMs })
    return { shown: progress.shown, eta: etaOf(progress, nowMs), leftMs: (steps - i - 1) * stepMs }
  })
}

const kinds = fc.constantFrom<Measurement['by']>('program', 'parts', 'history', 'trial')

describe('the progress of a part', () => {
  it('never falls, and is below 1 before the end', () => {
    fc.assert(
      fc.property(life, (steps) => {
        let before = 0
        for (const { progress } of play(steps)) {
          expect(progress.shown).toBeGreaterThanOrEqual(before)
          expect(progress.shown).toBeLessThan(0.97)
          before = progress.shown
        }
      }),
    )
  })

  it('is unknown until something was measured', () => {
    expect(measureUnits(5n, undefined)).toBeUndefined()
    expect(measureUnits(0n, { units: 10n, by: 'history' })).toBeUndefined()
    expect(measureUnits(5n, { units: 10n, by: 'history' })).toEqual({ share: 0.5, by: 'history' })
  })

  it('does not stay near the end: an even run moves on with every measurement', () => {
    fc.assert(
      fc.property(kinds, fc.integer({ min: 2, max: 300 }), (by, steps) => {
        const shown = steady(by, steps, 1_000).map((each) => each.shown)
        expect(shown.filter((each) => each >= 0.99)).toEqual([])
        for (const [i, each] of shown.entries()) expect(each).toBeGreaterThan(shown[i - 1] ?? 0)
      }),
    )
  })

  it('stops below 0.95 when the work is longer than expected, and has no time left to tell', () => {
    const long = steady('history', 100, 1_000, 10)
    expect(long.at(-1)!.shown).toBeLessThanOrEqual(0.95)
    expect(long.at(-1)!.eta).toBeUndefined()
  })
})

describe('the remaining time', () => {
  it('is a range around the truth that narrows, in an even run', () => {
    fc.assert(
      fc.property(
        kinds,
        fc.integer({ min: 2, max: 100 }),
        fc.integer({ min: 1, max: 10_000 }),
        (by, n, ms) => {
          let before = Number.POSITIVE_INFINITY
          for (const { eta, leftMs } of steady(by, n, ms).slice(0, -1)) {
            expect(eta!.lowMs).toBeLessThanOrEqual(leftMs)
            expect(eta!.highMs).toBeGreaterThanOrEqual(leftMs)
            // both ends are rounded to milliseconds
            expect(eta!.highMs - eta!.lowMs).toBeLessThanOrEqual(before + 2)
            before = eta!.highMs - eta!.lowMs
          }
        },
      ),
    )
  })

  it('is in order and finite for every life of a part', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: -5_000, max: 10 ** 9 }), (steps, laterMs) => {
        for (const { progress, nowMs } of play(steps)) {
          const eta = etaOf(progress, nowMs + laterMs)
          if (!eta) continue
          expect(eta.lowMs).toBeGreaterThanOrEqual(0)
          expect(eta.highMs).toBeGreaterThanOrEqual(eta.lowMs)
          expect(Number.isFinite(eta.highMs)).toBe(true)
        }
      }),
    )
  })

  it('grows while nothing more is measured', () => {
    const at = { assignment: 1, startedMs: 0, nowMs: 10_000 }
    const half = addMeasurement(undefined, { share: 0.5, by: 'program' }, at)
    expect(etaOf(half, 15_000)).toEqual({ lowMs: 3_000, highMs: 7_500 })
    expect(etaOf(half, 60_000)).toEqual({ lowMs: 0, highMs: 60_000 })
  })

  it('measures a takeover by its own speed, not by the work that it found', () => {
    const first = addMeasurement(
      undefined,
      { share: 0.5, by: 'program' },
      { assignment: 1, startedMs: 0, nowMs: 100_000 },
    )
    const resumed = { assignment: 2, startedMs: 200_000 }
    const begun = addMeasurement(first, { share: 0.5, by: 'program' }, { ...resumed, nowMs: 201_000 })
    expect(etaOf(begun, 201_000)).toBeUndefined()
    const further = addMeasurement(begun, { share: 0.75, by: 'program' }, { ...resumed, nowMs: 202_000 })
    expect(etaOf(further, 202_000)).toMatchObject({ lowMs: 888, highMs: 1_125 })
  })

  it('is that of the slowest part, and unknown when one part is', () => {
    const [quick, slow] = [
      { lowMs: 1, highMs: 9 },
      { lowMs: 3, highMs: 4 },
    ]
    expect(etaOfAll([quick, slow])).toEqual({ lowMs: 3, highMs: 9 })
    expect(etaOfAll([quick, null])).toBeUndefined()
    expect(etaOfAll([])).toBeUndefined()
  })
})
