import { encodeAbiParameters, type Hex, keccak256 } from 'viem'

/** A state of the work: R commits to it, R′ is the secret that only those who computed it know. */
export type StateDigests = { digest: Hex; secret: Hex; units: bigint }

const layout = [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint256' }] as const

/** The leaf under a delivery's root. The secret is hashed once more, so that a leaf does not give it away. */
export function stateLeaf({ digest, secret, units }: StateDigests): Hex {
  return sealedLeaf({ digest, secretHash: keccak256(secret), units })
}

/** The same leaf for those who may not know the secret: it is the proof of whoever computed that state. */
export function sealedLeaf(state: { digest: Hex; secretHash: Hex; units: bigint }): Hex {
  return keccak256(encodeAbiParameters(layout, [state.digest, state.secretHash, state.units]))
}

export function secretHashOf(secret: Hex): Hex {
  return keccak256(secret)
}

const copied = [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'address' }] as const

/** What the executor of a redundant copy delivers in place of its result, until every copy is in. */
export function copySeal(result: Hex, salt: Hex, executor: Hex): Hex {
  return keccak256(encodeAbiParameters(copied, [result, salt, executor]))
}

const sealed = [{ type: 'bytes32' }, { type: 'address' }, { type: 'bytes32' }, { type: 'uint64' }] as const

/** A seat's seal: shows, once the secret is known, that this seat had computed the state when it answered. */
export function answerSeal(secret: Hex, operator: Hex, deliveryId: Hex, segment: bigint): Hex {
  return keccak256(encodeAbiParameters(sealed, [secret, operator, deliveryId, segment]))
}
