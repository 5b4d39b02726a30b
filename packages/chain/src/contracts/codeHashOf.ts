import { type Address, type Hex, keccak256, type PublicClient } from 'viem'

/** The hash of the code at an address, as contracts see it; undefined where there is none. */
export async function codeHashOf(client: PublicClient, address: Address): Promise<Hex | undefined> {
  const code = await client.getCode({ address })
  return code && code !== '0x' ? keccak256(code) : undefined
}
