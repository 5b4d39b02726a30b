import { randomBytes } from 'node:crypto'
import type { Hex } from '@muster-network/chain'
import type { RunOutcome } from '@muster-network/executors'
import type { Next } from '../../role/Jobs.ts'
import { how, isCutIntoSegments } from '../../task/checkHow.ts'
import { handInWhole, handOver, standOf } from '../deliver/handOver.ts'
import { judgeOwnResult } from '../deliver/judgeOwnResult.ts'
import { readStates } from '../run/readStates.ts'
import { reachOf } from '../run/Stretch.ts'
import { quitTenure } from './leaveTenure.ts'
import { reportFailure } from './reportFailure.ts'
import { beginAnew } from './runAgain.ts'
import { tenureKey } from './Tenure.ts'
import type { TenureCase, TenureHands } from './TenureCase.ts'
import { unlessMoved } from './unlessMoved.ts'

type Finished = Extract<RunOutcome, { kind: 'finished' }>

/** A unit of a run that is not metered is a nanosecond. */
const nanosecondsPerMs = 1_000_000n

/** Hands in what has been computed since the last delivery, when that is a milestone; undefined when it is not yet. */
export async function deliverMilestone(
  { provider, offerState }: TenureHands,
  { tenure, task, part }: TenureCase,
): Promise<Next> {
  const { manifest } = tenure.work!
  const seq = provider.context.ledger.deliveries(tenure.taskId, tenure.part).length
  if (seq + 1 >= task.terms.deliveries) return undefined
  const { segments } = standOf(part, task.terms, manifest)
  const states = await readStates(provider, tenure)
  const due = segments + manifest.milestoneSegments
  // only once the state after it is there: the last of a program is delivered with its result
  if (reachOf(states, segments) <= due) return undefined
  // whoever takes the part over goes on from here, so the client must have the state
  await offerState(tenure, due)
  return unlessMoved(provider, () => handOver(provider, tenure, task.terms, part, states, { segments: due }))
}

/** Hands in the result of a run that has ended well, with the states that lead there or in one piece. */
export async function deliverResult(hands: TenureHands, given: TenureCase, outcome: Finished): Promise<Next> {
  const { provider } = hands
  const { tenure, task, part } = given
  if (!isCutIntoSegments(task.terms, tenure.work!.manifest)) return deliverWhole(hands, given, outcome)
  const states = await readStates(provider, tenure)
  const { segments } = standOf(part, task.terms, tenure.work!.manifest)
  const last = reachOf(states, segments)
  const full = BigInt(last) * task.terms.segmentUnits
  const units = outcome.usage.units < full ? outcome.usage.units : full
  const end = { units, result: `0x${outcome.result.digest}` as Hex }
  return unlessMoved(provider, () =>
    handOver(provider, tenure, task.terms, part, states, { segments: last, end }),
  )
}

/** Work that was run in one piece: judged by the client's checker first, or sealed, or handed in as it is. */
async function deliverWhole(
  hands: TenureHands,
  { tenure, task, part }: TenureCase,
  { result, usage }: Finished,
): Promise<Next> {
  const { provider } = hands
  const { terms } = task
  const digest = `0x${result.digest}` as Hex
  if (terms.how === how.checker) {
    const judged = await judgeOwnResult(provider, tenure, terms, result.dir)
    if (judged.kind !== 'finished') {
      const message = 'the checker of the client does not take the result'
      const isHosts = judged.kind !== 'failed' || judged.failure.fault === 'host'
      if (!isHosts && tenure.runs.at(-1)?.goesOn) return beginAnew(hands, tenure, task, message)
      if (!isHosts) await reportFailure(provider, tenure, terms, { fault: 'program', message })
      return quitTenure(hands, tenure, task, message)
    }
    const states = await readStates(provider, tenure)
    const end = { units: judged.usage.units, result: digest }
    return unlessMoved(provider, () => handOver(provider, tenure, terms, part, states, { segments: 1, end }))
  }
  const isSealed = terms.how === how.redundant
  const sealed =
    isSealed && !tenure.salt
      ? provider.tenures.change(tenureKey(tenure), (held) => ({
          ...held,
          salt: `0x${randomBytes(32).toString('hex')}` as Hex,
        }))!
      : tenure
  const units = tenure.work!.manifest.container ? BigInt(usage.wallMs) * nanosecondsPerMs : usage.units
  return unlessMoved(provider, () => handInWhole(provider, sealed, terms, { units, result: digest }))
}
