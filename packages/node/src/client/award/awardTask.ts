import { type Hex, indexedMerkle, type Win } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import type { Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { isSpare } from '../copies/isSpare.ts'
import { dealParts } from './dealParts.ts'

/** Names the executors by rank. What is going to be sent is recorded first, and sent again after a restart. */
export async function awardTask(context: ClientContext, task: ClientTask): Promise<Next> {
  const { taskId, terms } = task
  const { kept, books } = context
  let { awarding } = task
  if (!awarding) {
    const ranked = books.of(taskId).ranked()
    const wins = dealParts(
      ranked,
      Array.from({ length: terms.parts * terms.copies }, (_, part) => part).filter(
        (part) => !isSpare(terms, part),
      ),
      terms.copies,
    )
    if (wins.length === 0) throw new MusterError('BUG_UNREACHABLE', 'there is nothing to award')
    awarding = { wins, bookRoot: indexedMerkle(ranked.map(({ hash }) => hash)).root }
    kept.tasks.change(taskId, (each) => ({ ...each, awarding: awarding! }))
    context.note(taskId, 'awarding', {
      wins: wins.map((win) => ({ operator: win.bid.operator, parts: win.parts, price: win.bid.price })),
    })
  }
  try {
    await sendAward(context, task, awarding.wins, awarding.bookRoot)
    context.note(taskId, 'awarded', {})
    // the ledger brings it; a wake comes with it
    return { againMs: 500 }
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    // it may have been mined by now, and this node reads it a moment late
    if (['WrongPartStatus', 'WrongTaskStatus'].includes(String(error.details.error))) return { againMs: 200 }
    await setAsideRefused(context, task, awarding.wins)
    kept.tasks.change(taskId, ({ awarding: _, ...rest }) => rest)
    return { againMs: 0 }
  }
}

export async function sendAward(
  { network, sender }: ClientContext,
  { taskId, terms }: Pick<ClientTask, 'taskId' | 'terms'>,
  wins: Win[],
  bookRoot: Hex,
): Promise<void> {
  await sendStep(`task/${taskId}/award`, [wins, bookRoot], (intent) =>
    network.market.send.award([terms, wins, bookRoot], { by: sender, intent }),
  )
}

/**
 * Finds the bids for which the chain refuses an award, each tried alone. One whose stake has gone is marked on the chain,
 * so that passing it over is never held against the client.
 */
async function setAsideRefused(
  context: ClientContext,
  task: Pick<ClientTask, 'taskId' | 'terms'>,
  wins: readonly Win[],
): Promise<void> {
  const { network, sender, books } = context
  const { taskId, terms } = task
  const book = books.of(taskId)
  let found = 0
  for (const win of wins) {
    const held = book.ranked().find((each) => each.signature === win.signature)
    if (!held) continue
    try {
      await network.market.simulate.award([terms, [win], held.hash], { from: sender.address })
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      const why = String(error.details.error)
      found++
      const covered = why === 'NotEnoughFree' ? BigInt(error.details.free as bigint) / win.bid.stakeLock : 0n
      if (covered > 0n) {
        book.limit(held.hash, Number(covered))
        continue
      }
      book.setAside(held.hash, why)
      context.note(taskId, 'bid set aside', { operator: win.bid.operator, why })
      await markUnfundable(context, task, win)
    }
  }
  // each would do alone and not all together: one operator promised the same stake for several parts
  if (found === 0)
    throw new MusterError('CHAIN_REVERTED', `the award of ${taskId} was refused`, { retryable: true })
}

async function markUnfundable(
  { network, sender }: ClientContext,
  { taskId, terms }: Pick<ClientTask, 'taskId' | 'terms'>,
  { bid, signature }: Win,
): Promise<void> {
  try {
    await sendStep(`task/${taskId}/unfundable`, bid, (intent) =>
      network.market.send.markUnfundable([terms, bid, signature], { by: sender, intent }),
    )
  } catch (error) {
    // it cannot be awarded for another reason, such as a withdrawn nonce
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
  }
}
