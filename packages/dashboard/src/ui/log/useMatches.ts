import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LogBuffer } from './LogBuffer.ts'

/** Lines looked at in one go: well below what a frame has time for. */
const sliceLines = 10_000

/**
 * The places in the buffer of the lines with `needle`, found slice by slice so that typing stays smooth; undefined
 * while nothing is sought, which means all lines.
 */
export function useMatches(buffer: LogBuffer, needle: string): readonly number[] | undefined {
  const version = useSyncExternalStore(buffer.subscribe, buffer.version)
  const [found, setFound] = useState<readonly number[]>([])
  const work = useRef({ needle: '', next: 0, dropped: 0, places: [] as number[] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version brings new lines, from where it was
  useEffect(() => {
    if (needle === '') return
    const state = work.current
    if (state.needle !== needle || state.dropped !== buffer.dropped)
      work.current = { needle, next: 0, dropped: buffer.dropped, places: [] }
    let frame = 0
    const slice = () => {
      const { places } = work.current
      const end = Math.min(buffer.lines.length, work.current.next + sliceLines)
      for (let at = work.current.next; at < end; at++)
        if (buffer.lines[at]!.text.toLowerCase().includes(needle)) places.push(at)
      work.current.next = end
      setFound([...places])
      if (end < buffer.lines.length) frame = requestAnimationFrame(slice)
    }
    frame = requestAnimationFrame(slice)
    return () => cancelAnimationFrame(frame)
  }, [buffer, needle, version])

  return needle === '' ? undefined : found
}
