import { seededRandom } from '@muster-network/core'
import type { ChaosNetwork } from '../network/startNetwork.ts'
import type { Fault, FaultKind, Random } from './Fault.ts'
import { faultKinds } from './faultKinds.ts'

/** Two faults at a time at most, each lane with its own stream of random choices. */
const lanes = 2

export type RandomOptions = { seed: number; only: string; progress(line: string): void }

/** Returns the endless plans of a seed. Each choice depends on the seed alone, whenever the faults happen. */
export function randomFaults(
  network: ChaosNetwork,
  { seed, only, progress }: RandomOptions,
): Iterable<Fault>[] {
  const possible = faultKinds.filter((kind) => {
    if (!kind.name.includes(only)) return false
    const reason = kind.missing?.(network)
    if (reason !== undefined) progress(`no fault "${kind.name}": ${reason}`)
    return reason === undefined
  })
  return Array.from({ length: lanes }, (_, lane) =>
    endless(network, possible, seededRandom(seed * lanes + lane)),
  )
}

function* endless(
  network: ChaosNetwork,
  possible: readonly FaultKind[],
  random: Random,
): Generator<Fault, void, undefined> {
  for (;;) {
    const afterMs = 1_000 + random() * 5_000
    yield { ...chooseKind(possible, random).choose(network, random), afterMs }
  }
}

function chooseKind(kinds: readonly FaultKind[], random: Random): FaultKind {
  let at = random() * kinds.reduce((sum, { weight }) => sum + weight, 0)
  for (const kind of kinds) {
    at -= kind.weight
    if (at < 0) return kind
  }
  return kinds.at(-1)!
}
