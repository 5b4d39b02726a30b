import { randomUUID } from 'node:crypto'
import type { Hex } from '@muster-network/chain'
import { accountOf, type Serving } from './Serving.ts'

/** Approves the exact amount of the wallet's tokens for a contract. */
export async function approveTokens(serving: Serving, spender: Hex, amountWei: bigint): Promise<void> {
  const { economy, daemon } = serving
  const allowed = await economy.token.read.allowance([accountOf(serving), spender])
  if (allowed >= amountWei) return
  await economy.token.send.approve([spender, amountWei], {
    by: daemon.context.sender,
    intent: `owner/allow/${randomUUID()}`,
  })
}
