import type { Hex } from '@muster-network/chain'
import type { PresenceBook } from '../presence/PresenceBook.ts'

export type NodePresence = {
  /** `unknown` where this node does not listen, or has not heard it since it began to. */
  presence: 'online' | 'offline' | 'unknown'
  lastSeenMs: number | null
  /** As it says itself; the hash of it is on the chain. */
  className: string | null
  load: number | null
  freeSlots: number | null
  /** Of the time that this node has listened in the epoch that runs. */
  uptimeShare: number | null
}

const unknown: NodePresence = {
  presence: 'unknown',
  lastSeenMs: null,
  className: null,
  load: null,
  freeSlots: null,
  uptimeShare: null,
}

/** What heartbeats say about a node. */
export function presenceOf(book: PresenceBook | undefined, nodeId: Hex): NodePresence {
  const last = book?.lastSeen(nodeId)
  if (!book || !last) return unknown
  const { className, load, freeSlots } = last.heartbeat
  const listenedMs = book.listenedMs(book.epoch)
  const onlineMs = book.uptimeOf(book.epoch, nodeId)?.onlineMs ?? 0
  return {
    presence: book.isOnline(nodeId) ? 'online' : 'offline',
    lastSeenMs: last.seenMs,
    className,
    load,
    freeSlots,
    uptimeShare: listenedMs === 0 ? null : Math.min(1, onlineMs / listenedMs),
  }
}
