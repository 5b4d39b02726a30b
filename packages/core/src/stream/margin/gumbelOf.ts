/**
 * Returns the uniform number of a token at one position, above 0 and below 1, from H(seed, i): two mixes of 32 bits each
 * (the finaliser of MurmurHash3) give 52 bits. The key is a hash, so mixing it needs no strength of its own.
 */
export function uniformOf(key: Uint8Array, token: number): number {
  const words = new DataView(key.buffer, key.byteOffset, key.byteLength)
  const high = mix(mix(words.getUint32(0) ^ token) ^ words.getUint32(4))
  const low = mix(mix(words.getUint32(8) ^ token) ^ words.getUint32(12))
  return ((high >>> 6) * 2 ** 26 + (low >>> 6) + 0.5) / 2 ** 52
}

/**
 * Returns the Gumbel noise of a token at one position. The token with the largest logProb / T + noise is a draw from the
 * distribution of temperature T.
 */
export function gumbelOf(key: Uint8Array, token: number): number {
  return -Math.log(-Math.log(uniformOf(key, token)))
}

function mix(word: number): number {
  let mixed = word | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
