import type { DatabaseSync } from 'node:sqlite'
import { type Hex, lowerHex } from '@muster-network/chain'
import { addVerdict, type ConfirmerRecord, isRouted, newConfirmer } from '@muster-network/core'
import { Records } from '../../store/Records.ts'

/** The recent verdicts of confirmers, or the recent answers of executors, on disk: two lost ones in 100 end their routing. */
export class ConfirmerStanding {
  readonly #records: Records<ConfirmerRecord>

  constructor(database: DatabaseSync, of: 'confirmer' | 'executor') {
    this.#records = new Records(database, `confirm-${of}`)
  }

  isRouted(account: Hex): boolean {
    return isRouted(this.#of(account))
  }

  add(account: Hex, isLost: boolean): void {
    this.#records.put(lowerHex(account), addVerdict(this.#of(account), isLost))
  }

  /** Lost verdicts among the recent ones. */
  lostOf(account: Hex): number {
    return this.#of(account).lost.filter(Boolean).length
  }

  #of(account: Hex): ConfirmerRecord {
    return this.#records.get(lowerHex(account)) ?? newConfirmer
  }
}
