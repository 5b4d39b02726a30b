import type { Sent } from '@muster-network/api'

/** The API's view of a transaction. */
export const sentOf = (receipt: { transactionHash: string; blockNumber: bigint }): Sent => ({
  txHash: receipt.transactionHash,
  blockNumber: Number(receipt.blockNumber),
})
