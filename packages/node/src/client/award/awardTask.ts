import { type Hex, indexedMerkle, type Win } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { isDrawn } from '../../replicas/isSpare.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask, StoredBid } from '../ClientTask.ts'
import { standingBids } from '../collect/standingBids.ts'
import { rankWins } from './rankWins.ts'
import { whyNotAwardable } from './whyNotAwardable.ts'

/** Time until bids that could not be awarded are tried again. */
const retryMs = 1_000

/** Awards the parts by rank. The award is recorded before it is sent, and sent again after a restart. */
export async function awardTask(context: ClientContext, task: ClientTask): Promise<Requeue> {
  const { taskId, terms } = task
  const { records, books } = context
  let { awarding } = task
  if (!awarding) {
    const parts = Array.from({ length: terms.parts * terms.replicas }, (_, part) => part)
    const wins = await winsFor(
      context,
      task,
      parts.filter((part) => !isDrawn(terms, part)),
    )
    if (wins.length === 0) return giveUpInTime(context, task)
    const leaves = books.of(taskId).leaves()
    awarding = { wins, bookRoot: indexedMerkle(leaves).root, bookSize: leaves.length }
    records.tasks.change(taskId, (each) => ({ ...each, awarding: awarding! }))
    context.note(taskId, {
      step: 'awarding',
      wins: wins.map((win) => ({ operator: win.bid.operator, parts: win.parts, price: win.bid.price })),
    })
  }
  const { wins, bookRoot, bookSize } = awarding
  return unlessReverted(
    async () => {
      await sendAward(context, task, wins, { bookRoot, bookSize })
      context.note(taskId, { step: 'awarded' })
      // the ledger reports the award and wakes this task
      return { retryAfterMs: 500 }
    },
    ({ details, message }) => {
      // the award may already be mined; this node's ledger lags a moment behind
      if (['WrongPartStatus', 'WrongTaskStatus'].includes(String(details.error))) return { retryAfterMs: 200 }
      records.tasks.change(taskId, ({ awarding: _, ...rest }) => rest)
      throw new MusterError('CHAIN_REVERTED', `The award was refused. ${message}`, {
        retryable: true,
        details,
      })
    },
  )
}

/**
 * Returns the standing bids for these parts as an award by rank; none when no bid can be awarded now. An operator never runs more
 * parts of a task at a time than its bid takes.
 */
export async function winsFor(context: ClientContext, task: ClientTask, parts: number[]): Promise<Win[]> {
  const { taskId, terms } = task
  const running = context.ledger
    .parts(taskId)
    .filter(({ status }) => status === 'running' || status === 'cutting')
  const freeParts = ({ bid }: StoredBid) =>
    bid.maxParts - running.filter(({ executor }) => executor === bid.operator.toLowerCase()).length
  const ranked = standingBids(context, taskId).filter((bid) => freeParts(bid) > 0)
  const { wins, passedOver } = await rankWins(ranked, parts, terms.replicas, async (bid) => {
    const state = await whyNotAwardable(context, task, bid)
    return state.ok ? { ...state, most: Math.min(state.most, freeParts(bid)) } : state
  })
  const book = context.books.of(taskId)
  for (const { bid, why } of passedOver) {
    if (bid.aside !== why) context.note(taskId, { step: 'bidSetAside', operator: bid.bid.operator, why })
    book.setAside(bid.hash, why)
  }
  return wins
}

/** Waits for bids that can be awarded, at most as long as the client waits for bids at all. */
function giveUpInTime(
  context: ClientContext,
  { taskId, prescription, postedMs, submittedMs }: ClientTask,
): Requeue {
  if (context.nowMs() < (postedMs ?? submittedMs) + prescription.halt.giveUpMs)
    return { retryAfterMs: retryMs }
  const why = 'no bid can be awarded: stake missing, or node unlisted'
  context.records.tasks.change(taskId, (each) => ({ ...each, cancelled: { why, unmatched: true } }))
  context.note(taskId, { step: 'gaveUp', why })
  return { retryAfterMs: 0 }
}

/** Sends an award. The same award is sent once, also after a restart, unless the market stepped over bids meanwhile. */
export async function sendAward(
  { network, sender, ledger }: ClientContext,
  { taskId, terms }: Pick<ClientTask, 'taskId' | 'terms'>,
  wins: Win[],
  { bookRoot, bookSize }: { bookRoot: Hex; bookSize: number },
): Promise<void> {
  const passedOver = ledger.eventsOfTask(taskId, 'BidPassedOver').length
  await sendStep(`task/${taskId}/award`, [wins, bookRoot, passedOver], (intent) =>
    network.market.send.award([terms, wins, bookRoot, bookSize], { by: sender, intent }),
  )
}
