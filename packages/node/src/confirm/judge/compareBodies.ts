import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError, type StreamEquivalence } from '@muster-network/core'
import {
  type ComparatorOptions,
  type Comparison,
  checkAlone,
  compareResults,
  runComparator,
} from '@muster-network/executors'
import type { BodyComparer } from './judgeBody.ts'

/** Name of the file with the answer, in the folder that a comparison sees. */
const answerFile = 'answer'

export type CompareBodiesOptions = {
  equivalence: StreamEquivalence
  scratchDir: string
  /** The client's own function, for the equivalence `wasm`. */
  comparator?: Omit<ComparatorOptions<unknown>, 'scratchDir' | 'id' | 'signal'> | undefined
}

/**
 * Returns the comparison of bodies by tensors, by pixels or by the client's own wasm function, which sees each body as a file `answer`.
 * A function that judges whether an answer is possible sees the given answer only.
 *
 * @throws EXEC_UNSUPPORTED for another equivalence
 */
export function compareBodies({ equivalence, scratchDir, comparator }: CompareBodiesOptions): BodyComparer {
  return async (given, own, signal) => {
    await mkdir(scratchDir, { recursive: true })
    const folder = await mkdtemp(path.join(scratchDir, 'bodies-'))
    try {
      const [a, b] = await Promise.all([layDown(folder, 'a', given), layDown(folder, 'b', own)])
      return await compareFolders(a, b, folder, signal)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function compareFolders(
    a: string,
    b: string,
    folder: string,
    signal: AbortSignal,
  ): Promise<Comparison> {
    if (typeof equivalence !== 'object') return compareResults(a, b, 'bytes', { signal })
    if (equivalence.how === 'tensors' || equivalence.how === 'pixels')
      return compareResults(a, b, equivalence, { signal })
    if (equivalence.how !== 'wasm' || !comparator)
      throw new MusterError('EXEC_UNSUPPORTED', `answers under ${equivalence.how} are not compared here`)
    const options = { ...comparator, scratchDir: folder, id: path.basename(folder).toLowerCase(), signal }
    if (equivalence.judges === 'pair') return runComparator(a, b, options)
    const { possible, explanation } = await checkAlone(a, options)
    return possible
      ? { same: true, distance: 0 }
      : { same: false, distance: Number.POSITIVE_INFINITY, ...(explanation !== undefined && { explanation }) }
  }
}

async function layDown(folder: string, name: string, body: Uint8Array): Promise<string> {
  const target = path.join(folder, name)
  await mkdir(target)
  await writeFile(path.join(target, answerFile), body)
  return target
}
