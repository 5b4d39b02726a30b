import { hasCode } from '@muster-network/core'
import { measureFolder } from '../container/measureFolder.ts'
import { workerTask } from '../worker/workerTask.ts'
import { type Comparison, inconclusive } from './Comparison.ts'
import { compareFolders, type FoldersToCompare } from './compareFolders.ts'
import type { EquivalenceRule } from './EquivalenceRule.ts'

export type CompareOptions = {
  signal?: AbortSignal
  /** Larger files are not read and make the comparison inconclusive. */
  maxFileBytes?: number
  maxFiles?: number
  /** Time for the comparison, besides that for each mebibyte; as much as a client's own function has by default. */
  baseMs?: number
}

/**
 * Strangers choose the bytes: a PNG of 75 KB can have 64 million pixels, which take seconds. An honest mebibyte takes a
 * tenth of this time.
 */
const msPerMebibyte = 1_000
const maxMs = 3_600_000
const maxMeasuredBytes = (maxMs / msPerMebibyte) * 2 ** 20
/** Bytes are compared faster than a thread starts: these take some milliseconds. */
const maxMebibytesHere = 16
const heapBytes = 512 * 2 ** 20

const compareInWorker = workerTask<FoldersToCompare & { timeoutMs: number }, Comparison>({
  module: new URL('./compareFolders.ts', import.meta.url),
  name: 'compareFolders',
  heapBytes,
  timeoutMs: ({ timeoutMs }) => timeoutMs,
})

/**
 * Compares two result folders, e(r, r′): both must have the same files, and each pair must be the same under
 * the rule. Answers for any bytes, is symmetric and true for r = r. More than a few bytes are compared in a thread of
 * their own. It reads files in pieces, and is inconclusive where its time or heap are exceeded.
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
  const { signal, maxFileBytes = 2 ** 30, maxFiles = 10_000, baseMs = 600_000 } = options
  const sizes = await Promise.all([first, second].map((folder) => measureFolder(folder, maxMeasuredBytes)))
  const mebibytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20
  const folders = { first, second, rule, maxFileBytes, maxFiles }
  if (rule === 'bytes' && mebibytes <= maxMebibytesHere) {
    signal?.throwIfAborted()
    return compareFolders(folders)
  }
  const timeoutMs = Math.min(maxMs, baseMs + Math.ceil(mebibytes * msPerMebibyte))
  try {
    return await compareInWorker({ ...folders, timeoutMs }, signal)
  } catch (error) {
    if (hasCode(error, 'EXEC_TOO_COSTLY')) return inconclusive(`not compared: ${error.message}`)
    throw error
  }
}
