import { lstat, opendir } from 'node:fs/promises'
import path from 'node:path'
import { type ByteSource, openSource } from './ByteSource.ts'
import { type Comparison, differs, identical, inconclusive, worseOf } from './Comparison.ts'
import { compareBytes } from './compareBytes.ts'
import type { EquivalenceRule } from './EquivalenceRule.ts'

export type FoldersToCompare = {
  first: string
  second: string
  rule: EquivalenceRule
  maxFileBytes: number
  maxFiles: number
}

/** Compares two result folders as `compareResults` describes. Blocks its thread while it compares two files. */
export async function compareFolders({
  first,
  second,
  rule,
  maxFileBytes,
  maxFiles,
}: FoldersToCompare): Promise<Comparison> {
  const a = await listFiles(first, maxFiles)
  if (typeof a === 'string') return inconclusive(`first result: ${a}`)
  const b = await listFiles(second, maxFiles)
  if (typeof b === 'string') return inconclusive(`second result: ${b}`)
  for (const file of [...new Set([...a, ...b])].sort()) {
    if (!a.has(file)) return differs(`${file} is only in the second result`)
    if (!b.has(file)) return differs(`${file} is only in the first result`)
  }

  let worst: Comparison = identical
  for (const file of [...a].sort()) {
    const [firstFile, secondFile] = [path.join(first, file), path.join(second, file)]
    const sizes = [(await lstat(firstFile)).size, (await lstat(secondFile)).size] as const
    if (Math.max(...sizes) > maxFileBytes)
      return inconclusive(`${file} is larger than ${maxFileBytes} bytes: not compared`)
    const comparison = await compareFiles(firstFile, secondFile, rule)
    worst = worseOf(
      worst,
      comparison.explanation === undefined
        ? comparison
        : { ...comparison, explanation: `${file}: ${comparison.explanation}` },
    )
  }
  return worst
}

async function compareFiles(first: string, second: string, rule: EquivalenceRule): Promise<Comparison> {
  const a = openSource(first)
  try {
    const b = openSource(second)
    try {
      return await compareSources(a, b, rule)
    } finally {
      b.close()
    }
  } finally {
    a.close()
  }
}

async function compareSources(a: ByteSource, b: ByteSource, rule: EquivalenceRule): Promise<Comparison> {
  if (rule === 'bytes') return compareBytes(a, b)
  // loaded where they are needed: a new thread loads everything again
  if (rule.how === 'tensors') return (await import('./compareTensors.ts')).compareTensors(a, b, rule)
  return (await import('./comparePixels.ts')).comparePixels(a, b, rule)
}

/** Returns the paths of all files below a folder, or why they are not compared. */
async function listFiles(folder: string, maxFiles: number): Promise<Set<string> | string> {
  const files = new Set<string>()
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (entry.isDirectory()) continue
    const file = path.relative(folder, path.join(entry.parentPath, entry.name))
    if (!entry.isFile()) return `${file} is neither a file nor a folder`
    if (files.size === maxFiles) return `more than ${maxFiles} files`
    files.add(file)
  }
  return files
}
