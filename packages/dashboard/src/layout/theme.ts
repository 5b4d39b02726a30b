import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const key = 'muster.theme'
const listeners = new Set<() => void>()
const system = matchMedia('(prefers-color-scheme: dark)')
system.addEventListener('change', () => {
  for (const listener of listeners) listener()
})

export function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a theme and stores it for the next visit if the browser allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // local storage may be disabled; the choice then lasts until the page is closed
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the effective theme; follows the user's choice and the system. */
export function useTheme(): string {
  return useSyncExternalStore(subscribe, () => `${chosenTheme()} ${system.matches}`)
}
