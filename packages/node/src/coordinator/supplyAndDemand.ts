import type { Ledger } from '../ledger/Ledger.ts'
import type { PresenceBook } from '../presence/PresenceBook.ts'
import { hardwareNodes } from './hardwareNodes.ts'

export type SupplyAndDemand = {
  /** The listed score, in points; only of online nodes where this node receives heartbeats. */
  supplyScore: number
  /** The score of the operators that run a part now, in points. */
  demandScore: number
  nodesOnline: number
  /** Parts that run, and parts that wait for an award. */
  running: number
  waiting: number
}

/** The score that the network offers and uses now. */
export function supplyAndDemand(ledger: Ledger, presence: PresenceBook | undefined): SupplyAndDemand {
  // a node without any heartbeat may be online: only silence after a heartbeat means offline
  const there = hardwareNodes(ledger).filter(({ id }) => presence?.isOnline(id) !== false)
  const scores = new Map<string, number>()
  for (const { operator, facts } of there) scores.set(operator, (scores.get(operator) ?? 0) + facts.score)
  const running = ledger.partsIn('running')
  const busy = new Set(running.flatMap(({ executor }) => executor ?? []))
  return {
    supplyScore: [...scores.values()].reduce((sum, each) => sum + each, 0),
    demandScore: [...busy].reduce((sum, operator) => sum + (scores.get(operator) ?? 0), 0),
    nodesOnline: there.length,
    running: running.length,
    waiting: ledger.partsIn('unawarded', 'open').length,
  }
}
