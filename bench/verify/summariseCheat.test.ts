import { describe, expect, it } from 'vitest'
import { summariseCheat } from './summariseCheat.ts'

type Played = Parameters<typeof summariseCheat>[1][number]

const price = 10n ** 18n
/** A delivery of 49 segments, of which one of 25 windows was drawn. */
const game = (outcome: Played['outcome'], window: number) =>
  ({
    outcome,
    bonds: {},
    delivery: { segments: 49n },
    roster: { windows: [BigInt(window)] },
    terms: { windowSegments: 2 },
    bid: { price },
  }) as unknown as Played
const link = { name: 'link', about: '', firstLinkOnly: true }
const facts = { submitted: 3, gained: 0n, provider: 'provider-6' }

describe('the summary of a cheat', () => {
  it('expects a forged first link to be paid exactly when its window is not drawn', () => {
    const right = summariseCheat(link, [game('paid', 3), game('paid', 24), game('fraud', 0)], facts)
    expect(right).toMatchObject({ games: 3, paid: 2, off: 0, escaped: 0 })
    expect(right.formula).toBeCloseTo(0.96)
    expect(summariseCheat(link, [game('paid', 0)], facts).off).toBe(1)
    expect(summariseCheat(link, [game('fraud', 1)], facts).off).toBe(1)
  })

  it('expects every other cheat never to be paid', () => {
    const cheat = { name: 'noise', about: '' }
    expect(summariseCheat(cheat, [game('fraud', 3)], facts)).toMatchObject({ formula: 0, off: 0 })
    expect(summariseCheat(cheat, [game('paid', 3)], facts)).toMatchObject({ paid: 1, off: 1 })
  })

  it('counts a delivery that is neither paid nor slashed as an escape, and an open one not at all', () => {
    const played = [game('neutral', 3), game('void', 3), game('open', 3)]
    expect(summariseCheat(link, played, facts)).toMatchObject({ games: 2, escaped: 2, unfinished: 1 })
  })

  it('has the gain of a game in prices, without the bonds of challenges', () => {
    const played = [{ ...game('fraud', 0), bonds: { 'provider-6': price / 2n } }, game('paid', 3)]
    expect(summariseCheat(link, played, { ...facts, gained: -39n * price }).gain).toBeCloseTo(-19.75)
  })
})
