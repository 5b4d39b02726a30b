import type { EquivalenceRule } from '@muster-network/executors'

/** A tolerance for people: the allowed amount and the allowed share, as the task file has them. */
export type Tolerance = { amount: number; share: number }

/** Tolerances on the chain are in units of 1e-12. */
const unitsPerOne = 1e12
const halfBits = 64n

/**
 * Returns the tolerance of an equivalence e as a juror's vote carries it: the amount in the upper half, the share in the lower
 * one. Bytes, and a client's own function, have none. All jurors of a task have the same task file, so they give the same number.
 */
export function toleranceOf(rule: EquivalenceRule | { how: 'wasm' }): bigint {
  if (rule === 'bytes' || rule.how === 'wasm') return 0n
  return rule.how === 'tensors' ? packed(rule.absolute, rule.relative) : packed(rule.tolerance, rule.share)
}

/** Returns the tolerance of a vote or ruling; null when it compared byte for byte. */
export function readTolerance(packed: bigint): Tolerance | null {
  if (packed === 0n) return null
  const inOnes = (units: bigint) => Number(units) / unitsPerOne
  return { amount: inOnes(packed >> halfBits), share: inOnes(BigInt.asUintN(Number(halfBits), packed)) }
}

function packed(amount: number, share: number): bigint {
  const inUnits = (value: number) => BigInt(Math.round(value * unitsPerOne))
  return (inUnits(amount) << halfBits) | inUnits(share)
}
