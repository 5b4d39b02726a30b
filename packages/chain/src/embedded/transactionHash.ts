import type { Hex } from 'viem'
import { keccak } from '../signatures/keccak.ts'

/** Returns the hash of a signed transaction. */
export function transactionHash(raw: Hex): Hex {
  return `0x${Buffer.from(keccak(Buffer.from(raw.slice(2), 'hex'))).toString('hex')}`
}
