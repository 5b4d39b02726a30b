import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Comparison, cannotSay, differs, identical, worse } from './Comparison.ts'
import { compareBytes } from './compareBytes.ts'
import { comparePixels } from './comparePixels.ts'
import { compareTensors } from './compareTensors.ts'
import type { EquivalenceRule } from './EquivalenceRule.ts'

export type CompareOptions = {
  signal?: AbortSignal
  /** Larger files are not read: two of them differ unless the rule could not care. Keeps memory bounded. */
  maxFileBytes?: number
  maxFiles?: number
}

/**
 * e(r, r′) over two result folders: the same files, each pair the same under the rule. Total (any bytes get an answer),
 * symmetric, true for r = r, and linear in time and memory in the sizes that the options allow.
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
    if (typeof files === 'string') return cannotSay(`${side} result: ${files}`)
  const [a, b] = [left as Set<string>, right as Set<string>]
  for (const file of [...new Set([...a, ...b])].sort()) {
    if (!a.has(file)) return differs(`${file} is only in the second result`)
    if (!b.has(file)) return differs(`${file} is only in the first result`)
  }

  let worst: Comparison = identical
  for (const file of [...a].sort()) {
    signal?.throwIfAborted()
    const [one, other] = [path.join(first, file), path.join(second, file)]
    const sizes = [(await lstat(one)).size, (await lstat(other)).size] as const
    if (Math.max(...sizes) > maxFileBytes)
      return cannotSay(`${file} is larger than ${maxFileBytes} bytes: not compared`)
    const found = compareFile(await readFile(one), await readFile(other), rule)
    worst = worse(
      worst,
      found.explanation === undefined ? found : { ...found, explanation: `${file}: ${found.explanation}` },
    )
  }
  return worst
}

function compareFile(a: Uint8Array, b: Uint8Array, rule: EquivalenceRule): Comparison {
  if (rule === 'bytes') return compareBytes(a, b)
  return rule.how === 'tensors' ? compareTensors(a, b, rule) : comparePixels(a, b, rule)
}

/** The paths of all files below a folder, or why they are not compared. */
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
