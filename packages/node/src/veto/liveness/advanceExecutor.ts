import { hasCode } from '@muster-network/core'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import type { Next } from '../../role/Jobs.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { advanceCut } from '../../settle/advanceCut.ts'
import { allowBond } from '../../settle/allowBond.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import type { Records } from '../../store/Records.ts'
import { isSilent, peaceMs } from './isSilent.ts'

/** Challenges of ours on one tenure, so that an executor which answers is not asked for ever. */
export type KeptChallenges = { made: number; lastMs: number }

export type LivenessTools = {
  presence: PresenceBook
  challenges: Records<KeptChallenges>
  listeningSinceMs: number
  /** How long to leave it to the client and to the members before us. */
  patienceMs: number
}

/**
 * A part and its executor: asks on the chain when the executor is not heard, has it replaced when it does not answer,
 * and closes the cut when nobody else does. Each of them is for anyone to do; what others did shows in the ledger.
 */
export async function advanceExecutor(
  context: RoleContext,
  tools: LivenessTools,
  place: { taskId: string; part: number },
): Promise<Next> {
  const { ledger } = context
  const part = ledger.part(place.taskId, place.part)
  const task = ledger.task(place.taskId)
  if (!part || !task) return undefined
  try {
    const challenge = ledger.challenge(part.taskId, part.part)
    if (part.status === 'Running')
      return challenge
        ? await replace(context, part, task, challenge.until)
        : await ask(context, tools, part, task)
    const me = context.sender.address.toLowerCase()
    if (challenge?.challenger === me) return await drop(context, part, task)
    if (part.status === 'Cutting') return await closeCut(context, tools, part, task)
    return undefined
  } catch (error) {
    // somebody else was quicker, or this node reads the chain a moment late
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    context.logger.debug({ ...place, error }, 'a step about an executor was refused')
    return { againMs: 1_000 }
  }
}

async function ask(
  context: RoleContext,
  { presence, challenges, listeningSinceMs, patienceMs }: LivenessTools,
  part: LedgerPart,
  { terms }: LedgerTask,
): Promise<Next> {
  const { ledger, network, sender, nowMs } = context
  const again = { againMs: presence.everyMs }
  const nodes = part.executor ? ledger.nodes({ operator: part.executor }) : []
  const silence = isSilent({
    lastSeenMs: nodes.map(({ id }) => presence.lastSeen(id)?.seenMs),
    awardedMs: (part.awardedAt ?? 0) * 1000,
    listeningSinceMs,
    nowMs: nowMs(),
    silentMs: presence.silentMs + patienceMs,
    heardOthers: presence.onlineCount,
  })
  if (!silence.ok) return again
  const key = `${part.taskId}/${part.part}/${part.tenure}`
  const before = challenges.get(key)
  if (before && nowMs() - before.lastMs < peaceMs(before.made)) return again
  const made = (before?.made ?? 0) + 1
  challenges.put(key, { made, lastMs: nowMs() })
  await allowBond(context, network.addresses.liveness, terms.rules.livenessBond)
  await sendStep(`task/${key}/challenge`, made, (intent) =>
    network.liveness.send.challenge([terms, part.part], { by: sender, intent }),
  )
  context.note(part.taskId, 'challenged', { part: part.part, executor: part.executor })
  return { againMs: 500 }
}

async function replace(
  context: RoleContext,
  part: LedgerPart,
  { terms }: LedgerTask,
  until: number,
): Promise<Next> {
  const { network, sender } = context
  const wait = await waitUntil(context, until)
  if (wait) return wait
  await sendStep(`task/${part.taskId}/${part.part}/${part.tenure}/replace`, until, (intent) =>
    network.liveness.send.replace([terms, part.part], { by: sender, intent }),
  )
  context.note(part.taskId, 'replaced', { part: part.part, executor: part.executor })
  return { againMs: 500 }
}

/** The tenure ended before our challenge did: fetches the bond, or gives it to who delivered. */
async function drop(context: RoleContext, part: LedgerPart, { terms }: LedgerTask): Promise<Next> {
  const { network, sender, ledger } = context
  await sendStep(`task/${part.taskId}/${part.part}/drop`, ledger.head.number, (intent) =>
    network.liveness.send.drop([terms, part.part], { by: sender, intent }),
  )
  return { againMs: 500 }
}

async function closeCut(
  context: RoleContext,
  { patienceMs }: LivenessTools,
  part: LedgerPart,
  { terms }: LedgerTask,
): Promise<Next> {
  const wait = await waitUntil(context, part.cutUntil + Math.ceil(patienceMs / 1000))
  if (wait) return wait
  const bid = await awardedBidOf(context, part)
  // who awarded through a contract of its own has to close its cuts itself
  if (!bid) return undefined
  return advanceCut(context, { terms, bid, part, receipts: [], isExecutor: false })
}
