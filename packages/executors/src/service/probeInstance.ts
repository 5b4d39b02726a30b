import { setTimeout as pauseFor } from 'node:timers/promises'
import { anySignal, MusterError } from '@muster-network/core'
import { unlessAborted } from '../unlessAborted.ts'
import { PausableTimeout } from './PausableTimeout.ts'
import type { ServiceInstance } from './ServiceInstance.ts'

/** `unreachable`: the program does not listen on its socket. */
export type ProbeResult = 'ready' | 'silent' | 'unreachable'

/** A probe that is not answered within this time is a no. */
const probeMs = 5_000
const [firstPauseMs, longestPauseMs] = [20, 1_000]

/** Asks a program once whether it is ready. */
export async function probeInstance(instance: ServiceInstance, signal: AbortSignal): Promise<ProbeResult> {
  const limited = anySignal([signal, AbortSignal.timeout(probeMs)])
  return unlessAborted(instance.isReady(limited), limited).then(
    (isReady) => (isReady ? 'ready' : 'silent'),
    (error: unknown) =>
      error instanceof MusterError && error.details.unreachable === true ? 'unreachable' : 'silent',
  )
}

/** Asks a program until it is ready, has ended or is late. Time in which it is paused does not count. */
export async function probeUntilReady(
  instance: ServiceInstance,
  { readyMs, isPaused }: { readyMs: number; isPaused: () => boolean },
): Promise<'ready' | 'ended' | 'late'> {
  const over = new AbortController()
  let end: 'ended' | 'late' = 'ended'
  const stop = (why: 'ended' | 'late') => {
    end = why
    over.abort()
  }
  const ended = () => stop('ended')
  instance.ended.then(ended).catch(ended)
  let leftMs = readyMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    if (over.signal.aborted) return end
    const began = performance.now()
    const limit = new PausableTimeout(leftMs, () => {
      if (!isPaused()) stop('late')
    })
    try {
      if (!isPaused() && (await probeInstance(instance, over.signal)) === 'ready')
        return over.signal.aborted ? end : 'ready'
      await pauseFor(pauseMs, undefined, { signal: over.signal }).catch(() => {})
    } finally {
      limit.pause()
    }
    if (!isPaused()) leftMs = Math.max(0, leftMs - (performance.now() - began))
  }
}
