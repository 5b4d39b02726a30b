import { MusterError } from '@muster-network/core'
import { formatTransactionReceipt, type Hex, type TransactionReceipt } from 'viem'
import { z } from 'zod'
import { demand } from '../connection/demand.ts'
import type { Rpc } from '../connection/Rpc.ts'
import { ChainLog } from '../follower/ChainEvents.ts'

const HexText = z.string().regex(/^0x[0-9a-f]*$/i)

/** As much of a receipt as anything here relies on; the rest is passed on as it came. */
const RawReceipt = z.looseObject({
  ...{
    transactionHash: HexText,
    blockHash: HexText,
    blockNumber: HexText,
    status: HexText,
    gasUsed: HexText,
  },
  logs: z.array(z.looseObject(ChainLog.shape)),
})

/** Undefined while the transaction is in no block. @throws CHAIN_RPC_FAILED for an answer that is no receipt */
export async function readReceipt(rpc: Rpc, hash: Hex): Promise<TransactionReceipt | undefined> {
  const answer = await demand<unknown>(rpc, 'eth_getTransactionReceipt', [hash])
  if (answer === null) return undefined
  const parsed = RawReceipt.safeParse(answer)
  if (parsed.success) return formatTransactionReceipt(answer as never)
  throw new MusterError('CHAIN_RPC_FAILED', 'the endpoint answered with something that is no receipt', {
    cause: parsed.error,
  })
}
