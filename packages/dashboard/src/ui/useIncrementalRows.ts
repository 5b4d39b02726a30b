import { useLayoutEffect, useReducer, useRef } from 'react'

type Item = { key: React.Key; index: number }

/**
 * Limits how many new rows render per frame. Rendered rows stay; each frame adds a few, starting at the viewport.
 * Without the limit, a jump in a long list would render all rows in one long task.
 */
export function useIncrementalRows<T extends Item>(items: readonly T[], maxPerFrame: number): readonly T[] {
  const [, nextFrame] = useReducer((frames: number) => frames + 1, 0)
  const rendered = useRef<ReadonlySet<React.Key>>(new Set())
  const middle = ((items[0]?.index ?? 0) + (items.at(-1)?.index ?? 0)) / 2
  const pending = items
    .filter((item) => !rendered.current.has(item.key))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
  const added = new Set(pending.slice(0, maxPerFrame).map((item) => item.key))
  const visible = items.filter((item) => rendered.current.has(item.key) || added.has(item.key))
  const remaining = items.length - visible.length
  useLayoutEffect(() => {
    rendered.current = new Set(visible.map((item) => item.key))
    if (remaining === 0) return
    const frame = requestAnimationFrame(nextFrame)
    return () => cancelAnimationFrame(frame)
  })
  return visible
}
