import type { Address, Hex } from 'viem'
import { z } from 'zod'

const HexText = z.string().regex(/^0x[0-9a-f]*$/i) as unknown as z.ZodType<Hex>
/** `0x` alone would be NaN, and more than 53 bits another number. */
const Quantity = HexText.transform((value) => Number(value)).refine(Number.isSafeInteger)

/** The fields of a block header that a follower needs. */
export const Header = z.object({
  number: Quantity,
  hash: HexText,
  parentHash: HexText,
  timestamp: Quantity,
  logsBloom: HexText,
})
export type Header = z.infer<typeof Header>

/** One event of a contract, not yet decoded. */
export const ChainLog = z.object({
  address: HexText as unknown as z.ZodType<Address>,
  topics: z.array(HexText),
  data: HexText,
  blockNumber: Quantity,
  blockHash: HexText,
  transactionHash: HexText,
  logIndex: Quantity,
})
export type ChainLog = z.infer<typeof ChainLog>

/** A block with the followed events, in order. */
export type FollowedBlock = {
  number: number
  hash: Hex
  timestamp: number
  logs: ChainLog[]
}

export type BlockRef = { number: number; hash: Hex }
