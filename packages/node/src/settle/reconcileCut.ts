import { type Bid, type Checkpoint, type Hex, type Terms, zeroHash } from '@muster-network/chain'
import type { LedgerPart } from '../ledger/Ledger.ts'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'
import { waitUntil } from './waitUntil.ts'

export type Receipt = { checkpoint: Checkpoint; signature: Hex }

/** A part whose assignment was cut: by silence, by its executor, by the client, or by its deadline. */
export type CutCase = {
  terms: Terms
  bid: Bid
  part: LedgerPart
  /**
   * Who closes the cut. The executor claims the last checkpoint that the client signed; the client lets another executor
   * go on from the last one that the executor signed; anybody else closes an abandoned cut without a delivery.
   */
  by: 'executor' | 'client' | 'other'
  /** Checkpoints of the part with the other side's signature. */
  receipts: readonly Receipt[]
}

const noCheckpoint = (taskId: Hex, part: number): Checkpoint => ({
  taskId,
  part,
  assignment: 0,
  seq: 0,
  segments: 0n,
  root: zeroHash,
  leaf: zeroHash,
})

/** Closes a cut, with the furthest checkpoint that the other side signed. Returns undefined when the part is not being cut. */
export async function reconcileCut(context: RoleContext, cut: CutCase): Promise<Requeue> {
  const { taskId, part, status } = cut.part
  if (status !== 'cutting') return undefined
  return unlessReverted(
    () => nextStep(context, cut),
    (error) => {
      context.logger.debug({ taskId, part, error }, 'a step of a cut was refused')
      return { retryAfterMs: 1_000 }
    },
  )
}

async function nextStep(context: RoleContext, { part, terms, bid, by, receipts }: CutCase): Promise<Requeue> {
  const { network, sender } = context
  const { taskId } = part
  const until = by === 'other' ? part.cutUntil + terms.rules.awardSeconds : part.cutUntil
  const wait = by === 'executor' ? undefined : await waitUntil(context, until)
  if (wait) return wait
  const furthest = furthestReceipt(context, part, receipts)
  // a part that ends is not taken over
  const takesOver = part.cutReason !== 'cancel' && part.cutReason !== 'expire'
  const { checkpoint, signature } =
    furthest && (by === 'executor' || takesOver)
      ? furthest
      : { checkpoint: noCheckpoint(taskId, part.part), signature: '0x' as const }
  const name = `task/${taskId}/part/${part.part}/assignment/${part.assignment}/close-cut`
  await sendStep(name, checkpoint, (intent) =>
    network.market.send.closeCut([terms, bid, checkpoint, signature], { by: sender, intent }),
  )
  return { retryAfterMs: 100 }
}

/** Returns the furthest checkpoint of a part's current assignment that the other side signed, since the last delivery. */
export function furthestReceipt<T extends { checkpoint: Checkpoint }>(
  { ledger }: Pick<RoleContext, 'ledger'>,
  { taskId, part, assignment }: LedgerPart,
  receipts: readonly T[],
): T | undefined {
  const seq = ledger.deliveries(taskId, part).length
  return receipts
    .filter(({ checkpoint }) => checkpoint.assignment === assignment && checkpoint.seq === seq)
    .toSorted((a, b) => Number(b.checkpoint.segments - a.checkpoint.segments))[0]
}
