import type { Bid, Checkpoint, Hex, Terms } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { LedgerPart } from '../ledger/Ledger.ts'
import type { Next } from '../role/Jobs.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { waitUntil } from './waitUntil.ts'

export type Receipt = { checkpoint: Checkpoint; signature: Hex }

/** A part that was cut: by silence, by its executor, by the client, or by its deadline. */
export type CutCase = {
  terms: Terms
  bid: Bid
  part: LedgerPart
  /** The furthest receipt of the current delivery that this node has, and any that was shown by others. */
  receipts: readonly Receipt[]
  /** The executor need not wait for the time in which receipts may be shown. */
  isExecutor: boolean
}

const noCheckpoint = (taskId: Hex, part: number): Checkpoint => ({
  taskId,
  part,
  tenure: 0,
  seq: 0,
  segments: 0n,
  root: `0x${'0'.repeat(64)}`,
  leaf: `0x${'0'.repeat(64)}`,
})

/**
 * Shows the furthest receipt and turns the cut into a delivery, which is checked and paid like any other. Undefined when
 * the part is no longer being cut.
 */
export async function advanceCut(context: RoleContext, given: CutCase): Promise<Next> {
  const { part, terms, bid } = given
  const { network, sender } = context
  if (part.status !== 'Cutting') return undefined
  const { taskId } = part
  const seq = context.ledger.deliveries(taskId, part.part).length
  const receipts = given.receipts.filter(
    ({ checkpoint }) => checkpoint.tenure === part.tenure && checkpoint.seq === seq,
  )
  const furthest = receipts.toSorted((a, b) => Number(b.checkpoint.segments - a.checkpoint.segments))[0]
  const name = `task/${taskId}/part/${part.part}/tenure/${part.tenure}`
  try {
    const open = context.ledger.head.timestamp <= part.cutUntil
    if (open && furthest && Number(furthest.checkpoint.segments) > part.shownSegments) {
      await sendStep(`${name}/show`, furthest.checkpoint, (intent) =>
        network.market.send.showCheckpoint([terms, furthest.checkpoint, furthest.signature], {
          by: sender,
          intent,
        }),
      )
      return { againMs: 100 }
    }
    const wait = given.isExecutor ? undefined : await waitUntil(context, part.cutUntil)
    if (wait) return wait
    const shown = shownCheckpoint(part, receipts)
    // somebody showed a receipt that this node does not have: whoever showed it can close
    if (!shown) return { againMs: 5_000 }
    await sendStep(`${name}/close-cut`, shown, (intent) =>
      network.market.send.closeCut([terms, bid, shown], { by: sender, intent }),
    )
    return { againMs: 100 }
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    context.logger.debug({ taskId, part: part.part, error }, 'a step of a cut was refused')
    return { againMs: 1_000 }
  }
}

function shownCheckpoint(part: LedgerPart, receipts: readonly Receipt[]): Checkpoint | undefined {
  if (part.shownSegments === 0) return noCheckpoint(part.taskId, part.part)
  return receipts.find(({ checkpoint }) => Number(checkpoint.segments) === part.shownSegments)?.checkpoint
}
