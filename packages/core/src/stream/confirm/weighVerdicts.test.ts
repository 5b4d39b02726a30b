import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missedPlant, type Verdict, weighVerdicts } from './weighVerdicts.ts'

const right = (confirmer: string): Verdict => ({ confirmer, wrong: false, hard: false })
const soft = (confirmer: string): Verdict => ({ confirmer, wrong: true, hard: false })
const hard = (confirmer: string): Verdict => ({ confirmer, wrong: true, hard: true })

describe('weighVerdicts', () => {
  it.each([
    ['asks one confirmer', [], { outcome: 'ask-more', count: 1 }],
    ['confirms by one', [right('a')], { outcome: 'confirmed', oddOnes: [] }],
    ['asks two more on dissent', [hard('a')], { outcome: 'ask-more', count: 2 }],
    ['waits for both', [hard('a'), right('b')], { outcome: 'ask-more', count: 1 }],
    [
      'holds the odd one against the confirmer that dissented alone',
      [hard('a'), right('b'), right('c')],
      { outcome: 'confirmed', oddOnes: ['a'] },
    ],
    [
      'accuses what two found hard',
      [hard('a'), hard('b'), right('c')],
      { outcome: 'wrong', accuse: true, oddOnes: ['c'] },
    ],
    [
      'accuses nothing that only one found hard',
      [hard('a'), soft('b'), soft('c')],
      { outcome: 'wrong', accuse: false, oddOnes: [] },
    ],
  ])('%s', (_, verdicts, weighing) => {
    expect(weighVerdicts(verdicts as Verdict[])).toEqual(weighing)
  })

  it("believes the client's own confirmer", () => {
    expect(weighVerdicts([hard('a')], true)).toEqual({ outcome: 'wrong', accuse: true, oddOnes: [] })
    expect(weighVerdicts([soft('a')], true)).toEqual({ outcome: 'wrong', accuse: false, oddOnes: [] })
    expect(weighVerdicts([right('a')], true)).toEqual({ outcome: 'confirmed', oddOnes: [] })
  })

  it('decides three verdicts in any order alike', () => {
    const verdict = fc.constantFrom(right, soft, hard)
    fc.assert(
      fc.property(verdict, verdict, verdict, (a, b, c) => {
        const verdicts = [a('a'), b('b'), c('c')]
        const forth = weighVerdicts(verdicts)
        const back = weighVerdicts([...verdicts].reverse())
        expect({ ...back, oddOnes: 'oddOnes' in back && [...back.oddOnes].sort() }).toEqual({
          ...forth,
          oddOnes: 'oddOnes' in forth && forth.oddOnes,
        })
        expect(forth.outcome).not.toBe('ask-more')
      }),
    )
  })
})

describe('missedPlant', () => {
  it('names the confirmers that passed a planted answer', () => {
    expect(missedPlant([right('a'), hard('b')])).toEqual(['a'])
  })
})
