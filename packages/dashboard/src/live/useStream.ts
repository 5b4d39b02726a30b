import { hasCode } from '@muster-network/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

export type StreamState = 'connecting' | 'live' | 'waiting' | 'ended'

const shortestWaitMs = 500
const longestWaitMs = 10_000

/**
 * Subscribes to an event stream while the component is mounted. Batches events by frame, reconnects from the position
 * that `start` receives, and ends with the stream. A hidden page disconnects: a browser has six connections per host,
 * and forgotten tabs would use them all.
 */
export function useStream<T>(options: {
  /** Identifies the stream; a new key resubscribes. */
  key: string
  enabled?: boolean
  start: (signal: AbortSignal) => AsyncIterable<T>
  onBatch: (batch: readonly T[]) => void
}): StreamState {
  const visible = useVisible()
  const { key, enabled = true } = options
  const [state, setState] = useState<StreamState>('connecting')
  const latest = useRef(options)
  latest.current = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the stream
  useEffect(() => {
    if (!enabled || !visible) return
    const stop = new AbortController()
    let batch: T[] = []
    let frame: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      frame = undefined
      const full = batch
      batch = []
      latest.current.onBatch(full)
    }
    const follow = async () => {
      let waitMs = shortestWaitMs
      while (!stop.signal.aborted) {
        setState('connecting')
        try {
          for await (const item of latest.current.start(stop.signal)) {
            if (waitMs !== 0) setState('live')
            waitMs = 0
            batch.push(item)
            frame ??= setTimeout(flush, 50)
          }
          setState('ended')
          return
        } catch (error) {
          if (stop.signal.aborted) return
          if (hasCode(error, 'API_UNAUTHORISED', 'API_NOT_FOUND')) {
            setState('ended')
            return
          }
        }
        if (frame !== undefined) {
          clearTimeout(frame)
          flush()
        }
        setState('waiting')
        waitMs = Math.min(longestWaitMs, Math.max(shortestWaitMs, waitMs * 2))
        await pause(waitMs, stop.signal)
      }
    }
    void follow()
    return () => {
      stop.abort()
      if (frame !== undefined) clearTimeout(frame)
    }
  }, [key, enabled, visible])
  return state
}

function useVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
  )
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
