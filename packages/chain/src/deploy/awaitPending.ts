import { setTimeout as delay } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import type { Address, PublicClient } from 'viem'

const pollMs = 50
const maxMs = 120_000

/**
 * Waits until every transaction of an account is in a block. A process that was killed may have sent some; sent again, they
 * would fail.
 *
 * @throws CHAIN_TX_STUCK after two minutes
 */
export async function awaitPending(
  reader: Pick<PublicClient, 'getTransactionCount'>,
  address: Address,
  signal?: AbortSignal,
): Promise<void> {
  for (const until = Date.now() + maxMs; ; ) {
    const [included, known] = await Promise.all([
      reader.getTransactionCount({ address, blockTag: 'latest' }),
      reader.getTransactionCount({ address, blockTag: 'pending' }),
    ])
    if (included >= known) return
    if (Date.now() > until)
      throw new MusterError(
        'CHAIN_TX_STUCK',
        `the transaction of ${address} with nonce ${included} was not included within ${maxMs / 1000} s`,
        { details: { address, nonce: included } },
      )
    await delay(pollMs, undefined, signal ? { signal } : {})
  }
}
