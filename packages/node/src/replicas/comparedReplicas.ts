import type { Hex, Terms } from '@muster-network/chain'
import type { Ledger, LedgerDelivery } from '../ledger/Ledger.ts'
import { replicasOf } from '../settle/reconcileReplicas.ts'

/** A replica that took part in the comparison of its part. */
export type ComparedReplica = {
  part: number
  deliveryId: Hex
  executor: Hex
  /** The result that its seal was opened to; undefined when it was never opened, so that it does not count. */
  result: Hex | undefined
  /** Whether it can still be paid or contested. */
  isOpen: boolean
}

/** The delivered replicas of a part, in order. Every reader of the chain gets the same list. */
export function comparedReplicas(
  ledger: Ledger,
  terms: Pick<Terms, 'replicas'>,
  { taskId, part }: { taskId: Hex; part: number },
): ComparedReplica[] {
  const opened = new Map<Hex, Hex>()
  for (const { args } of ledger.eventsOfTask(taskId, 'Opened')) opened.set(args.deliveryId, args.result)
  return replicasOf(ledger.parts(taskId), terms, part).flatMap((replica) => {
    const whole = ledger.deliveries(taskId, replica.part).filter(isWhole)
    // a delivery that replaces a wrong replica after the comparison was not compared
    const ledgerDelivery = whole.find(({ id }) => opened.has(id)) ?? whole[0]
    if (!ledgerDelivery) return []
    const { id, delivery, outcome } = ledgerDelivery
    const result = opened.get(id)
    return [
      { part: replica.part, deliveryId: id, executor: delivery.executor, result, isOpen: outcome === 'open' },
    ]
  })
}

/** Whether a delivery is a whole replica. A cut has no result. */
function isWhole({ delivery, cut }: LedgerDelivery): boolean {
  return delivery.last && cut === 'none'
}

/** Whether the replicas of a part were compared: from then on, nobody can copy a served result into the comparison. */
export function areCompared(
  ledger: Ledger,
  { replicas }: Pick<Terms, 'replicas'>,
  { taskId, part }: { taskId: Hex; part: number },
): boolean {
  const logical = Math.floor(part / replicas)
  return ledger.eventsOfTask(taskId, 'Compared').some(({ args }) => args.part === logical)
}
