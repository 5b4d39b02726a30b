import { classIdOf, type Hex, parseHex } from '@muster-network/chain'
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

/** The record of one node in one epoch. */
export type NodeUptime = {
  operator: Hex
  onlineMs: number
  /** The best score, in points, that the node proved in a probe at a random moment. */
  provenScore: number
  /** Probes that the node did not answer, or answered wrongly. */
  failedProbes: number
}

/** The last heartbeat of a node, and when it arrived here. */
export type LastSeen = { heartbeat: Heartbeat; seenMs: number }

export type PresenceOptions = {
  epochs: UptimeEpochs
  /** The expected interval between heartbeats. */
  everyMs?: number
  /** The interval between writes to disk; a crash loses at most this much. */
  saveEveryMs?: number
}

/** Epochs that stay readable: the current one, and those whose roots may still be challenged. */
const storedEpochs = 8
/** The largest accepted difference between a heartbeat's clock and ours. */
const clockSkewMs = 60_000

type PresenceContext = Pick<RoleContext, 'ledger' | 'peer' | 'store' | 'logger' | 'nowMs'>

/** Receives the heartbeats of listed nodes and sums up their online time by epoch. */
export class PresenceBook {
  readonly epochs: UptimeEpochs
  readonly everyMs: number
  readonly #context: PresenceContext
  readonly #records: Records<NodeUptime>
  readonly #lastSeen = new Map<Hex, LastSeen>()
  readonly #changed = new Map<string, NodeUptime>()
  readonly #listened: Records<{ ms: number }>
  readonly #saveEveryMs: number
  #listeningMs = 0
  #savedMs = 0
  #timer: NodeJS.Timeout | undefined

  constructor(context: PresenceContext, options: PresenceOptions) {
    this.#context = context
    this.epochs = options.epochs
    this.everyMs = options.everyMs ?? heartbeatEveryMs
    this.#saveEveryMs = options.saveEveryMs ?? 10_000
    this.#records = new Records(context.store, 'uptime')
    this.#listened = new Records(context.store, 'uptime-listened')
    context.peer.handle(sendHeartbeat, async ({ heartbeat, signature }, { peerId }) => {
      this.#receive(heartbeat, signature, peerId)
      return {}
    })
  }

  start(): void {
    this.#listeningMs = this.#context.nowMs()
    this.#timer = setInterval(() => this.#attempt(() => this.#tick()), this.everyMs)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#attempt(() => this.#tick())
    this.#attempt(() => this.save())
  }

  /** Three missed heartbeats. */
  get silentMs(): number {
    return 3 * this.everyMs
  }

  lastSeen(nodeId: Hex): LastSeen | undefined {
    return this.#lastSeen.get(nodeId)
  }

  /** Undefined when no heartbeat has arrived: this node may not have listened for long enough. */
  isOnline(nodeId: Hex): boolean | undefined {
    const last = this.#lastSeen.get(nodeId)
    return last && this.#context.nowMs() - last.seenMs <= this.silentMs
  }

  /** The number of nodes with a recent heartbeat. */
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

  /** Returns how long this node has listened in an epoch: a node that was down cannot attest the uptime of others. */
  listenedMs(epoch: number): number {
    return this.#listened.get(prefixOf(epoch))?.ms ?? 0
  }

  /** The records of all nodes in an epoch. */
  uptimes(epoch: number): { nodeId: Hex; uptime: NodeUptime }[] {
    this.save()
    return this.#records
      .under(prefixOf(epoch))
      .map(({ id, value }) => ({ nodeId: parseHex(id.slice(prefixOf(epoch).length)), uptime: value }))
  }

  /** Records the score that a node proved in a probe, 0 for a failure. The best score of an epoch counts. */
  recordProbe(epoch: number, { id, operator }: { id: Hex; operator: Hex }, score: number): void {
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
      const oldest = prefixOf(Math.max(0, this.epoch - storedEpochs))
      for (const records of [this.#records, this.#listened])
        for (const { id } of records.below(oldest)) records.remove(id)
    })
    this.#changed.clear()
  }

  /** A store that cannot be written, such as on a full disk, fails now; the changes are written with a later tick. */
  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      this.#context.logger.warn({ error }, 'uptime not stored; retrying')
    }
  }

  #tick(): void {
    const now = this.#context.nowMs()
    const since = this.#listeningMs
    // first: a time that was stored in part must not count again
    this.#listeningMs = now
    for (const { epoch, ms } of creditBetween(this.epochs, since, now, this.silentMs))
      this.#listened.put(prefixOf(epoch), { ms: this.listenedMs(epoch) + ms })
    if (now - this.#savedMs < this.#saveEveryMs) return
    this.save()
    this.#savedMs = now
  }

  #receive(heartbeat: Heartbeat, signature: Uint8Array, peerId: PeerId): void {
    const { ledger, nowMs } = this.#context
    const node = ledger.node(heartbeat.node)
    // only listed nodes are stored, so stake bounds what strangers can make this node store
    if (
      !node?.listed ||
      peerOf(node.facts.peerKey) !== peerId ||
      classIdOf(heartbeat.className) !== node.classId
    )
      throw new MusterError(
        'NET_PEER_UNKNOWN',
        'this node is not listed in the blocks that this node has read',
      )
    const now = nowMs()
    const last = this.#lastSeen.get(node.id)
    const isFresh =
      Math.abs(heartbeat.atMs - now) <= clockSkewMs && heartbeat.atMs > (last?.heartbeat.atMs ?? 0)
    if (!isFresh || !isSignedBy(peerId, heartbeat, signature))
      throw new MusterError(
        'NET_MESSAGE_INVALID',
        'the heartbeat is outdated, ahead of the clock or wrongly signed',
      )
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

/** Zero-padded, so that ids sort by epoch. */
const prefixOf = (epoch: number) => `${String(epoch).padStart(10, '0')}/`
const idOf = (epoch: number, nodeId: Hex) => `${prefixOf(epoch)}${nodeId}`
