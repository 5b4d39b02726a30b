import { useSyncExternalStore } from 'react'

/** Connection state: whether the daemon answers, and when it last answered. */
export type Connection = {
  online: boolean
  /** True once the daemon has answered this page. */
  answered: boolean
  sinceMs: number
  lastAnswerMs: number
}

let current: Connection = { online: true, answered: false, sinceMs: Date.now(), lastAnswerMs: Date.now() }
const listeners = new Set<() => void>()

export function reportOnline(): void {
  const time = Date.now()
  // notify at most once a second, to avoid needless renders
  if (current.online && current.answered && time - current.lastAnswerMs < 1000) return
  update({
    online: true,
    answered: true,
    sinceMs: current.online ? current.sinceMs : time,
    lastAnswerMs: time,
  })
}

export function reportOffline(): void {
  if (current.online) update({ ...current, online: false, sinceMs: Date.now() })
}

function update(next: Connection): void {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => current)
}
