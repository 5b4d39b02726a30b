import type { Problem } from '@muster-network/core'
import { useState } from 'react'

export type ShownProblems = {
  /** The problems of the fields that the user has left, or all of them after `showAll`. */
  shown: readonly Problem[]
  touch: (path: string) => void
  showAll: () => void
}

/**
 * Holds back the problems of a field until the user has left it: an empty form is no mistake yet. A task file that somebody
 * has written shows all of its problems.
 */
export function useShownProblems(problems: readonly Problem[], written: boolean): ShownProblems {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  return {
    shown: all || written ? problems : problems.filter(({ path }) => touched.has(path)),
    touch: (path) => setTouched((last) => (last.has(path) ? last : new Set([...last, path]))),
    showAll: () => setAll(true),
  }
}
