import type { Duplex } from 'node:stream'
import type { PeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'

const idleMs = 30_000
const perPeer = 4

/** A pool of idle blob pipes: the next fetch from the same holder saves three round trips. */
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

export function returnIdlePipe(node: PeerNode, peerId: PeerId, pipe: Duplex): void {
  const byPeer = idle.get(node) ?? new Map<PeerId, Duplex[]>()
  idle.set(node, byPeer)
  const pipes = byPeer.get(peerId) ?? []
  byPeer.set(peerId, pipes)
  if (pipes.length >= perPeer || pipe.destroyed) return void pipe.destroy()
  pipes.push(pipe)
  // An idle pipe expects no data, so any data or end closes it.
  const drop = () => pipe.destroy()
  const timer = setTimeout(drop, idleMs)
  timer.unref()
  const removeFromPool = () => {
    clearTimeout(timer)
    pipe.off('data', drop).off('end', drop).off('close', removeFromPool)
    const at = pipes.indexOf(pipe)
    if (at !== -1) pipes.splice(at, 1)
    if (pipes.length === 0 && byPeer.get(peerId) === pipes) byPeer.delete(peerId)
  }
  pipe.on('data', drop).on('end', drop).on('close', removeFromPool)
  pipe.once('taken', removeFromPool)
}
