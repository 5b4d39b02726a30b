import { cardsFor, hasCode } from '@muster-network/core'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { freeCards } from '../offer/lentCards.ts'
import type { Provider } from '../Provider.ts'
import { stageWork, startRun } from '../run/startRun.ts'
import { prepareImage } from '../stage/prepareImage.ts'
import { takeWork } from '../stage/takeWork.ts'
import { declineTenure, quitTenure } from './leaveTenure.ts'
import { moreThanLent } from './moreThanLent.ts'
import { reportFailure } from './reportFailure.ts'
import { type Tenure, tenureKey } from './Tenure.ts'
import type { TenureCase, TenureHands } from './TenureCase.ts'

/** Of the time in which a part can be given back for nothing, what is left for the transaction. */
const declineMarginMs = 15_000
/** A registry that is not there by then is somebody else's to try: a restart takes less. */
const imagePatienceMs = 20_000
const lookAgainMs = 500

/** From the award to the first instruction; while that is not possible, the part can be given back. */
export async function beginTenure(hands: TenureHands, given: TenureCase, signal: AbortSignal): Promise<Next> {
  const { provider } = hands
  const { context, tenures } = provider
  const { task, part } = given
  const { terms } = task
  let { tenure } = given
  try {
    if (!tenure.work) {
      const work = await takeWork(provider, tenure, terms, part, signal)
      tenure = tenures.change(tenureKey(tenure), (held) => ({ ...held, work }))!
      context.note(tenure.taskId, 'staging', { part: tenure.part })
    }
    const much = moreThanLent(provider.settings().limits, tenure.work!.manifest)
    if (much && tenure.runs.length === 0) return giveBack(hands, { ...given, tenure }, much)
    await stageWork(provider, tenure, terms, signal)
    await prepareImage(provider, tenure, terms, signal)
  } catch (error) {
    if (signal.aborted) throw error
    if (hasCode(error, 'EXEC_REFUSED')) return refuse(hands, { ...given, tenure }, error.message)
    return cannotBegin(hands, { ...given, tenure }, error)
  }
  if (tenure.runs.length === 0 && !hasSlot(provider, tenure)) {
    const late = mustDeclineBy(tenure, part) - context.nowMs()
    if (late > 0) return { againMs: Math.min(late, 1_000) }
    return declineTenure(provider, tenure, task, { noData: false, why: 'no place became free in time' })
  }
  try {
    const run = await startRun(provider, tenure, terms, signal)
    const { goesOn } = tenures.get(tenureKey(tenure))!.runs.at(-1)!
    context.note(tenure.taskId, 'running', {
      part: tenure.part,
      ...(part.units > 0n && { fromUnits: part.units }),
      ...(goesOn && { goesOn }),
    })
    hands.watch(tenure, run)
    hands.onRunning(tenure)
  } catch (error) {
    if (!hasCode(error, 'EXEC_REFUSED', 'EXEC_RUN_INVALID', 'EXEC_CHECKPOINT_FORGED')) throw error
    if (hasCode(error, 'EXEC_REFUSED')) return refuse(hands, { ...given, tenure }, error.message)
    return giveBack(hands, { ...given, tenure }, error.message)
  }
  return { againMs: lookAgainMs }
}

/** A program that cannot run here. Nothing that the client could be blamed for on the chain: the part is given up. */
async function refuse(hands: TenureHands, given: TenureCase, message: string): Promise<Next> {
  const { tenure, task } = given
  await reportFailure(hands.provider, tenure, task.terms, { fault: 'program', message })
  return giveBack(hands, given, message)
}

/** For nothing while there is time for it; later it is leaving, which costs the lock where all are paid or none. */
function giveBack(hands: TenureHands, { tenure, task, part }: TenureCase, why: string): Promise<Next> {
  const { provider } = hands
  const isEarly = provider.context.nowMs() < mustDeclineBy(tenure, part) + declineMarginMs
  return isEarly
    ? declineTenure(provider, tenure, task, { noData: false, why })
    : quitTenure(hands, tenure, task, why)
}

/** A place to run in, and the memory and cards for it beside what runs. */
function hasSlot(provider: Provider, tenure: Tenure): boolean {
  const { tenures, settings } = provider
  const { slots, memoryBytes } = settings().limits
  const running = tenures.open().filter(({ value }) => value.runs.length > 0 && !value.idle)
  const used = [tenure, ...running.map(({ value }) => value)].reduce(
    (sum, { work }) => sum + (work?.manifest.memoryBytes ?? 0),
    0,
  )
  const cards = tenure.work?.manifest.container?.gpu
  if (cards && cardsFor(freeCards(provider, tenure), cards).length === 0) return false
  return running.length === 0 || (running.length < slots && used <= memoryBytes)
}

function mustDeclineBy(tenure: Tenure, part: LedgerPart): number {
  return ((part.awardedAt ?? 0) + tenure.bid.startSeconds) * 1000 - declineMarginMs
}

async function cannotBegin(
  hands: TenureHands,
  { tenure, task, part }: TenureCase,
  error: unknown,
): Promise<Next> {
  const { context } = hands.provider
  const noImage = hasCode(error, 'EXEC_IMAGE_UNREACHABLE')
  const awardedMs = (part.awardedAt ?? 0) * 1000
  const lastMs = mustDeclineBy(tenure, part)
  const untilMs = noImage ? Math.min(lastMs, awardedMs + imagePatienceMs) : lastMs
  const isWrong = hasCode(error, 'PROVIDER_WRONG_WORK', 'NET_KEY_MISSING', 'NET_BLOB_UNSAFE')
  if (!isWrong && context.nowMs() < untilMs) {
    // the award may reach us before the client has read its own receipt: that is over in a moment
    const sinceMs = context.nowMs() - awardedMs
    context.logger.debug({ taskId: tenure.taskId, part: tenure.part, error }, 'no data yet')
    return { againMs: sinceMs < 5_000 ? 50 : 1_000 }
  }
  const why = hasCode(error) ? error.message : String(error)
  // the client learns from two of us that nobody gets its image
  if (noImage) await reportFailure(hands.provider, tenure, task.terms, { fault: 'program', message: why })
  if (context.nowMs() < lastMs + declineMarginMs)
    return declineTenure(hands.provider, tenure, task, { noData: !isOurs(error), why })
  return quitTenure(hands, tenure, task, why)
}

/** This machine has no room, or cannot write: nothing that a client could be charged for. */
function isOurs(error: unknown): boolean {
  return hasCode(error) ? hasCode(error, 'NET_BLOB_QUOTA') : error instanceof Error && 'errno' in error
}
