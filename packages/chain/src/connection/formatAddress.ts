import { MusterError } from '@muster-network/core'
import { type Address, getAddress, isAddress } from 'viem'
import type { ChainDefinition } from './ChainDefinition.ts'

type Prefix = Pick<ChainDefinition, 'addressPrefix'>

/** The address as people of this chain write it. */
export function formatAddress(address: Address, { addressPrefix }: Prefix): string {
  return addressPrefix === 'xdc' ? `xdc${address.slice(2).toLowerCase()}` : getAddress(address)
}

/** @throws CHAIN_ADDRESS_INVALID, also for a wrong checksum: a mistyped address is where money is lost */
export function parseAddress(text: string, { addressPrefix }: Prefix): Address {
  const plain = addressPrefix === 'xdc' ? text.trim().replace(/^xdc/i, '0x') : text.trim()
  if (!isAddress(plain))
    throw new MusterError('CHAIN_ADDRESS_INVALID', `${JSON.stringify(text.slice(0, 60))} is not an address`)
  return getAddress(plain)
}
