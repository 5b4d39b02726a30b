import { MusterError, parseUntrusted } from '@muster-network/core'
import { formatTransactionReceipt, type Hex, type TransactionReceipt } from 'viem'
import { z } from 'zod'
import type { Rpc } from '../connection/Rpc.ts'
import { requestResult } from '../connection/requestResult.ts'
import { ChainLog } from '../follower/ChainEvents.ts'

const HexText = z.string().regex(/^0x[0-9a-f]*$/i)

/** The required fields of a receipt; the others pass through unchanged. */
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

/** Returns the receipt, or undefined while the transaction is pending. @throws CHAIN_RPC_FAILED for an invalid response */
export async function readReceipt(rpc: Rpc, hash: Hex): Promise<TransactionReceipt | undefined> {
  const answer = await requestResult<unknown>(rpc, 'eth_getTransactionReceipt', [hash])
  if (answer === null) return undefined
  const parsed = parseUntrusted(RawReceipt, answer)
  try {
    // viem reads further fields, and throws for one that is no number
    if (parsed.success) return formatTransactionReceipt(answer as never)
  } catch (cause) {
    throw invalid(cause)
  }
  throw invalid(parsed.error)
}

function invalid(cause: unknown): MusterError {
  return new MusterError('CHAIN_RPC_FAILED', 'invalid response of the endpoint: not a receipt', { cause })
}
