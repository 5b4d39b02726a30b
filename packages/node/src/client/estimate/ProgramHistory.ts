import type { UnitEstimate } from '@muster-network/core'
import type { Records } from '../../store/Records.ts'

/** The units that a part needed, with the size of the task's data. */
export type ProgramSample = UnitEstimate & { dataBytes: number }

/** The records of one program. `tried` is set after a trial, also when it told nothing. */
export type StoredProgram = { samples: ProgramSample[]; tried?: true }

const maxSamples = 8
const maxPrograms = 500

/** The units of earlier work, by program. It forgets the program that was used longest ago. */
export class ProgramHistory {
  readonly #programs: Records<StoredProgram>

  constructor(programs: Records<StoredProgram>) {
    this.#programs = programs
  }

  add(key: string, sample: ProgramSample): void {
    const { samples = [], ...known } = this.#programs.get(key) ?? {}
    this.#put(key, { ...known, samples: [...samples, sample].slice(-maxSamples) })
  }

  noteTried(key: string): void {
    this.#put(key, { samples: [], ...this.#programs.get(key), tried: true })
  }

  wasTried(key: string): boolean {
    return this.#programs.get(key)?.tried === true
  }

  /**
   * Estimates the units of a part: the most that a run with about as much data needed, else the result of a trial with about as much. Data of
   * less than half or more than twice the size says nothing.
   */
  estimate(key: string, dataBytes: number): UnitEstimate | undefined {
    const similar = (this.#programs.get(key)?.samples ?? []).filter(
      (each) => each.dataBytes <= 2 * dataBytes && dataBytes <= 2 * each.dataBytes,
    )
    const runs = similar.filter(({ by }) => by === 'history')
    const best = runs.length > 0 ? runs : similar
    if (best.length === 0) return undefined
    const units = best.reduce((most, each) => (each.units > most ? each.units : most), 0n)
    return { units, by: best[0]!.by }
  }

  #put(key: string, program: StoredProgram): void {
    // a new record is the newest
    this.#programs.remove(key)
    this.#programs.put(key, program)
    const all = this.#programs.all(maxPrograms + 1)
    if (all.length > maxPrograms) this.#programs.remove(all.at(-1)!.id)
  }
}
