import type { Hex } from 'viem'
import { keccak } from '../signatures/keccak.ts'

/** The hash of a signed transaction, by which the chain knows it. */
export function transactionHash(raw: Hex): Hex {
  return `0x${Buffer.from(keccak(Buffer.from(raw.slice(2), 'hex'))).toString('hex')}`
}
