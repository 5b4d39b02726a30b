import { encodeAbiParameters, type Hex, keccak256, zeroHash } from 'viem'

/** A state of the work. Only nodes that computed the state know its digest before the council has answered. */
export type WorkState = {
  digest: Hex
  /** Units of the part done so far. */
  units: bigint
  /** Hash of the result once the program has ended; zero while it runs. */
  end: Hex
}

const leafTypes = [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'bytes32' }] as const

/** Returns the leaf under a delivery's root. */
export function stateLeaf({ digest, units, end }: WorkState): Hex {
  return sealedLeaf({ state: hiddenState(digest), units, end })
}

/** Returns the same leaf for nodes that know only the hash of the state's digest. */
export function sealedLeaf({ state, units, end }: { state: Hex; units: bigint; end: Hex }): Hex {
  return keccak256(encodeAbiParameters(leafTypes, [state, units, end]))
}

/** Returns the hash of a state's digest. A leaf shows this hash only, so that nobody can agree without the state. */
export function hiddenState(digest: Hex): Hex {
  return keccak256(encodeAbiParameters([{ type: 'bytes32' }], [digest]))
}

/** The `end` of a state in mid-run. */
export const stillRunning = zeroHash

const replicaSealTypes = [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'address' }] as const

/** Returns the seal that the executor of a redundant replica delivers instead of its result until every replica is delivered. */
export function replicaSeal(result: Hex, salt: Hex, executor: Hex): Hex {
  return keccak256(encodeAbiParameters(replicaSealTypes, [result, salt, executor]))
}

const sealTypes = [{ type: 'bytes32' }, { type: 'address' }, { type: 'bytes32' }] as const

/**
 * Returns the seal of a seat that agrees. Once the digests are public, the seal proves that the seat had computed the end
 * state of every piece of its job when it answered. The digests are in the order of the pieces.
 */
export function sealOf(digests: readonly Hex[], operator: Hex, deliveryId: Hex): Hex {
  const opened = keccak256(encodeAbiParameters([{ type: 'bytes32[]' }], [digests]))
  return keccak256(encodeAbiParameters(sealTypes, [opened, operator, deliveryId]))
}
