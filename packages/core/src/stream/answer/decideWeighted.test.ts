import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CouncilView } from './CouncilView.ts'
import { answersAwaited, decideWeighted } from './decideWeighted.ts'
import type { ComparedAnswer } from './groupAnswers.ts'

const opened = (...keys: string[]) => keys.map((key, i) => ({ key, executor: `e${i}` }))
const view = (change: Partial<CouncilView<ComparedAnswer>>): CouncilView<ComparedAnswer> => ({
  council: 5,
  opened: [],
  pending: 0,
  failed: 0,
  unasked: 9,
  equivalent: () => false,
  ...change,
})

describe('answersAwaited', () => {
  it.each([
    [0.6, 5, 3],
    [0.5, 5, 3],
    [0.07, 100, 7],
    [1, 4, 4],
    [0.001, 4, 1],
  ])('⌈%d × %d⌉ = %d', (weight, council, answers) => {
    expect(answersAwaited(weight, council)).toBe(answers)
  })
})

describe('decideWeighted', () => {
  it('asks ⌈w·c⌉ executors, waits for them and sends the largest group', () => {
    expect(decideWeighted(view({}), 0.6)).toEqual({ next: 'ask', count: 3 })
    expect(decideWeighted(view({ pending: 3 }), 0.6)).toEqual({ next: 'wait' })
    expect(decideWeighted(view({ opened: opened('a', 'b'), pending: 1 }), 0.6)).toEqual({ next: 'wait' })
    expect(decideWeighted(view({ opened: opened('a', 'b', 'b') }), 0.6)).toMatchObject({
      next: 'answer',
      group: { centre: { key: 'b' } },
    })
  })

  it('asks one more on a tie', () => {
    expect(decideWeighted(view({ opened: opened('a', 'b', 'c') }), 0.6)).toEqual({ next: 'ask', count: 1 })
    expect(decideWeighted(view({ opened: opened('a', 'b', 'c'), pending: 1 }), 0.6)).toEqual({ next: 'wait' })
    expect(decideWeighted(view({ opened: opened('a', 'b', 'c', 'c') }), 0.6).next).toBe('answer')
  })

  it('replaces executors that fail', () => {
    const step = decideWeighted(view({ opened: opened('a'), failed: 2 }), 0.6)
    expect(step).toEqual({ next: 'ask', count: 2 })
  })

  it('asks no more than it misses, and the last subscriber too', () => {
    const two = { opened: opened('a'), pending: 1, failed: 1 }
    expect(decideWeighted(view({ ...two, unasked: 1 }), 0.6)).toEqual({ next: 'ask', count: 1 })
    expect(decideWeighted(view({ ...two, unasked: 0 }), 0.6)).toEqual({ next: 'down', reason: 'too-few' })
  })

  it('counts executors that are still running towards the most that it asks', () => {
    // 2c = 10 were asked: one opened, one is running, eight failed
    const all = view({ opened: opened('a'), pending: 1, failed: 8 })
    expect(decideWeighted(all, 0.6)).toEqual({ next: 'down', reason: 'too-few' })
    expect(decideWeighted({ ...all, failed: 7 }, 0.6)).toEqual({ next: 'ask', count: 1 })
  })

  it('is down when nobody is left to ask', () => {
    expect(decideWeighted(view({ opened: opened('a', 'b', 'c'), unasked: 0 }), 0.6)).toEqual({
      next: 'down',
      reason: 'no-consensus',
    })
    expect(decideWeighted(view({ opened: opened('a'), failed: 2, unasked: 1 }), 0.6)).toEqual({
      next: 'down',
      reason: 'too-few',
    })
  })

  it('ends after 2c asks at most, whatever the executors do', () => {
    const behaviours = fc.array(fc.constantFrom('a', 'b', 'c', 'fails'), { minLength: 40, maxLength: 40 })
    const council = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(council, fc.double({ min: 0.1, max: 1, noNaN: true }), behaviours, (c, weight, will) => {
        const answers: ComparedAnswer[] = []
        let [asked, failed] = [0, 0]
        for (;;) {
          const now = view({ council: c, opened: answers, failed, unasked: 40 - asked })
          const step = decideWeighted(now, weight)
          expect(step.next).not.toBe('wait')
          if (step.next === 'answer') expect(answers.length).toBeGreaterThanOrEqual(answersAwaited(weight, c))
          if (step.next !== 'ask') break
          for (let i = 0; i < step.count; i++) {
            const key = will[asked++]!
            if (key === 'fails') failed++
            else answers.push({ key, executor: `e${asked}` })
          }
        }
        expect(asked).toBeLessThanOrEqual(2 * c)
      }),
    )
  })
})
