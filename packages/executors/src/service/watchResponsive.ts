import { setTimeout as pauseFor } from 'node:timers/promises'
import { probeInstance } from './probeInstance.ts'
import type { ServiceInstance } from './ServiceInstance.ts'

type ResponsiveFacts = {
  /** The longest silence of an answer. */
  silentMs: number
  isPaused: () => boolean
  /** Pieces of answers received so far. */
  pieces: () => number
  /** Requests that are being answered. */
  active: () => number
}

const tickMs = 500
/** A program that works listens all the time. */
const unreachableMs = 3_000
/** A program with nothing to do answers its probe within this time. */
const idleMs = 10_000

const watched = new WeakMap<ServiceInstance, Promise<void>>()

/**
 * Kills a program that answers neither its probe nor a request. A program that can do only one thing at a time may ignore
 * its probe while it answers, so a piece of an answer counts as a sign of life.
 */
export function watchResponsive(instance: ServiceInstance, facts: ResponsiveFacts): Promise<void> {
  const watching = watched.get(instance) ?? watch(instance, facts).finally(() => watched.delete(instance))
  watched.set(instance, watching)
  return watching
}

async function watch(instance: ServiceInstance, facts: ResponsiveFacts): Promise<void> {
  const over = new AbortController()
  const ended = () => over.abort()
  instance.ended.then(ended).catch(ended)
  let pieces = facts.pieces()
  for (let silentForMs = 0; !over.signal.aborted; ) {
    const began = performance.now()
    if (!facts.isPaused()) {
      const result = await probeInstance(instance, over.signal)
      if (result === 'ready') return
      if (facts.pieces() !== pieces) silentForMs = 0
      pieces = facts.pieces()
      const idle = facts.active() === 0 ? idleMs : facts.silentMs
      if (silentForMs > (result === 'unreachable' ? unreachableMs : idle))
        return instance.stop({ graceMs: 0 })
    }
    await pauseFor(tickMs, undefined, { signal: over.signal }).catch(() => {})
    if (!facts.isPaused()) silentForMs += performance.now() - began
  }
}
