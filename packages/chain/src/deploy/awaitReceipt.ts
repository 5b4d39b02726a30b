import { setTimeout as delay } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { type Hex, type PublicClient, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'

const pollMs = 50
const maxMs = 120_000

/**
 * Polls for the receipt of a transaction by its hash until it is in a block. viem's own wait checks on the next block: it
 * can miss the block of the transaction, and an idle chain mines no other block for a minute.
 *
 * @throws CHAIN_TX_STUCK after two minutes
 */
export async function awaitReceipt(
  reader: Pick<PublicClient, 'getTransactionReceipt'>,
  hash: Hex,
): Promise<TransactionReceipt> {
  for (const until = Date.now() + maxMs; ; ) {
    const receipt = await reader.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined
      throw error
    })
    if (receipt) return receipt
    if (Date.now() > until)
      throw new MusterError(
        'CHAIN_TX_STUCK',
        `transaction ${hash} was not included within ${maxMs / 1000} s`,
        { details: { hash } },
      )
    await delay(pollMs)
  }
}
