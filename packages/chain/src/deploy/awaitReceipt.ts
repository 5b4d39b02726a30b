import { setTimeout as delay } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { type Hex, type PublicClient, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'

const lookMs = 50
const mostMs = 120_000

/**
 * The receipt of a transaction, once it is in a block. It is asked for again and again by its hash: viem's own waiting
 * looks when the next block comes, can miss the one with the transaction in it, and a chain that rests makes no other
 * for a minute.
 *
 * @throws CHAIN_TX_STUCK when it is in no block after two minutes
 */
export async function awaitReceipt(
  reader: Pick<PublicClient, 'getTransactionReceipt'>,
  hash: Hex,
): Promise<TransactionReceipt> {
  for (const until = Date.now() + mostMs; ; ) {
    const receipt = await reader.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined
      throw error
    })
    if (receipt) return receipt
    if (Date.now() > until)
      throw new MusterError('CHAIN_TX_STUCK', `${hash} was not included`, { details: { hash } })
    await delay(lookMs)
  }
}
