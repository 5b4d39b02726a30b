import type { Hex } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { repeat } from '../role/repeat.ts'
import { type Heartbeat, sendHeartbeat } from '../wire/calls.ts'
import { serviceNodes } from './services.ts'
import { signHeartbeat } from './signHeartbeat.ts'

/** A veto node treats a node as silent after three missed heartbeats. */
export const heartbeatEveryMs = 5_000

/** Limit of coordinators that get heartbeats, since anyone may list one. */
const maxCoordinators = 8

export type HeartbeatsOptions = {
  nodeId: Hex
  className: string
  busy(): Pick<Heartbeat, 'load' | 'freeSlots' | 'running'>
  everyMs?: number
}

type HeartbeatContext = Pick<RoleContext, 'ledger' | 'peer' | 'identity' | 'logger' | 'nowMs'>

/** Sends a signed heartbeat to every veto node and coordinator every few seconds. Delivery is best effort. */
export class Heartbeats {
  readonly #context: HeartbeatContext
  readonly #options: HeartbeatsOptions
  readonly #stop = new AbortController()
  readonly #sending = new Map<PeerId, Promise<void>>()
  #stopBeats = () => {}

  constructor(context: HeartbeatContext, options: HeartbeatsOptions) {
    this.#context = context
    this.#options = options
  }

  start(): void {
    this.#beat()
    const everyMs = this.#options.everyMs ?? heartbeatEveryMs
    this.#stopBeats = repeat('heartbeat', everyMs, () => this.#beat(), this.#context.logger)
  }

  async stop(): Promise<void> {
    this.#stopBeats()
    this.#stop.abort()
    await Promise.all(this.#sending.values())
  }

  /** A heartbeat that fails, for example because the ledger cannot be read, is followed by the next. */
  #beat(): void {
    try {
      this.#sendToAll()
    } catch (error) {
      this.#context.logger.warn({ error }, 'heartbeat failed')
    }
  }

  #sendToAll(): void {
    const { identity, nowMs } = this.#context
    const { nodeId, className, busy } = this.#options
    const heartbeat = { node: nodeId, atMs: nowMs(), className, ...busy() }
    const signature = signHeartbeat(identity, heartbeat)
    for (const peerId of this.#listeners()) {
      // one call at a time per listener, so that a hanging listener builds up no queue
      if (this.#sending.has(peerId)) continue
      const sent = this.#send(peerId, heartbeat, signature).finally(() => this.#sending.delete(peerId))
      this.#sending.set(peerId, sent)
    }
  }

  async #send(peerId: PeerId, heartbeat: Heartbeat, signature: Uint8Array<ArrayBuffer>): Promise<void> {
    const { peer, logger } = this.#context
    try {
      const options = { signal: this.#stop.signal, timeoutMs: 10_000 }
      await peer.call(peerId, sendHeartbeat, { heartbeat, signature }, options)
    } catch (error) {
      if (!this.#stop.signal.aborted) logger.debug({ peerId, error }, 'heartbeat not delivered')
    }
  }

  #listeners(): Set<PeerId> {
    const { ledger, peer } = this.#context
    const nodes = [
      ...serviceNodes(ledger, 'veto'),
      ...serviceNodes(ledger, 'coordinator').slice(0, maxCoordinators),
    ]
    const peers = new Set(nodes.map(({ facts }) => peerOf(facts.peerKey)))
    peers.delete(peer.peerId)
    return peers
  }
}
