import type { Hex } from '@muster-network/chain'
import type { PresenceBook } from '../presence/PresenceBook.ts'

export type NodePresence = {
  /** `unknown` when this node does not receive heartbeats, or has received none from the node yet. */
  presence: 'online' | 'offline' | 'unknown'
  lastSeenMs: number | null
  /** The class name from the node's heartbeat; the chain has only its hash. */
  className: string | null
  load: number | null
  freeSlots: number | null
  /** The share of the current epoch, as far as this node has listened. */
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

/** Returns the presence of a node by its heartbeats. */
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
