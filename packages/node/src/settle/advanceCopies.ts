import type { Hex, Terms } from '@muster-network/chain'
import type { LedgerDelivery, LedgerPart } from '../ledger/Ledger.ts'
import type { Next } from '../role/Jobs.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import type { DeliveryCase } from './DeliveryCase.ts'
import { waitUntil } from './waitUntil.ts'

const noResult: Hex = `0x${'0'.repeat(64)}`
const notCompared = 0
/** How long copies are given to open by themselves before somebody starts the time that is left to them. */
const openingSeconds = 10
/** Each copy in its turn asks for the comparison, so that not all of them pay for it. */
const turnSeconds = 4
const lookAgainMs = 250

/** The copies of the same part, in order. */
export function copiesOf(
  parts: readonly LedgerPart[],
  terms: Pick<Terms, 'copies'>,
  part: number,
): LedgerPart[] {
  const logical = Math.floor(part / terms.copies)
  return parts.filter((each) => Math.floor(each.part / terms.copies) === logical)
}

/** Whether a copy can no longer change what the others are compared with. */
export function isInOrEnded({ status }: LedgerPart): boolean {
  return status === 'Delivered' || status === 'Ending' || status === 'Ended'
}

/**
 * Takes the next step of a redundant copy: opens its seal once every copy is in or has ended, has them compared, settles
 * it by what was found.
 */
export async function advanceCopies(context: RoleContext, given: DeliveryCase): Promise<Next> {
  const { held, terms, opening, patienceSeconds } = given
  const { network, sender, ledger } = context
  const { delivery, id } = held
  const { taskId } = delivery
  const copies = copiesOf(ledger.parts(taskId), terms, delivery.part)
  if (!copies.every(isInOrEnded)) return { againMs: 5_000 }
  const part = BigInt(Math.floor(delivery.part / terms.copies))
  const last = copies.flatMap((each) => ledger.deliveries(taskId, each.part).at(-1) ?? [])
  const lastAt = Math.max(...last.map((each) => each.delivery.deliveredAt))
  if ((await network.copies.read.stageOf([taskId, part])) !== notCompared)
    return settle(context, given, lastAt)
  const isIn = ({ delivery }: LedgerDelivery) => ledger.part(taskId, delivery.part)?.status === 'Delivered'
  const delivered = last.filter(isIn)
  const results = await Promise.all(delivered.map((each) => network.copies.read.resultOf([each.id])))
  const turn = delivered.findIndex((each) => each.id === id)
  if (opening && results[turn] === noResult) {
    await sendStep(`delivery/${id}/open`, opening, (intent) =>
      network.copies.send.open([terms, delivery, opening.result, opening.salt], { by: sender, intent }),
    )
    return { againMs: lookAgainMs }
  }
  const isClosed = results.includes(noResult)
  const until = isClosed ? Number(await network.copies.read.openUntil([taskId, part])) : 0
  const due = until || lastAt + (isClosed ? openingSeconds : 0) + turn * turnSeconds
  const wait = await waitUntil(context, due + patienceSeconds)
  if (wait) return { againMs: Math.min(wait.againMs, 1_000) }
  await sendStep(`task/${taskId}/copies/${part}/compare`, [until, results], (intent) =>
    network.copies.send.compare([terms, delivered.map((each) => each.delivery)], { by: sender, intent }),
  )
  return { againMs: lookAgainMs }
}

/** What most agreed on is paid; the rest is left open, for the panel or for the client's own word. */
async function settle(context: RoleContext, given: DeliveryCase, lastAt: number): Promise<Next> {
  const { held, terms, bid, acceptance, patienceSeconds } = given
  const { network, sender } = context
  const { deliveredAt } = held.delivery
  const wait = patienceSeconds > 0 && (await waitUntil(context, deliveredAt + patienceSeconds))
  if (wait) return wait
  const { acceptanceUntil } = given
  if (acceptance === undefined && acceptanceUntil !== undefined) {
    // the client can say what it takes only when the last copy is in
    const patience = await waitUntil(context, lastAt + acceptanceUntil - deliveredAt)
    if (patience) return patience
  }
  await sendStep(`delivery/${held.id}/settle`, acceptance ?? '0x', (intent) =>
    network.copies.send.settle([terms, bid, held.delivery, acceptance ?? '0x'], { by: sender, intent }),
  )
  return { againMs: lookAgainMs }
}
