/** The terms that decide how long the replay of a job may take. */
export type ReplayTerms = {
  /** The longest run of a part, in seconds. */
  runSeconds: number
  maxUnits: bigint
  segmentUnits: bigint
  /** Segments of a window. */
  windowSegments: number
  rules: { answerSeconds: number; waitSeconds: number }
}

/** The time to answer is at most this many times its least; the council uses the same number. */
const longestAnswer = 10

type RunTerms = Omit<ReplayTerms, 'windowSegments' | 'rules'>

/** Returns the time that the terms leave an executor for some segments of a part, rounded up: a seat or juror may be as slow. */
function declaredSeconds({ runSeconds, maxUnits, segmentUnits }: RunTerms, segments: number): number {
  const all = (maxUnits + segmentUnits - 1n) / segmentUnits
  return Number((BigInt(runSeconds) * BigInt(segments) + all - 1n) / all)
}

/**
 * Returns the time that a replay of some segments of a part adds to a wait: that which the terms leave an executor, and at most
 * `waitSeconds`, so that a client with a long run time keeps nobody waiting for longer.
 */
export function replaySeconds(terms: Omit<ReplayTerms, 'windowSegments'>, segments: number): number {
  return Math.min(declaredSeconds(terms, segments), terms.rules.waitSeconds)
}

/** Returns the segments that a seat replays of a delivery: the drawn windows, and the last segment. */
function segmentsOfJob(terms: ReplayTerms, segments: number, windows: number): number {
  return Math.min(segments, windows * terms.windowSegments + 1)
}

/**
 * Returns the part of a seat's time to answer that its replay may take. The rest is `answerSeconds`, for data and answer.
 *
 * @param segments of the delivery
 */
export function seatReplaySeconds(terms: ReplayTerms, segments: number, windows: number): number {
  const time = replaySeconds(terms, segmentsOfJob(terms, segments, windows))
  return Math.min(time, (longestAnswer - 1) * terms.rules.answerSeconds)
}

/** Whether a seat that is as slow as the terms allow an executor to be has too little time for its replay. */
export function isReplayCutShort(terms: ReplayTerms, segments: number, windows: number): boolean {
  const declared = declaredSeconds(terms, segmentsOfJob(terms, segments, windows))
  return declared > seatReplaySeconds(terms, segments, windows)
}
