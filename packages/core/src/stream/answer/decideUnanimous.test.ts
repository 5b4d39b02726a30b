import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CouncilView } from './CouncilView.ts'
import { decideUnanimous } from './decideUnanimous.ts'
import type { ComparedAnswer } from './groupAnswers.ts'

const opened = (...keys: string[]) => keys.map((key, i) => ({ key, executor: `e${i}` }))
const view = (change: Partial<CouncilView<ComparedAnswer>>): CouncilView<ComparedAnswer> => ({
  council: 3,
  opened: [],
  pending: 0,
  failed: 0,
  unasked: 9,
  equivalent: () => false,
  ...change,
})

describe('decideUnanimous', () => {
  it('asks c executors and answers when all agree', () => {
    expect(decideUnanimous(view({}))).toEqual({ next: 'ask', count: 3 })
    expect(decideUnanimous(view({ opened: opened('a', 'a'), pending: 1 }))).toEqual({ next: 'wait' })
    expect(decideUnanimous(view({ opened: opened('a', 'a', 'a') })).next).toBe('answer')
  })

  it('replaces dissenters and failures', () => {
    expect(decideUnanimous(view({ opened: opened('a', 'b', 'a') }))).toEqual({ next: 'ask', count: 1 })
    expect(decideUnanimous(view({ opened: opened('a', 'a'), failed: 1 }))).toEqual({ next: 'ask', count: 1 })
    expect(decideUnanimous(view({ opened: opened('a', 'b', 'a', 'a') })).next).toBe('answer')
  })

  it('is down after c replacements, or when nobody is left', () => {
    expect(decideUnanimous(view({ opened: opened('a', 'b', 'c', 'd'), failed: 0 })).next).toBe('ask')
    expect(decideUnanimous(view({ opened: opened('a', 'b', 'c', 'd'), failed: 1 }))).toEqual({
      next: 'down',
      reason: 'no-consensus',
    })
    expect(decideUnanimous(view({ opened: opened('a', 'a', 'b'), unasked: 1 })).next).toBe('ask')
    expect(decideUnanimous(view({ opened: opened('a', 'a', 'b'), unasked: 0 }))).toEqual({
      next: 'down',
      reason: 'too-few',
    })
  })

  it('answers only with c equal answers, and asks 2c executors at most', () => {
    const behaviours = fc.array(fc.constantFrom('a', 'a', 'b', 'fails'), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), behaviours, (council, will) => {
        const answers: ComparedAnswer[] = []
        let [asked, failed] = [0, 0]
        for (;;) {
          const step = decideUnanimous(view({ council, opened: answers, failed, unasked: 40 - asked }))
          expect(step.next).not.toBe('wait')
          if (step.next === 'answer') expect(step.group.members).toHaveLength(council)
          if (step.next !== 'ask') break
          for (let i = 0; i < step.count; i++) {
            const key = will[asked++]!
            if (key === 'fails') failed++
            else answers.push({ key, executor: `e${asked}` })
          }
        }
        expect(asked).toBeLessThanOrEqual(2 * council)
      }),
    )
  })
})
