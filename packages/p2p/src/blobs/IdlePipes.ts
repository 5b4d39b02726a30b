import type { Duplex } from 'node:stream'
import type { PeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'

const idleMs = 30_000
const perPeer = 4

/** Blob pipes that have nothing to do: the next fetch from the same holder saves three round trips. */
const idle = new WeakMap<PeerNode, Map<PeerId, Duplex[]>>()

export function takeIdlePipe(node: PeerNode, peerId: PeerId): Duplex | undefined {
  const pipes = idle.get(node)?.get(peerId)
  while (pipes !== undefined && pipes.length > 0) {
    const pipe = pipes.pop()!
    if (!pipe.destroyed && pipe.writable && pipe.readable) {
      pipe.emit('taken')
      return pipe
    }
  }
  return undefined
}

export function keepIdlePipe(node: PeerNode, peerId: PeerId, pipe: Duplex): void {
  const byPeer = idle.get(node) ?? new Map<PeerId, Duplex[]>()
  idle.set(node, byPeer)
  const pipes = byPeer.get(peerId) ?? []
  byPeer.set(peerId, pipes)
  if (pipes.length >= perPeer || pipe.destroyed) return void pipe.destroy()
  pipes.push(pipe)
  // Whatever comes on an idle pipe was not asked for, and an end is an end.
  const drop = () => pipe.destroy()
  const timer = setTimeout(drop, idleMs)
  timer.unref()
  const forget = () => {
    clearTimeout(timer)
    pipe.off('data', drop).off('end', drop).off('close', forget)
    const at = pipes.indexOf(pipe)
    if (at !== -1) pipes.splice(at, 1)
    if (pipes.length === 0 && byPeer.get(peerId) === pipes) byPeer.delete(peerId)
  }
  pipe.on('data', drop).on('end', drop).on('close', forget)
  pipe.once('taken', forget)
}
