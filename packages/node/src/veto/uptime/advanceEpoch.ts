import { bindEconomy, type Hex, type UptimeEntry, uptimeTree } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import { serviceNodes, vetoMembers } from '../../presence/services.ts'
import type { Next } from '../../role/Jobs.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { allowBond } from '../../settle/allowBond.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import type { Records } from '../../store/Records.ts'
import { showUptime } from '../../wire/calls.ts'
import { agreesWith, boundsOf, type WeightBounds, weighUptime } from './weighUptime.ts'

/** What this member attested for an epoch, recorded before it is sent, and shown to whoever asks. */
export type KeptEpoch = { entries: UptimeEntry[]; rounds: number[] }

export type UptimeTools = { presence: PresenceBook; kept: Records<KeptEpoch> }

const state = { open: 0, posted: 1, challenged: 2, final: 3 }
const longestTurnMs = 60_000
/** Who listened for less of an epoch than this does not speak about it. */
const leastListened = 0.9

/**
 * An epoch that is over. Members hear the same nodes but never exactly the same heartbeats, so they take turns to
 * propose: the first says what it has seen, and each of the others attests the first proposal that can be what it has
 * seen itself. A posted root that cannot be is challenged. Undefined when nothing is left to do.
 */
export async function advanceEpoch(context: RoleContext, tools: UptimeTools, epoch: number): Promise<Next> {
  const { presence } = tools
  const { uptime } = bindEconomy(context.network.client, context.manifest)
  const epochMs = presence.epochs.epochSeconds * 1000
  if (presence.listenedMs(epoch) < leastListened * epochMs) return undefined
  const end = Number(await uptime.read.endOf([BigInt(epoch)]))
  const early = await waitUntil(context, end)
  if (early) return early
  const now = await uptime.read.epochOf([BigInt(epoch)])
  const heard = presence.uptimes(epoch).map(({ nodeId, uptime: each }) => ({
    ...each,
    listedScore: context.ledger.node(nodeId)?.facts.score ?? 0,
  }))
  const own = weighUptime(heard)
  if (now.state === state.final || own.length === 0) return undefined
  const turnMs = Math.min(longestTurnMs, epochMs / 20)
  const found = { epoch, own, bounds: boundsOf(heard), turnMs, end, ...now }
  try {
    if (now.state === state.posted) return await review(context, tools, found)
    return await attest(context, tools, found)
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    context.logger.debug({ epoch, error }, 'a step about uptime was refused')
    return { againMs: turnMs }
  }
}

type EpochNow = {
  epoch: number
  own: UptimeEntry[]
  bounds: Map<string, WeightBounds>
  turnMs: number
  end: number
  state: number
  round: number
  since: number
  root: Hex
}

/** Attests the first proposal, in the order of turns, that can be true; its own when the turn comes to it. */
async function attest(context: RoleContext, tools: UptimeTools, now: EpochNow): Promise<Next> {
  const { epoch, own, turnMs } = now
  const { kept } = tools
  const { uptime } = bindEconomy(context.network.client, context.manifest)
  const before = kept.get(String(epoch))
  if (before?.rounds.includes(now.round)) {
    if (now.state !== state.challenged) return { againMs: 2 * turnMs }
    const over = await waitUntil(context, now.since + (await uptime.read.REVIEW_SECONDS([])))
    if (over) return { againMs: Math.min(over.againMs, longestTurnMs) }
    const { sender } = context
    await sendStep(`uptime/${epoch}/reopen`, now.round, (intent) =>
      uptime.send.reopen([BigInt(epoch)], { by: sender, intent }),
    )
    return { againMs: turnMs }
  }
  const turns = turnsOf(vetoMembers(context.ledger), epoch)
  const me = context.sender.address.toLowerCase()
  const mine = turns.indexOf(me as Hex)
  if (mine < 0) return undefined
  let entries: UptimeEntry[] | undefined
  for (const [turn, member] of turns.entries()) {
    if (entries) break
    if (member !== me) {
      const shown = await entriesOf(context, member, epoch)
      if (shown && agreesWith(now.bounds, shown)) entries = shown
    } else if (before) entries = before.entries
    else {
      const since = Math.max(now.end, now.since) * 1000
      if (context.nowMs() >= since + turn * turnMs) entries = own
    }
  }
  if (!entries) return { againMs: turnMs / 2 }
  kept.put(String(epoch), { entries, rounds: [...(before?.rounds ?? []), now.round] })
  const { root, totalWeight } = uptimeTree(BigInt(epoch), entries)
  await sendStep(`uptime/${epoch}/attest/${now.round}`, root, (intent) =>
    uptime.send.attest([BigInt(epoch), root, totalWeight], { by: context.sender, intent }),
  )
  return { againMs: turnMs }
}

