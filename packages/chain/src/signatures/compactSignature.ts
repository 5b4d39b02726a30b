import type { Hex } from 'viem'

/** Encodes a signature in two words (EIP-2098): the parity uses the top bit of s, which is always zero in a valid signature. */
export function compactSignature(signature: Hex): { r: Hex; vs: Hex } {
  const parity = BigInt(Number.parseInt(signature.slice(130), 16) - 27)
  const vs = (parity << 255n) | BigInt(`0x${signature.slice(66, 130)}`)
  return { r: `0x${signature.slice(2, 66)}`, vs: `0x${vs.toString(16).padStart(64, '0')}` }
}
