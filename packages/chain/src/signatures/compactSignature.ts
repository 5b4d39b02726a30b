import type { Hex } from 'viem'

/** A signature in two words (EIP-2098): the parity takes the top bit of s, which is always free in a proper one. */
export function compactSignature(signature: Hex): { r: Hex; vs: Hex } {
  const parity = BigInt(Number.parseInt(signature.slice(130), 16) - 27)
  const vs = (parity << 255n) | BigInt(`0x${signature.slice(66, 130)}`)
  return { r: signature.slice(0, 66) as Hex, vs: `0x${vs.toString(16).padStart(64, '0')}` }
}
