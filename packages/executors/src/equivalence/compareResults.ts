import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Comparison, differs, identical, inconclusive, worseOf } from './Comparison.ts'
import { compareBytes } from './compareBytes.ts'
import { comparePixels } from './comparePixels.ts'
import { compareTensors } from './compareTensors.ts'
import type { EquivalenceRule } from './EquivalenceRule.ts'

export type CompareOptions = {
  signal?: AbortSignal
  /** Larger files are not read and make the comparison inconclusive, so that memory use is limited. */
  maxFileBytes?: number
  maxFiles?: number
}

/**
 * Compares two result folders, e(r, r′): both must have the same files, and each pair must be the same under
 * the rule. Answers for any bytes, is symmetric and true for r = r; time and memory are linear in the sizes
 * that the options allow.
 *
 * @example
 * const { same, explanation } = await compareResults(mine, theirs, { how: 'pixels', tolerance: 2, share: 0 })
 */
export async function compareResults(
  first: string,
  second: string,
  rule: EquivalenceRule,
  options: CompareOptions = {},
): Promise<Comparison> {
  const { signal, maxFileBytes = 2 ** 30, maxFiles = 10_000 } = options
  const [left, right] = [await listFiles(first, maxFiles), await listFiles(second, maxFiles)]
  for (const [side, files] of [['first', left] as const, ['second', right] as const])
    if (typeof files === 'string') return inconclusive(`${side} result: ${files}`)
  const [a, b] = [left as Set<string>, right as Set<string>]
  for (const file of [...new Set([...a, ...b])].sort()) {
    if (!a.has(file)) return differs(`${file} is only in the second result`)
    if (!b.has(file)) return differs(`${file} is only in the first result`)
  }

  let worst: Comparison = identical
  for (const file of [...a].sort()) {
    signal?.throwIfAborted()
    const [firstFile, secondFile] = [path.join(first, file), path.join(second, file)]
    const sizes = [(await lstat(firstFile)).size, (await lstat(secondFile)).size] as const
    if (Math.max(...sizes) > maxFileBytes)
      return inconclusive(`${file} is larger than ${maxFileBytes} bytes: not compared`)
    const comparison = compareFile(await readFile(firstFile), await readFile(secondFile), rule)
    worst = worseOf(
      worst,
      comparison.explanation === undefined
        ? comparison
        : { ...comparison, explanation: `${file}: ${comparison.explanation}` },
    )
  }
  return worst
}

function compareFile(a: Uint8Array, b: Uint8Array, rule: EquivalenceRule): Comparison {
  if (rule === 'bytes') return compareBytes(a, b)
  return rule.how === 'tensors' ? compareTensors(a, b, rule) : comparePixels(a, b, rule)
}

/** Returns the paths of all files below a folder, or why they are not compared. */
async function listFiles(folder: string, maxFiles: number): Promise<Set<string> | string> {
  const files = new Set<string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue
    const file = path.relative(folder, path.join(entry.parentPath, entry.name))
    if (!entry.isFile()) return `${file} is neither a file nor a folder`
    if (files.size === maxFiles) return `more than ${maxFiles} files`
    files.add(file)
  }
  return files
}
