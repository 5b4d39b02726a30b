import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupAnswers } from './groupAnswers.ts'

type Point = { executor: string; key: string; at: number }
const point = (at: number, i: number): Point => ({ executor: `e${i}`, key: `${at}`.padStart(3, '0'), at })
const within = (tolerance: number) => (a: Point, b: Point) => Math.abs(a.at - b.at) <= tolerance
const positions = fc.array(fc.nat(30), { maxLength: 10 })
const membersOf = (answers: Point[], tolerance: number) =>
  groupAnswers(answers, within(tolerance)).groups.map(({ members }) => members.map(({ at }) => at))

describe('groupAnswers', () => {
  it('groups equal answers, the most common first', () => {
    expect(membersOf([5, 7, 5, 9, 7, 5].map(point), 0)).toEqual([[5, 5, 5], [7, 7], [9]])
  })

  it('keeps a chain of close answers apart: all are close to the centre', () => {
    expect(membersOf([0, 2, 4, 6, 8].map(point), 2)).toEqual([
      [0, 2, 4],
      [6, 8],
    ])
  })

  it('sees a tie between groups, and between centres that share members', () => {
    const tied = (at: number[]) => groupAnswers(at.map(point), within(2)).tied
    expect(tied([1, 1, 9, 9])).toBe(true)
    expect(tied([1, 1, 9])).toBe(false)
    expect(tied([0, 2, 4, 6])).toBe(false)
    expect(tied([0, 2, 4, 6, 8])).toBe(true)
    expect(tied([])).toBe(false)
  })

  it('puts each answer into one group, close to its centre, and never a smaller group first', () => {
    fc.assert(
      fc.property(positions, fc.nat(5), (at, tolerance) => {
        const answers = at.map(point)
        const { groups } = groupAnswers(answers, within(tolerance))
        expect(groups.flatMap(({ members }) => members).length).toBe(answers.length)
        expect(new Set(groups.flatMap(({ members }) => members))).toEqual(new Set(answers))
        for (const { centre, members } of groups) {
          expect(members).toContain(centre)
          for (const member of members) expect(within(tolerance)(centre, member)).toBe(true)
        }
        const sizes = groups.map(({ members }) => members.length)
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      }),
    )
  })

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(
        positions.chain((at) =>
          fc.tuple(fc.constant(at.map(point)), fc.shuffledSubarray(at.map((_, i) => i))),
        ),
        fc.nat(5),
        ([answers, order], tolerance) => {
          const all = [...order, ...answers.map((_, i) => i).filter((i) => !order.includes(i))]
          const shuffled = all.map((i) => answers[i]!)
          expect(groupAnswers(shuffled, within(tolerance))).toEqual(groupAnswers(answers, within(tolerance)))
        },
      ),
    )
  })

  it('finds the classes of a transitive equivalence', () => {
    fc.assert(
      fc.property(positions, (at) => {
        const sameThird = (a: Point, b: Point) => a.at % 3 === b.at % 3
        const { groups } = groupAnswers(at.map(point), sameThird)
        expect(groups.length).toBe(new Set(at.map((each) => each % 3)).size)
      }),
    )
  })

  it('needs the verdict in both directions', () => {
    const answers = [point(1, 0), point(2, 1)]
    expect(groupAnswers(answers, (a, b) => a.at <= b.at).groups).toHaveLength(2)
  })
})
