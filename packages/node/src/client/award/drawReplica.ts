import { type Draw, drawnPositions, indexedMerkle, isBeaconReadable } from '@muster-network/chain'
import { drawOf, type ReplicaDraw } from '../../ledger/drawOf.ts'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { awardsOf, type ClientContext } from '../ClientContext.ts'
import type { ClientTask, StoredBid } from '../ClientTask.ts'
import { revokedBids } from '../collect/standingBids.ts'
import { cancelIfOver, cancelLater, cancelPart } from './takeOver.ts'
import { triedBy } from './triedBy.ts'
import { whyNotAwardable } from './whyNotAwardable.ts'

/** Draws that are looked at. With half of the book unavailable, all of them fail once in 10^19 times. */
const maxDraws = 64
/** Draws passed beyond the first that can be awarded, in case it becomes unavailable before the award is mined. */
const spareDraws = 2
const retryMs = 1_000

/**
 * Awards a replica after the first to the first awardable bid that the beacon draws from the committed book, so that two
 * identities of one operator cannot win two replicas by bidding low. Begins the draw, and waits for its block.
 */
export async function drawReplica(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  const { ledger } = context
  const { taskId } = task
  const end = await cancelIfOver(context, task, part)
  if (end) return end
  const draw = drawOf(ledger, taskId, part.part)
  if (!draw) return beginDraw(context, task, part)
  const next = BigInt(ledger.head.number) + 1n
  if (next <= draw.target) {
    // the draw uses the hash of the target block, which is readable one block later
    await context.wantBlock({ number: draw.target + 1n })
    return { retryAfterMs: 60 }
  }
  if (!draw.beacon && !isBeaconReadable(draw.target, next))
    return cancelPart(context, task, part, 'the hash of the block that draws it can no longer be read')
  return awardDrawn(context, task, part, draw)
}

function beginDraw({ network, sender }: ClientContext, { taskId, terms }: ClientTask, part: LedgerPart) {
  return unlessReverted(
    async () => {
      await sendStep(`task/${taskId}/part/${part.part}/beginDraw`, part.assignment, (intent) =>
        network.market.send.awardDrawn([terms, part.part, []], { by: sender, intent }),
      )
      return { retryAfterMs: 200 }
    },
    // it has begun already; this node's ledger lags a moment behind
    () => ({ retryAfterMs: 200 }),
  )
}

async function awardDrawn(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
  { target, beacon }: ReplicaDraw,
): Promise<Requeue> {
  const { ledger, network, sender } = context
  const { taskId, terms } = task
  const { bookSize } = ledger.eventsOfTask(taskId, 'BookCommitted')[0]!.args
  return unlessReverted(
    async () => {
      const drawnBy = beacon ?? (await network.client.getBlock({ blockNumber: target })).hash
      const positions = drawnPositions({ beacon: drawnBy, taskId, part: part.part, bookSize }, maxDraws)
      const draws = await availableDraws(context, task, part, { bookSize, positions })
      if (draws.length === 0) return cancelLater(context, task, part)
      const passedOver = ledger.eventsOfTask(taskId, 'BidPassedOver').length
      await sendStep(
        `task/${taskId}/part/${part.part}/draw`,
        [draws, part.assignment, passedOver],
        (intent) => network.market.send.awardDrawn([terms, part.part, draws], { by: sender, intent }),
      )
      return { retryAfterMs: 500 }
    },
    (error) => {
      // the award is mined already, or the time to award is over
      context.logger.debug({ taskId, part: part.part, error }, 'the award of a drawn bid was refused')
      return { retryAfterMs: retryMs }
    },
  )
}

/** Returns the drawn bids up to the first that can be awarded, and some more; none when no drawn bid can. */
async function availableDraws(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
  { bookSize, positions }: { bookSize: number; positions: readonly number[] },
): Promise<Draw[]> {
  const { books, ledger } = context
  const { taskId, terms } = task
  const book = books.of(taskId)
  const leaves = book.leaves(bookSize)
  const tree = indexedMerkle(leaves)
  const bids = leaves.map((hash) => book.byHash(hash))
  const isRevoked = revokedBids(
    ledger,
    bids.flatMap((stored) => stored?.bid ?? []),
  )
  const tried = triedBy(awardsOf(context, taskId), terms, part.part)
  const isAvailable = async (stored: StoredBid) =>
    !tried.has(stored.bid.operator.toLowerCase()) &&
    !isRevoked(stored.bid) &&
    stored.bid.takeoverUntil >= ledger.head.timestamp &&
    (await whyNotAwardable(context, task, stored)).ok
  const draws: Draw[] = []
  let beyond = 0
  for (const position of positions) {
    const stored = bids[position]
    if (!stored) break
    draws.push({ bid: stored.bid, signature: stored.signature, proof: tree.proof(position) })
    if (beyond > 0 || (await isAvailable(stored))) beyond++
    if (beyond > spareDraws) break
  }
  return beyond > 0 ? draws : []
}
