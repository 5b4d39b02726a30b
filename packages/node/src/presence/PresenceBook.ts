import { classIdOf, type Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { transaction } from '../store/openStore.ts'
import { Records } from '../store/Records.ts'
import { type Heartbeat, sendHeartbeat } from '../wire/calls.ts'
import { heartbeatEveryMs } from './Heartbeats.ts'
import { isSignedBy } from './signHeartbeat.ts'
import { creditBetween, epochAt, type UptimeEpochs } from './UptimeEpochs.ts'

/** What is known of a node in one epoch. */
export type NodeUptime = {
  operator: Hex
  onlineMs: number
  /** The best that it has proven when asked at a random moment, in points. */
  provenScore: number
  /** Times that it was asked and gave no answer, or a wrong one. */
  failedProbes: number
}

/** The last heartbeat of a node, and when it was heard here. */
export type LastSeen = { heartbeat: Heartbeat; seenMs: number }

export type PresenceOptions = {
  epochs: UptimeEpochs
  /** How often nodes are expected to be heard. */
  everyMs?: number
  /** How often what was heard is written down: what a crash can cost. */
  saveEveryMs?: number
}

/** Epochs that stay readable: the one that runs, and those whose roots may still be argued about. */
const keptEpochs = 8
/** A heartbeat's own time may differ from ours by this much. */
const clockSkewMs = 60_000

type Hearing = Pick<RoleContext, 'ledger' | 'peer' | 'store' | 'logger' | 'nowMs'>

/** Who is there: hears heartbeats of listed nodes and adds their time up, epoch by epoch. */
export class PresenceBook {
  readonly epochs: UptimeEpochs
  readonly everyMs: number
  readonly #context: Hearing
  readonly #records: Records<NodeUptime>
  readonly #lastSeen = new Map<Hex, LastSeen>()
  readonly #changed = new Map<string, NodeUptime>()
  readonly #listened: Records<{ ms: number }>
  readonly #saveEveryMs: number
  #listeningMs = 0
  #savedMs = 0
  #timer: NodeJS.Timeout | undefined

  constructor(context: Hearing, options: PresenceOptions) {
    this.#context = context
    this.epochs = options.epochs
    this.everyMs = options.everyMs ?? heartbeatEveryMs
    this.#saveEveryMs = options.saveEveryMs ?? 10_000
    this.#records = new Records(context.store, 'uptime')
    this.#listened = new Records(context.store, 'uptime-listened')
    context.peer.handle(sendHeartbeat, async ({ heartbeat, signature }, { peerId }) => {
      this.#hear(heartbeat, signature, peerId)
      return {}
    })
  }

  start(): void {
    this.#listeningMs = this.#context.nowMs()
    this.#timer = setInterval(() => this.#tick(), this.everyMs)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#tick()
    this.save()
  }

  /** Three missed heartbeats. */
  get silentMs(): number {
    return 3 * this.everyMs
  }

  lastSeen(nodeId: Hex): LastSeen | undefined {
    return this.#lastSeen.get(nodeId)
  }

  /** Undefined when it was never heard: this node may not have listened for long enough to tell. */
  isOnline(nodeId: Hex): boolean | undefined {
    const last = this.#lastSeen.get(nodeId)
    return last && this.#context.nowMs() - last.seenMs <= this.silentMs
  }

  /** How many nodes were heard lately. */
  get onlineCount(): number {
    return [...this.#lastSeen.keys()].filter((nodeId) => this.isOnline(nodeId)).length
  }

  get epoch(): number {
    return epochAt(this.epochs, this.#context.nowMs())
  }

  uptimeOf(epoch: number, nodeId: Hex): NodeUptime | undefined {
    const id = idOf(epoch, nodeId)
    return this.#changed.get(id) ?? this.#records.get(id)
  }

  /** How much of an epoch this node has listened for: who slept cannot say who was there. */
  listenedMs(epoch: number): number {
    return this.#listened.get(prefixOf(epoch))?.ms ?? 0
  }

  /** Everything heard in an epoch. */
  uptimes(epoch: number): { nodeId: Hex; uptime: NodeUptime }[] {
    this.save()
    return this.#records
      .under(prefixOf(epoch))
      .map(({ id, value }) => ({ nodeId: id.slice(prefixOf(epoch).length) as Hex, uptime: value }))
  }

  /** A node was probed in an epoch and proved this much, 0 for nothing; the best of an epoch counts. */
  probed(epoch: number, { id, operator }: { id: Hex; operator: Hex }, score: number): void {
    this.#change(epoch, id, operator, (uptime) => ({
      ...uptime,
      provenScore: Math.max(uptime.provenScore, score),
      failedProbes: uptime.failedProbes + (score > 0 ? 0 : 1),
    }))
  }

  save(): void {
    if (this.#changed.size === 0) return
    transaction(this.#context.store, () => {
      for (const [id, uptime] of this.#changed) this.#records.put(id, uptime)
      const oldest = prefixOf(Math.max(0, this.epoch - keptEpochs))
      for (const records of [this.#records, this.#listened])
        for (const { id } of records.below(oldest)) records.remove(id)
    })
    this.#changed.clear()
  }

  #tick(): void {
    const now = this.#context.nowMs()
    for (const { epoch, ms } of creditBetween(this.epochs, this.#listeningMs, now, this.silentMs))
      this.#listened.put(prefixOf(epoch), { ms: this.listenedMs(epoch) + ms })
    this.#listeningMs = now
    if (now - this.#savedMs < this.#saveEveryMs) return
    this.#savedMs = now
    this.save()
  }

  #hear(heartbeat: Heartbeat, signature: Uint8Array, peerId: PeerId): void {
    const { ledger, nowMs } = this.#context
    const node = ledger.node(heartbeat.node)
    // only listed nodes are kept, so what strangers can make this node store is bounded by stake
    if (
      !node?.listed ||
      peerOf(node.facts.peerKey) !== peerId ||
      classIdOf(heartbeat.className) !== node.classId
    )
      throw new MusterError('NET_PEER_UNKNOWN', 'this node is not listed, as far as the chain was read here')
    const now = nowMs()
    const last = this.#lastSeen.get(node.id)
    const isFresh =
      Math.abs(heartbeat.atMs - now) <= clockSkewMs && heartbeat.atMs > (last?.heartbeat.atMs ?? 0)
    if (!isFresh || !isSignedBy(peerId, heartbeat, signature))
      throw new MusterError('NET_MESSAGE_INVALID', 'a heartbeat that is old, early or not signed')
    this.#lastSeen.set(node.id, { heartbeat, seenMs: now })
    if (!last) return
    for (const { epoch, ms } of creditBetween(this.epochs, last.seenMs, now, this.silentMs))
      this.#change(epoch, node.id, node.operator, (uptime) => ({
        ...uptime,
        onlineMs: uptime.onlineMs + ms,
      }))
  }

  #change(epoch: number, nodeId: Hex, operator: Hex, change: (uptime: NodeUptime) => NodeUptime): void {
    const before = this.uptimeOf(epoch, nodeId) ?? { operator, onlineMs: 0, provenScore: 0, failedProbes: 0 }
    this.#changed.set(idOf(epoch, nodeId), change(before))
  }
}

/** Padded, so that ids lie in the order of their epochs. */
const prefixOf = (epoch: number) => `${String(epoch).padStart(10, '0')}/`
const idOf = (epoch: number, nodeId: Hex) => `${prefixOf(epoch)}${nodeId}`
