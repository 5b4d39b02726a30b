import type { RangeEnd, RangeFrame } from '../ask/askRange.ts'
import type { Attempt } from './AnswerDesk.ts'

/** The first frame of an attempt, or its end. */
export type First = IteratorResult<RangeFrame, RangeEnd>

export type Race = {
  /** The attempt that answers; undefined when all failed. */
  winner: { attempt: Attempt; first: First } | undefined
  /** The cost of the others. */
  lostWei: bigint
  /** Why attempts failed. */
  reasons: string[]
  /** The operators of attempts that failed. */
  failed: string[]
}

type Outcome = { attempt: Attempt; first?: First; error?: unknown }

/**
 * Awaits the first frame of an attempt. When it is slow, `hedge` may start a second one; the first that answers wins, the other is
 * cancelled and keeps the input price.
 */
export async function raceAttempts(
  first: Attempt,
  { hedgeAfterMs, hedge }: { hedgeAfterMs: number; hedge(): Attempt | undefined },
): Promise<Race> {
  const race: Race = { winner: undefined, lostWei: 0n, reasons: [], failed: [] }
  const running = new Map<Attempt, Promise<Outcome>>([[first, outcomeOf(first)]])
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), hedgeAfterMs)
  })
  let isHedged = false
  try {
    while (running.size > 0 && !race.winner) {
      const outcome = await Promise.race([...running.values(), ...(isHedged ? [] : [slow])])
      if (outcome === 'slow') {
        isHedged = true
        const second = hedge()
        if (second) running.set(second, outcomeOf(second))
        continue
      }
      running.delete(outcome.attempt)
      if (outcome.first && isGood(outcome.first))
        race.winner = { attempt: outcome.attempt, first: outcome.first }
      else noteFailure(race, outcome)
    }
  } finally {
    clearTimeout(timer)
  }
  for (const [attempt, outcome] of running) {
    attempt.abort.abort()
    const { first: lost } = await outcome
    if (lost?.done) race.lostWei += lost.value.costWei
    else void attempt.frames.return(undefined as never)
  }
  return race
}

async function outcomeOf(attempt: Attempt): Promise<Outcome> {
  try {
    return { attempt, first: await attempt.frames.next() }
  } catch (error) {
    return { attempt, error }
  }
}

/** An answer can end without a frame: it is empty then, and complete. */
function isGood(first: First): boolean {
  return !first.done || first.value.end !== 'cut'
}

function noteFailure(race: Race, { attempt, first, error }: Outcome): void {
  if (first?.done) {
    race.lostWei += first.value.costWei
    race.reasons.push(first.value.why ?? 'cut')
  } else race.reasons.push((error as { code?: string }).code ?? 'failed')
  race.failed.push(attempt.link.facts.operator)
}
