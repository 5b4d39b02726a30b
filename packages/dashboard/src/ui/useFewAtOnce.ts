import { useLayoutEffect, useReducer, useRef } from 'react'

type Item = { key: React.Key; index: number }

/**
 * Of the rows that should be in sight, those to draw now: what was drawn stays, and a few come with each frame, from
 * where the eye is. A jump to another place of a long list would otherwise draw all of its rows in one long task.
 */
export function useFewAtOnce<T extends Item>(items: readonly T[], most: number): readonly T[] {
  const [, nextFrame] = useReducer((frames: number) => frames + 1, 0)
  const drawn = useRef<ReadonlySet<React.Key>>(new Set())
  const middle = ((items[0]?.index ?? 0) + (items.at(-1)?.index ?? 0)) / 2
  const coming = items
    .filter((item) => !drawn.current.has(item.key))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
  const now = new Set(coming.slice(0, most).map((item) => item.key))
  const shown = items.filter((item) => drawn.current.has(item.key) || now.has(item.key))
  const left = items.length - shown.length
  useLayoutEffect(() => {
    drawn.current = new Set(shown.map((item) => item.key))
    if (left === 0) return
    const frame = requestAnimationFrame(nextFrame)
    return () => cancelAnimationFrame(frame)
  })
  return shown
}
