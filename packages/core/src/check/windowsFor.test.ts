import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullCouncil, wrongAccepted } from './councilOdds.ts'
import { attainableProbability, windowSegmentsFor, windowsFor } from './windowsFor.ts'

const chances = (lead: number, dishonestShare = 0.2) => ({ ...fullCouncil, lead, dishonestShare })

describe('the segments of a window', () => {
  it('are ⌈K/25⌉ by default', () => {
    for (let segments = 1; segments <= 4096; segments++)
      expect(windowSegmentsFor(segments)).toBe(Math.ceil(segments / 25))
  })

  it('are at least the share that the client asks for, and at most the delivery', () => {
    expect(windowSegmentsFor(50, 0.1)).toBe(5)
    expect(windowSegmentsFor(50, 0.5)).toBe(25)
    expect(windowSegmentsFor(50, 0.001)).toBe(1)
    expect(windowSegmentsFor(3, 1)).toBe(3)
  })
})

describe('the windows of an assurance', () => {
  it('follow s = ⌈p · windows / (1 − e)⌉', () => {
    expect(windowsFor({ p: 0.5, windows: 25, chances: chances(1, 0) })).toBe(13)
    expect(windowsFor({ p: 0.75, windows: 25, chances: chances(1) })).toBe(24)
    expect(windowsFor({ p: 0.0001, windows: 25, chances: chances(1) })).toBe(1)
  })

  it('never exceed the windows of the delivery; an unattainable p is rejected', () => {
    const most = attainableProbability(chances(1))
    expect(most).toBeCloseTo(0.8, 3)
    expect(windowsFor({ p: most, windows: 25, chances: chances(1) })).toBe(25)
    for (const p of [most + 0.001, 0, 1, -1, Number.NaN])
      expect(() => windowsFor({ p, windows: 25, chances: chances(1) })).toThrow(
        expect.objectContaining({ code: 'SPEC_UNATTAINABLE_ASSURANCE' }),
      )
  })

  it('find one forged link with the requested probability', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (p, windows, lead) => {
          if (p > attainableProbability(chances(lead))) return
          const drawn = windowsFor({ p, windows, chances: chances(lead) })
          expect((drawn / windows) * (1 - wrongAccepted(chances(lead)))).toBeGreaterThanOrEqual(p - 1e-9)
        },
      ),
      { seed: 13 },
    )
  })
})
