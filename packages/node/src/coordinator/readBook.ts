import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { z } from 'zod'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { showBook } from '../wire/calls.ts'

export type ShownBook = z.output<(typeof showBook)['response']>

/**
 * The bids that stand on a task, as its client's node shows them. It is that node's word: a bidder that is missing has a
 * receipt to prove it with.
 *
 * @throws API_NOT_FOUND, NET_*
 */
export async function readBook(
  { ledger, peer }: Pick<RoleContext, 'ledger' | 'peer'>,
  taskId: Hex,
  options: { signal?: AbortSignal } = {},
): Promise<ShownBook> {
  const task = ledger.task(taskId)
  if (!task) throw new MusterError('API_NOT_FOUND', `the chain has no task ${taskId}`)
  return peer.call(peerOf(task.terms.peer), showBook, { taskId }, { timeoutMs: 5_000, ...options })
}
