import { useSyncExternalStore } from 'react'

/** Below this width a page has one column, and a table has no room for its columns. */
const narrow = matchMedia('(width < 40rem)')

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Returns true on a screen as narrow as a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}
