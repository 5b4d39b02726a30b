import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { z } from 'zod'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { showBook } from '../wire/calls.ts'

export type ShownBook = z.output<(typeof showBook)['response']>

/**
 * Reads the standing bids of a task from its client's node. The client may leave bids out; an omitted bidder has a
 * receipt to prove it.
 *
 * @throws API_NOT_FOUND, NET_*
 */
export async function readBidBook(
  { ledger, peer }: Pick<RoleContext, 'ledger' | 'peer'>,
  taskId: Hex,
  options: { signal?: AbortSignal } = {},
): Promise<ShownBook> {
  const task = ledger.task(taskId)
  if (!task) throw new MusterError('API_NOT_FOUND', `unknown task ${taskId}`)
  return peer.call(peerOf(task.terms.peer), showBook, { taskId }, { timeoutMs: 5_000, ...options })
}
