import { bindEconomy, type Hex, lowerHex, type UptimeEntry, uptimeTree } from '@muster-network/chain'
import { type EpochState, enumName, epochStates, MusterError } from '@muster-network/core'
import { fetchUptimeEntries, rootOf } from '../../presence/fetchUptimeEntries.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import { vetoMembers } from '../../presence/services.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { approveBond } from '../../settle/approveBond.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import type { Records } from '../../store/Records.ts'
import { agreesWith, boundsOf, type WeightBounds, weighUptime } from './weighUptime.ts'

/** The attestation of this member for an epoch. Recorded before it is sent, and served to anyone. */
export type StoredEpoch = { entries: UptimeEntry[]; rounds: number[] }

export type UptimeTools = { presence: PresenceBook; epochs: Records<StoredEpoch> }

const longestTurnMs = 60_000
/** Share of an epoch that a member must have listened to before it attests. */
const minListened = 0.9

/**
 * Reconciles the uptime of an ended epoch. Members receive the same nodes' heartbeats but never exactly the same ones, so they
 * take turns to propose: the first proposes its own measurements, and each other member attests the first proposal that is
 * consistent with its own. It challenges a posted root that is not. Returns undefined when nothing is left to do.
 */
export async function reconcileEpoch(
  context: RoleContext,
  tools: UptimeTools,
  epoch: number,
): Promise<Requeue> {
  const { presence } = tools
  const { uptime } = bindEconomy(context.network.client, context.manifest)
  const epochMs = presence.epochs.epochSeconds * 1000
  if (presence.listenedMs(epoch) < minListened * epochMs) return undefined
  const end = Number(await uptime.read.endOf([BigInt(epoch)]))
  const early = await waitUntil(context, end)
  if (early) return early
  const now = await uptime.read.epochOf([BigInt(epoch)])
  const measured = presence.uptimes(epoch).map(({ nodeId, uptime: each }) => ({
    ...each,
    listedScore: context.ledger.node(nodeId)?.facts.score ?? 0,
  }))
  const own = weighUptime(measured)
  const state = enumName(epochStates, now.state)
  if (state === 'final' || own.length === 0) return undefined
  const turnMs = Math.min(longestTurnMs, epochMs / 20)
  const current = { epoch, own, bounds: boundsOf(measured), turnMs, end, ...now, state }
  const step = state === 'posted' ? review : attest
  return unlessReverted(
    () => step(context, tools, current),
    (error) => {
      context.logger.debug({ epoch, error }, 'a step about uptime reverted')
      return { retryAfterMs: turnMs }
    },
  )
}

type EpochNow = {
  epoch: number
  own: UptimeEntry[]
  bounds: Map<string, WeightBounds>
  turnMs: number
  end: number
  state: EpochState
  round: number
  since: number
  root: Hex
}

/** Attests the first proposal, in the order of turns, that is consistent with ours; our own when it is our turn. */
async function attest(context: RoleContext, tools: UptimeTools, now: EpochNow): Promise<Requeue> {
  const { epoch, own, turnMs } = now
  const { epochs } = tools
  const { uptime } = bindEconomy(context.network.client, context.manifest)
  const before = epochs.get(String(epoch))
  if (before?.rounds.includes(now.round)) {
    if (now.state !== 'challenged') return { retryAfterMs: 2 * turnMs }
    const over = await waitUntil(context, now.since + (await uptime.read.REVIEW_SECONDS([])))
    if (over) return { retryAfterMs: Math.min(over.retryAfterMs, longestTurnMs) }
    const { sender } = context
    await sendStep(`uptime/${epoch}/reopen`, now.round, (intent) =>
      uptime.send.reopen([BigInt(epoch)], { by: sender, intent }),
    )
    return { retryAfterMs: turnMs }
  }
  const turns = turnsOf(vetoMembers(context.ledger), epoch)
  const me = lowerHex(context.sender.address)
  const mine = turns.indexOf(me)
  if (mine < 0) return undefined
  let entries: UptimeEntry[] | undefined
  for (const [turn, member] of turns.entries()) {
    if (entries) break
    if (member !== me) {
      const proposed = await fetchUptimeEntries(context, member, epoch)
      if (proposed && agreesWith(now.bounds, proposed)) entries = proposed
    } else if (before) entries = before.entries
    else {
      const since = Math.max(now.end, now.since) * 1000
      if (context.nowMs() >= since + turn * turnMs) entries = own
    }
  }
  if (!entries) return { retryAfterMs: turnMs / 2 }
  epochs.put(String(epoch), { entries, rounds: [...(before?.rounds ?? []), now.round] })
  const { root, totalWeight } = uptimeTree(BigInt(epoch), entries)
  await sendStep(`uptime/${epoch}/attest/${now.round}`, root, (intent) =>
    uptime.send.attest([BigInt(epoch), root, totalWeight], { by: context.sender, intent }),
  )
  return { retryAfterMs: turnMs }
}

/** Reviews a posted root: challenges it when it is inconsistent or nobody serves its entries; otherwise finalises it in time. */
async function review(context: RoleContext, { epochs }: UptimeTools, now: EpochNow): Promise<Requeue> {
  const { epoch, turnMs, since } = now
  const { network, manifest, sender, nowMs } = context
  const { uptime } = bindEconomy(network.client, manifest)
  const window = await uptime.read.CHALLENGE_SECONDS([])
  const known = epochs.get(String(epoch))
  const entries =
    known && rootOf(epoch, known.entries) === now.root
      ? known.entries
      : await entriesUnder(context, epoch, now.root)
  const isHidden = entries === undefined && nowMs() / 1000 > since + window / 2
  if (isHidden || (entries && !agreesWith(now.bounds, entries))) {
    const bond = await uptime.read.CHALLENGE_BOND([])
    await approveBond(context, uptime.address, bond)
    await sendStep(`uptime/${epoch}/challenge`, now.round, (intent) =>
      uptime.send.challenge([BigInt(epoch)], { by: sender, intent }),
    )
    context.logger.warn({ epoch, root: now.root, isHidden }, 'challenged an uptime root')
    return { retryAfterMs: turnMs }
  }
  const wait = await waitUntil(context, since + window)
  if (wait) return { retryAfterMs: Math.min(wait.retryAfterMs, entries ? wait.retryAfterMs : turnMs) }
  await sendStep(`uptime/${epoch}/finalise`, now.round, (intent) =>
    uptime.send.finalise([BigInt(epoch)], { by: sender, intent }),
  )
  return { retryAfterMs: turnMs }
}

/** The order of turns of an epoch: each epoch starts with another member. */
export function turnsOf(members: readonly Hex[], epoch: number): Hex[] {
  const first = epoch % Math.max(1, members.length)
  return [...members.slice(first), ...members.slice(0, first)]
}

async function entriesUnder(
  context: RoleContext,
  epoch: number,
  root: Hex,
): Promise<UptimeEntry[] | undefined> {
  for (const member of vetoMembers(context.ledger)) {
    const entries = await fetchUptimeEntries(context, member, epoch)
    if (entries && rootOf(epoch, entries) === root) return entries
  }
  return undefined
}

/** @throws API_NOT_FOUND */
export function attestedUptime(epochs: Records<StoredEpoch>, epoch: number): { entries: UptimeEntry[] } {
  const known = epochs.get(String(epoch))
  if (!known) throw new MusterError('API_NOT_FOUND', `this node has not attested epoch ${epoch}`)
  return { entries: known.entries }
}
