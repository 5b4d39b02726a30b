import type { Sent } from '@muster-network/api'

/** What a caller is told of a transaction. */
export const sentOf = (receipt: { transactionHash: string; blockNumber: bigint }): Sent => ({
  txHash: receipt.transactionHash,
  blockNumber: Number(receipt.blockNumber),
})
