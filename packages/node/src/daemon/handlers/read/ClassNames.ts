import { classIdOf, type Hex } from '@muster-network/chain'
import { serviceClassName } from '../../../presence/services.ts'

/** The names of classes by their hashes; the chain has only the hashes. */
export class ClassNames {
  readonly #names: Map<Hex, string>

  constructor(known: readonly string[]) {
    this.#names = new Map(known.map((name) => [classIdOf(name), name]))
  }

  /** Returns the name, or the first digits of the hash of an unknown class. */
  of(classId: Hex): string {
    return this.#names.get(classId) ?? serviceClassName(classId) ?? classId.slice(0, 10)
  }
}
