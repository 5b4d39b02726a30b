import { useSyncExternalStore } from 'react'

/** Whether the daemon answers, and when it last did. */
export type Connection = { online: boolean; sinceMs: number; lastAnswerMs: number }

let now: Connection = { online: true, sinceMs: Date.now(), lastAnswerMs: Date.now() }
const listeners = new Set<() => void>()

export function sawAnswer(): void {
  const time = Date.now()
  // telling of every answer would draw the page for nothing: once a second is enough
  if (now.online && time - now.lastAnswerMs < 1000) return
  change({ online: true, sinceMs: now.online ? now.sinceMs : time, lastAnswerMs: time })
}

export function sawSilence(): void {
  if (now.online) change({ online: false, sinceMs: Date.now(), lastAnswerMs: now.lastAnswerMs })
}

function change(next: Connection): void {
  now = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => now)
}
