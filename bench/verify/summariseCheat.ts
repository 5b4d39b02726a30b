import { windowCount } from '@muster-network/core'
import { binomialInterval, type Interval } from './binomialInterval.ts'
import type { Cheat } from './cheats.ts'
import type { Game } from './readGames.ts'

export type CheatSummary = {
  name: string
  about: string
  /** Deliveries that are closed. */
  games: number
  /** Tasks without a closed delivery, such as those that the clock stopped. */
  unfinished: number
  paid: number
  /** Neither paid nor slashed: an exit that costs nothing. */
  escaped: number
  /** Outcomes that do not follow from the drawn windows. */
  off: number
  /** Expected share that is paid, by the formula. */
  formula: number
  interval: Interval
  /** Gain of the operator in a game, in prices; from its balances. */
  gain: number
}

type GameFacts = Pick<Game, 'outcome' | 'bonds' | 'delivery' | 'roster' | 'terms' | 'bid'>

/** Compares what happened to the deliveries of a cheat with its formula. */
export function summariseCheat(
  { name, about, firstLinkOnly = false }: Pick<Cheat, 'name' | 'about' | 'firstLinkOnly'>,
  played: readonly GameFacts[],
  { submitted, gained, provider }: { submitted: number; gained: bigint; provider: string },
): CheatSummary {
  const closed = played.filter(({ outcome }) => outcome !== 'open')
  const count = (is: (game: GameFacts) => boolean) => closed.filter(is).length
  const isMissed = ({ roster }: GameFacts) =>
    firstLinkOnly && !roster.windows.some((window) => Number(window) === 0)
  const windows = ({ delivery, terms }: GameFacts) =>
    windowCount(Number(delivery.segments), terms.windowSegments)
  const shares = closed.map((game) => (firstLinkOnly ? 1 - 1 / windows(game) : 0))
  const paid = count(({ outcome }) => outcome === 'paid')
  const prices = closed.reduce((sum, { bid }) => sum + bid.price, 0n)
  // bonds of challenges that a busy machine caused
  const bonds = played.reduce((sum, game) => sum + (game.bonds[provider] ?? 0n), 0n)
  return {
    name,
    about,
    games: closed.length,
    unfinished: submitted - closed.length,
    paid,
    escaped: count(({ outcome }) => outcome !== 'paid' && outcome !== 'fraud'),
    off: count((game) => (game.outcome === 'paid') !== isMissed(game)),
    formula: shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length,
    interval: binomialInterval(paid, closed.length),
    gain: prices === 0n ? 0 : Number(((gained - bonds) * 1_000_000n) / prices) / 1e6,
  }
}
