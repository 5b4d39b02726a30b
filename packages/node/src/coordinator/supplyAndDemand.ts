import type { Ledger } from '../ledger/Ledger.ts'
import type { PresenceBook } from '../presence/PresenceBook.ts'
import { hardwareNodes } from './hardwareNodes.ts'

export type SupplyAndDemand = {
  /** Points that are listed; of nodes that are heard, where somebody listens. */
  supplyScore: number
  /** Points of the operators that run something now. */
  demandScore: number
  nodesOnline: number
  /** Parts that run, and parts that wait for an award. */
  running: number
  waiting: number
}

/** What the network could do and what it does, now. */
export function supplyAndDemand(ledger: Ledger, presence: PresenceBook | undefined): SupplyAndDemand {
  // one that was never heard may be there: only silence after a heartbeat says that it is gone
  const there = hardwareNodes(ledger).filter(({ id }) => presence?.isOnline(id) !== false)
  const scores = new Map<string, number>()
  for (const { operator, facts } of there) scores.set(operator, (scores.get(operator) ?? 0) + facts.score)
  const running = ledger.partsIn('Running')
  const busy = new Set(running.flatMap(({ executor }) => executor ?? []))
  return {
    supplyScore: [...scores.values()].reduce((sum, each) => sum + each, 0),
    demandScore: [...busy].reduce((sum, operator) => sum + (scores.get(operator) ?? 0), 0),
    nodesOnline: there.length,
    running: running.length,
    waiting: ledger.partsIn('Unawarded', 'Open').length,
  }
}
