import type { Delivery, Roster } from '@muster-network/chain'
import { type ReplayTerms, seatReplaySeconds } from '@muster-network/core'

/** Longest time before the deadline that is reserved for posting an answer that nobody has used. */
const maxPostMs = 15_000
/** The least share of the time for data and answer that a seat leaves an executor to serve the data. */
const leastDataShare = 0.25

/** The job of a seat, as far as its times depend on it. */
export type TimedJob = {
  terms: ReplayTerms
  delivery: Pick<Delivery, 'segments'>
  roster: Pick<Roster, 'deadline' | 'windows'>
}

/** The times of a seat, in milliseconds from now. */
export type AnswerTimes = {
  /** Until the deadline of the roster. */
  leftMs: number
  /** Until then the data must be complete. Not above 0 when the time for it is over. */
  dataMs: number
  /** Until then the replay must be over; afterwards the answer is posted. */
  replayMs: number
  /** The least time that an executor must have had before the seat may accuse it of serving late. */
  fairDataMs: number
}

/**
 * Divides the time to answer. It is `answerSeconds` for data and answer, and the time that the replay may take. The executor has half
 * of `answerSeconds` to serve the data, counted from the draw, whatever the replay takes: a longer one would come out of the time of
 * a machine that is as slow as the terms allow.
 */
export function answerTimes({ terms, delivery, roster }: TimedJob, nowMs: number): AnswerTimes {
  const answerMs = terms.rules.answerSeconds * 1000
  const replaying = seatReplaySeconds(terms, Number(delivery.segments), roster.windows.length) * 1000
  const leftMs = roster.deadline * 1000 - nowMs
  return {
    leftMs,
    dataMs: leftMs - replaying - answerMs / 2,
    replayMs: Math.max(0, leftMs - Math.min(maxPostMs, answerMs / 4)),
    fairDataMs: answerMs * leastDataShare,
  }
}
