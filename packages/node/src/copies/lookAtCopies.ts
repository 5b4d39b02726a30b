import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Delivery, Terms } from '@muster-network/chain'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { RoleContext } from '../role/RoleContext.ts'
import { comparedCopies } from './comparedCopies.ts'
import { distanceBetween } from './distanceBetween.ts'
import { type FetchedCopy, fetchCopy } from './fetchCopy.ts'
import { wrongBeyond } from './medoidOf.ts'
import { type CopyFinding, weighCopy } from './weighCopy.ts'

export type Looking = {
  delivery: Delivery
  terms: Terms
  /** Runs the client's own equivalence function, where one decides. */
  executor: Executor<WasmProgram>
  /** Where copies lie open while they are looked at; and what they are kept for under seal, until the caller removes it. */
  name: string
  /** Our own copy, which nobody has to show to us. */
  own?: FetchedCopy
  signal: AbortSignal
}

/**
 * Has every executor of a part show its copy and weighs the delivered one against the others. The panel asks so before it
 * votes, and an executor before it contests: both see the same bytes and find the same.
 *
 * @throws EXEC_HOST when it is this machine that cannot say
 */
export async function lookAtCopies(
  context: Pick<RoleContext, 'ledger' | 'peer' | 'blobs' | 'identity' | 'directory' | 'dir' | 'logger'>,
  { delivery, terms, executor, name, own, signal }: Looking,
): Promise<CopyFinding> {
  const { ledger, logger } = context
  const { taskId, part } = delivery
  const home = path.join(context.dir, 'copies', name)
  const copies = comparedCopies(ledger, terms, delivery)
  const fetched = new Map<number, FetchedCopy>(own ? [[part, own]] : [])
  try {
    await Promise.all(
      copies.map(async (copy) => {
        if (copy.result === undefined || fetched.has(copy.part)) return
        const folder = path.join(home, String(copy.part))
        try {
          const place = { taskId, terms, folder, keptFor: name, signal }
          fetched.set(copy.part, await fetchCopy(context, copy, place))
        } catch (error) {
          signal.throwIfAborted()
          logger.info({ taskId, part: copy.part, error }, 'a copy was not shown')
        }
      }),
    )
    const [any] = fetched.values()
    const shown = copies.map((copy) => ({ ...copy, dir: fetched.get(copy.part)?.dir }))
    return await weighCopy(shown, part, async (a, b) => {
      const { equivalence = 'bytes' as const, memoryBytes } = any!.manifest
      const scratchDir = path.join(home, 'judge')
      const program = [...fetched.values()].find(({ judge }) => judge)?.judge
      const judge = { rule: equivalence, program, executor, memoryBytes, scratchDir, id: name, signal }
      const { distance, isUnsure } = await distanceBetween(judge, a, b)
      // what cannot be compared here is not the same, and not wrong either
      return isUnsure ? wrongBeyond : distance
    })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
