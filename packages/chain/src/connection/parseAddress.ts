import { MusterError } from '@muster-network/core'
import { type Address, getAddress, isAddress } from 'viem'

/** @throws CHAIN_ADDRESS_INVALID, also for a wrong checksum: a mistyped address is where money is lost */
export function parseAddress(text: string): Address {
  if (!isAddress(text))
    throw new MusterError('CHAIN_ADDRESS_INVALID', `${JSON.stringify(text.slice(0, 60))} is not an address`)
  return getAddress(text)
}
