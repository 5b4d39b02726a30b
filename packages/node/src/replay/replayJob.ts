import { type Delivery, hiddenState, type Terms } from '@muster-network/chain'
import { checkModeOf } from '../task/checkMode.ts'
import { isEnd } from './Piece.ts'
import { type Replay, type Replayers, replayPiece } from './replayPiece.ts'
import type { SegmentFinding } from './SegmentFinding.ts'
import type { StagedJob, StagedPiece } from './stageJob.ts'

export type JobToReplay = {
  replayers: Replayers
  staged: StagedJob
  delivery: Delivery
  terms: Terms
  /** Prefix of the run ids. */
  name: string
  signal: AbortSignal
}

/** Replays the pieces of a job in order and stops at the first wrong one, which decides. */
export async function replayJob(job: JobToReplay): Promise<SegmentFinding[]> {
  const findings: SegmentFinding[] = []
  for (const piece of job.staged.pieces) {
    const runId = `${job.name}-${piece.from}-${piece.to}`
    const finding = compare(
      job,
      piece,
      await replayPiece(job.replayers, job.staged, piece, runId, job.signal),
    )
    findings.push(finding)
    if (finding.verdict === 'wrong') break
  }
  return findings
}

/** Compares the end of a replay with the committed one: the same state, an end only where the work ends, the same result. */
function compare({ delivery, terms }: JobToReplay, piece: StagedPiece, replay: Replay): SegmentFinding {
  const found = { segment: piece.from, end: piece.to }
  if (!replay.ok) {
    const verdict = replay.by === 'forgery' ? 'no data' : replay.by === 'program' ? 'wrong' : 'failed'
    return { ...found, verdict, why: replay.why.slice(0, 500) }
  }
  const { digest, ended, result } = replay
  const wrong = (why: string): SegmentFinding => ({ ...found, verdict: 'wrong', digest, why })
  const endsHere = isEnd(delivery, piece.to)
  if (ended && !endsHere) return wrong('the program has ended there, and the delivery goes on')
  if (!ended && endsHere) return wrong('the program goes on after the delivered end')
  if (hiddenState(digest) !== piece.endState)
    return wrong('the replay ends in another state than the committed one')
  // with a checker, stageJob has already compared the result
  if (endsHere && checkModeOf(terms) !== 'checker' && result !== delivery.result)
    return wrong('the replay ends with another result than the delivered one')
  return { ...found, verdict: 'right', digest }
}
