import { classIdOf, type Hex } from '@muster-network/chain'
import { serviceClassName } from '../../../presence/services.ts'

/** Classes that every muster knows by name; the chain has only their hashes. */
const wellKnown = ['wasm/1/x64', 'wasm/1/arm64']

/** Names of classes by the hashes that the chain has. */
export class ClassNames {
  readonly #names: Map<Hex, string>

  constructor(own: readonly string[]) {
    this.#names = new Map([...wellKnown, ...own].map((name) => [classIdOf(name), name]))
  }

  /** The beginning of the hash for a class that this daemon has never heard of. */
  of(classId: Hex): string {
    return this.#names.get(classId) ?? serviceClassName(classId) ?? classId.slice(0, 10)
  }
}
