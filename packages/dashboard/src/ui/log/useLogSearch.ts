import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LogBuffer } from './LogBuffer.ts'

/** Lines searched per slice; far fewer than fit into one frame. */
const sliceLines = 10_000

/**
 * Returns the buffer indexes of the lines that contain `needle`. The search runs in slices so that typing stays
 * smooth. Undefined without a needle: all lines match.
 */
export function useLogSearch(buffer: LogBuffer, needle: string): readonly number[] | undefined {
  const version = useSyncExternalStore(buffer.subscribe, buffer.version)
  const [matches, setMatches] = useState<readonly number[]>([])
  const search = useRef({ needle: '', next: 0, dropped: 0, indexes: [] as number[] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version appends lines; the search resumes where it stopped
  useEffect(() => {
    if (needle === '') return
    const state = search.current
    if (state.needle !== needle || state.dropped !== buffer.dropped)
      search.current = { needle, next: 0, dropped: buffer.dropped, indexes: [] }
    let frame = 0
    const slice = () => {
      const { indexes } = search.current
      const end = Math.min(buffer.lines.length, search.current.next + sliceLines)
      for (let index = search.current.next; index < end; index++)
        if (buffer.lines[index]!.text.toLowerCase().includes(needle)) indexes.push(index)
      search.current.next = end
      setMatches([...indexes])
      if (end < buffer.lines.length) frame = requestAnimationFrame(slice)
    }
    frame = requestAnimationFrame(slice)
    return () => cancelAnimationFrame(frame)
  }, [buffer, needle, version])

  return needle === '' ? undefined : matches
}
