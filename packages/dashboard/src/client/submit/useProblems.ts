import type { DraftFile } from '@muster-network/api'
import { type FileFacts, type Problem, parsePrescription } from '@muster-network/core'
import { useDeferredValue, useMemo } from 'react'
import type * as z from 'zod'

type File = z.infer<typeof DraftFile>

/** Validates the task file in the page, with the daemon's rules. */
export function useProblems(
  yaml: string,
  files: readonly File[],
  decimals: number | undefined,
): readonly Problem[] {
  const text = useDeferredValue(yaml)
  return useMemo(() => {
    const parsed = parsePrescription(text, {
      fileName: 'task.yaml',
      files: factsOf(files),
      ...(decimals !== undefined && { decimals }),
    })
    return parsed.ok ? [] : parsed.problems
  }, [text, files, decimals])
}

function factsOf(files: readonly File[]): FileFacts {
  return (path) => {
    const exact = files.find((file) => file.path === path)
    if (exact) return { kind: 'file', sizeBytes: exact.bytes }
    const folder = path === '' || path === '.' ? '' : `${path.replace(/\/$/, '')}/`
    const inside = files.filter((file) => file.path.startsWith(folder))
    if (inside.length === 0) return undefined
    const entries = new Set(inside.map((file) => file.path.slice(folder.length).split('/')[0]))
    return {
      kind: 'directory',
      sizeBytes: inside.reduce((sum, file) => sum + file.bytes, 0),
      entries: entries.size,
    }
  }
}
