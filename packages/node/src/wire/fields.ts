import type { Address, Hex } from '@muster-network/chain'
import { wireBigint } from '@muster-network/p2p'
import { z } from 'zod'

export const Bytes32 = z.string().regex(/^0x[0-9a-f]{64}$/) as unknown as z.ZodType<Hex>
export const AddressText = z.string().regex(/^0x[0-9a-fA-F]{40}$/) as unknown as z.ZodType<Address>
export const Signature = z.string().regex(/^0x[0-9a-f]{130}$/) as unknown as z.ZodType<Hex>
/** An amount or a count that may exceed the range of a JSON number. */
export const Whole = wireBigint
/** A number that is hashed or signed as a `uint` of the contracts, which a larger or negative one cannot be. */
export const uintOf = (bits: number) =>
  Whole.refine((value) => value >= 0n && value >> BigInt(bits) === 0n, `must be a uint${bits}`)
export const BlobText = z.string().regex(/^[0-9a-f]{64}$/)
