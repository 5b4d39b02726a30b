import type { SettleTrigger } from '@muster-network/core'
import type { LedgerStream, LedgerSubscription } from '../ledger/Ledger.ts'

/** The end of the settle time of a voucher, and what began it. In seconds of the chain's clock. */
export type SettleTime = { trigger: SettleTrigger; since: number; until: number }

export type SettleTimeFacts = {
  stream: LedgerStream
  subscription: LedgerSubscription
  /** The voucher was signed with the key before. */
  isOldSigner: boolean
}

/** Returns the settle time that ends first; undefined while the payee serves, the stream is open and its key is in use. */
export function settleTimeOf({ stream, subscription, isOldSigner }: SettleTimeFacts): SettleTime | undefined {
  const times: SettleTime[] = []
  const add = (trigger: SettleTrigger, since: number | undefined) => {
    if (since !== undefined) times.push({ trigger, since, until: since + stream.terms.settleSeconds })
  }
  add('ending', stream.endedAt)
  add(subscription.dismissed ? 'dismissed' : 'left', subscription.leftAt)
  if (isOldSigner) add('new-signer', stream.signerAt)
  return times.sort((a, b) => a.until - b.until)[0]
}
