import sha3 from 'js-sha3'

/** Keccak-256. viem's has half the speed, which is felt where thousands of signatures are checked a second. */
export function keccak(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(sha3.keccak256.arrayBuffer(bytes))
}
