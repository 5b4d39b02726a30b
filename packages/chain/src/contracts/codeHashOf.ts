import { type Address, type Hex, keccak256, type PublicClient } from 'viem'

/** Returns the hash of the code at an address, as contracts see it; undefined without code. */
export async function codeHashOf(client: PublicClient, address: Address): Promise<Hex | undefined> {
  const code = await client.getCode({ address })
  return code && code !== '0x' ? keccak256(code) : undefined
}
