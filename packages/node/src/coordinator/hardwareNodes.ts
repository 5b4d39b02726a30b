import type { Hex } from '@muster-network/chain'
import type { Ledger, LedgerNode } from '../ledger/Ledger.ts'
import { serviceClassName } from '../presence/services.ts'

/** Returns the nodes that run tasks. Service nodes offer no score and have no price. */
export function hardwareNodes(ledger: Ledger, where: { operator?: Hex } = {}): LedgerNode[] {
  return ledger.nodes(where).filter(({ classId }) => serviceClassName(classId) === undefined)
}
