import type { Hex } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { type Heartbeat, sendHeartbeat } from '../wire/calls.ts'
import { serviceNodes } from './services.ts'
import { signHeartbeat } from './signHeartbeat.ts'

/** A veto node that has missed three of them calls a node silent. */
export const heartbeatEveryMs = 5_000

/** Coordinators that are told; anyone may list one, and a node owes them nothing. */
const mostCoordinators = 8

export type HeartbeatsOptions = {
  nodeId: Hex
  className: string
  busy(): Pick<Heartbeat, 'load' | 'freeSlots' | 'running'>
  everyMs?: number
}

type Listening = Pick<RoleContext, 'ledger' | 'peer' | 'identity' | 'logger' | 'nowMs'>

/** Says every few seconds to every veto node and coordinator that this node is there. Who does not listen is no matter. */
export class Heartbeats {
  readonly #context: Listening
  readonly #options: HeartbeatsOptions
  readonly #stop = new AbortController()
  readonly #sending = new Map<PeerId, Promise<void>>()
  #timer: NodeJS.Timeout | undefined

  constructor(context: Listening, options: HeartbeatsOptions) {
    this.#context = context
    this.#options = options
  }

  start(): void {
    this.#beat()
    this.#timer = setInterval(() => this.#beat(), this.#options.everyMs ?? heartbeatEveryMs)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await Promise.all(this.#sending.values())
  }

  #beat(): void {
    const { identity, nowMs } = this.#context
    const { nodeId, className, busy } = this.#options
    const heartbeat = { node: nodeId, atMs: nowMs(), className, ...busy() }
    const signature = signHeartbeat(identity, heartbeat)
    for (const peerId of this.#listeners()) {
      // one at a time for each: a listener that hangs does not gather a queue
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
      if (!this.#stop.signal.aborted) logger.debug({ peerId, error }, 'a heartbeat was not heard')
    }
  }

  #listeners(): Set<PeerId> {
    const { ledger, peer } = this.#context
    const nodes = [
      ...serviceNodes(ledger, 'veto'),
      ...serviceNodes(ledger, 'coordinator').slice(0, mostCoordinators),
    ]
    const peers = new Set(nodes.map(({ facts }) => peerOf(facts.peerKey)))
    peers.delete(peer.peerId)
    return peers
  }
}
