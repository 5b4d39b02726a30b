import { MusterError } from '@muster-network/core'
import { type Address, getAddress, isAddress } from 'viem'
import type { ChainDefinition } from './ChainDefinition.ts'

type Prefix = Pick<ChainDefinition, 'addressPrefix'>

/** Formats an address with the prefix of its chain. */
export function formatAddress(address: Address, { addressPrefix }: Prefix): string {
  return addressPrefix === 'xdc' ? `xdc${address.slice(2).toLowerCase()}` : getAddress(address)
}

/** Parses an address. @throws CHAIN_ADDRESS_INVALID, also for a wrong checksum: funds sent to a mistyped address are lost */
export function parseAddress(text: string, { addressPrefix }: Prefix): Address {
  const plain = addressPrefix === 'xdc' ? text.trim().replace(/^xdc/i, '0x') : text.trim()
  if (!isAddress(plain))
    throw new MusterError('CHAIN_ADDRESS_INVALID', `${JSON.stringify(text.slice(0, 60))} is not an address`)
  return getAddress(plain)
}
