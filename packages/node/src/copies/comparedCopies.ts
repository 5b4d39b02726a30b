import type { Hex, Terms } from '@muster-network/chain'
import type { Ledger, LedgerDelivery } from '../ledger/Ledger.ts'
import { copiesOf } from '../settle/advanceCopies.ts'

/** A copy of a part that took part in its comparison. */
export type ComparedCopy = {
  part: number
  deliveryId: Hex
  executor: Hex
  /** What its seal was opened to; none when it never was, so that it has no say. */
  result: Hex | undefined
  /** It can still be paid, contested or judged. */
  isOpen: boolean
}

/** The delivered copies of the part that a delivery is one of, in order: the same for everybody who reads the chain. */
export function comparedCopies(
  ledger: Ledger,
  terms: Pick<Terms, 'copies'>,
  { taskId, part }: { taskId: Hex; part: number },
): ComparedCopy[] {
  const opened = new Map<Hex, Hex>()
  for (const { args } of ledger.eventsOfTask(taskId, 'Opened'))
    opened.set(args.deliveryId as Hex, args.result as Hex)
  return copiesOf(ledger.parts(taskId), terms, part).flatMap((copy) => {
    const whole = ledger.deliveries(taskId, copy.part).filter(isWhole)
    // what somebody delivered after the comparison, in place of a copy that was found wrong, was not compared
    const held = whole.find(({ id }) => opened.has(id)) ?? whole[0]
    if (!held) return []
    const { id, delivery, outcome } = held
    const result = opened.get(id)
    return [{ part: copy.part, deliveryId: id, executor: delivery.executor, result, isOpen: outcome === 0 }]
  })
}

/** A copy is delivered once, as a whole; the cut of one has no result. */
function isWhole({ delivery }: LedgerDelivery): boolean {
  return delivery.last && delivery.cut === 0
}

/** Whether the copies of a part were compared: from then on nothing that is shown can be copied into the comparison. */
export function areCompared(
  ledger: Ledger,
  { copies }: Pick<Terms, 'copies'>,
  { taskId, part }: { taskId: Hex; part: number },
): boolean {
  const logical = Math.floor(part / copies)
  return ledger.eventsOfTask(taskId, 'Compared').some(({ args }) => args.part === logical)
}
