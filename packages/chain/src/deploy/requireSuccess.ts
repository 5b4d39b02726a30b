import { MusterError } from '@muster-network/core'
import type { Hex, PublicClient } from 'viem'
import { awaitReceipt } from './awaitReceipt.ts'

/** Waits for a transaction. @throws MusterError CHAIN_DEPLOY_FAILED when it was included but failed */
export async function requireSuccess(reader: PublicClient, hash: Hex, name: string): Promise<void> {
  const receipt = await awaitReceipt(reader, hash)
  if (receipt.status === 'success') return
  throw new MusterError('CHAIN_DEPLOY_FAILED', `the transaction for ${name} failed`, { details: { hash } })
}
