import { MusterError } from '@muster-network/core'
import type { Hex } from 'viem'
import { z } from 'zod'
import { demand } from '../connection/demand.ts'
import type { Rpc } from '../connection/Rpc.ts'
import { ChainLog } from '../follower/ChainEvents.ts'

const HexText = z.string().regex(/^0x[0-9a-f]*$/i) as unknown as z.ZodType<Hex>

const RawReceipt = z.object({
  transactionHash: HexText,
  blockHash: HexText,
  blockNumber: HexText.transform(Number),
  status: HexText.transform((status) => Number(status) === 1),
  gasUsed: HexText.transform(BigInt),
  logs: z.array(ChainLog),
})

/** A transaction that is in a block. */
export type Receipt = {
  transactionHash: Hex
  blockHash: Hex
  blockNumber: number
  ok: boolean
  gasUsed: bigint
  logs: ChainLog[]
}

/** Undefined while the transaction is in no block. @throws CHAIN_RPC_FAILED for an answer that is no receipt */
export async function readReceipt(rpc: Rpc, hash: Hex): Promise<Receipt | undefined> {
  const answer = await demand<unknown>(rpc, 'eth_getTransactionReceipt', [hash])
  if (answer === null) return undefined
  const parsed = RawReceipt.safeParse(answer)
  if (!parsed.success)
    throw new MusterError('CHAIN_RPC_FAILED', 'the endpoint answered with something that is no receipt', {
      cause: parsed.error,
    })
  const { status, ...receipt } = parsed.data
  return { ...receipt, ok: status }
}
