import { type Hex, keccak } from '@muster-network/chain'

/** Returns the leaf of one second choice. The nonce hides the value, which has few possible ones, until it is opened. */
export function secondChoiceLeaf(nonce: Hex, value: number): Hex {
  const bytes = Buffer.alloc(36)
  bytes.write(nonce.slice(2), 'hex')
  bytes.writeInt32BE(value, 32)
  return `0x${Buffer.from(keccak(bytes)).toString('hex')}`
}
