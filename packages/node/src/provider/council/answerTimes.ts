/** Longest time before the deadline that is reserved for posting an answer that nobody has used. */
const maxPostMs = 15_000
/** The least share of the time to answer that a seat leaves an executor to serve the data. */
const leastDataShare = 0.25

/** The times of a seat, in milliseconds from now. */
export type AnswerTimes = {
  /** Until then the data must be complete. Not above 0 when half of the time is over. */
  dataMs: number
  /** Until then the replay must be over; afterwards the answer is posted. */
  replayMs: number
  /** The least time that an executor must have had before the seat may accuse it of serving late. */
  fairDataMs: number
}

/** Divides the time to answer: the executor has half of it to serve the data, counted from the draw. */
export function answerTimes(leftMs: number, answerMs: number): AnswerTimes {
  return {
    dataMs: leftMs - answerMs / 2,
    replayMs: Math.max(0, leftMs - Math.min(maxPostMs, answerMs / 4)),
    fairDataMs: answerMs * leastDataShare,
  }
}