/** A posted root: doubts it when it cannot be true or nobody shows what is under it; else has it count in the end. */
async function review(context: RoleContext, { kept }: UptimeTools, now: EpochNow): Promise<Next> {
  const { epoch, turnMs, since } = now
  const { network, manifest, sender, nowMs } = context
  const { uptime } = bindEconomy(network.client, manifest)
  const window = await uptime.read.CHALLENGE_SECONDS([])
  const known = kept.get(String(epoch))
  const entries =
    known && rootOf(epoch, known.entries) === now.root
      ? known.entries
      : await entriesUnder(context, epoch, now.root)
  const isHidden = entries === undefined && nowMs() / 1000 > since + window / 2
  if (isHidden || (entries && !agreesWith(now.bounds, entries))) {
    const bond = await uptime.read.CHALLENGE_BOND([])
    await allowBond(context, uptime.address, bond)
    await sendStep(`uptime/${epoch}/challenge`, now.round, (intent) =>
      uptime.send.challenge([BigInt(epoch)], { by: sender, intent }),
    )
    context.logger.warn({ epoch, root: now.root, isHidden }, 'challenged a root of uptime')
    return { againMs: turnMs }
  }
  const wait = await waitUntil(context, since + window)
  if (wait) return { againMs: Math.min(wait.againMs, entries ? wait.againMs : turnMs) }
  await sendStep(`uptime/${epoch}/finalise`, now.round, (intent) =>
    uptime.send.finalise([BigInt(epoch)], { by: sender, intent }),
  )
  return { againMs: turnMs }
}

/** Every epoch begins with another member. */
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
    const entries = await entriesOf(context, member, epoch)
    if (entries && rootOf(epoch, entries) === root) return entries
  }
  return undefined
}

/** What a member shows for an epoch; undefined while it shows nothing. */
export async function entriesOf(
  { ledger, peer }: Pick<RoleContext, 'ledger' | 'peer'>,
  member: Hex,
  epoch: number,
): Promise<UptimeEntry[] | undefined> {
  for (const { facts } of serviceNodes(ledger, 'veto').filter(({ operator }) => operator === member)) {
    const peerId = peerOf(facts.peerKey)
    if (peerId === peer.peerId) continue
    const shown = await peer.call(peerId, showUptime, { epoch }, { timeoutMs: 5_000 }).catch(() => undefined)
    if (shown && shown.entries.length > 0) return shown.entries
  }
  return undefined
}

export function rootOf(epoch: number, entries: readonly UptimeEntry[]): Hex | undefined {
  try {
    return uptimeTree(BigInt(epoch), entries).root
  } catch {
    return undefined
  }
}

/** @throws API_NOT_FOUND */
export function shownUptime(kept: Records<KeptEpoch>, epoch: number): { entries: UptimeEntry[] } {
  const known = kept.get(String(epoch))
  if (!known) throw new MusterError('API_NOT_FOUND', `this node has attested nothing for epoch ${epoch}`)
  return { entries: known.entries }
}
