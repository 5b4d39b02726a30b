import { type Hex, parseHex, type StreamTerms } from '@muster-network/chain'
import type { StreamState, SubscriptionState } from '@muster-network/core'
import { fromText } from '../store/bigintJson.ts'

// One type and one reader for each table of streams. Times are seconds of the chain's clock.

export type LedgerStream = {
  id: Hex
  client: Hex
  classId: Hex
  status: StreamState
  terms: StreamTerms
  hint: Hex
  /** The number of the newest revision of the prescription. */
  revision: number
  /** The key that signs vouchers now. */
  signer: Hex
  /** The key before, and when it was replaced; its vouchers are paid for one settle time. */
  signerBefore: Hex | undefined
  signerAt: number | undefined
  openedAt: number
  /** When it was retracted or halted. */
  endedAt: number | undefined
}

export type LedgerSubscription = {
  streamId: Hex
  provider: Hex
  status: SubscriptionState
  node: Hex
  receiptKey: Hex
  /** Paid so far, all subscriptions together. */
  claimedWei: bigint
  /** When it left or was dismissed; undefined while it serves, also when its stream has ended. */
  leftAt: number | undefined
  dismissed: boolean
}

type Row = Record<string, unknown>

export function streamOf(row: Row): LedgerStream {
  return {
    id: parseHex(row.id),
    client: parseHex(row.client),
    classId: parseHex(row.class_id),
    status: row.status as StreamState,
    terms: fromText<StreamTerms>(row.terms as string),
    hint: parseHex(row.hint),
    revision: row.revision as number,
    signer: parseHex(row.signer),
    signerBefore: row.signer_before === null ? undefined : parseHex(row.signer_before),
    signerAt: (row.signer_at ?? undefined) as number | undefined,
    openedAt: row.opened_at as number,
    endedAt: (row.ended_at ?? undefined) as number | undefined,
  }
}

export function subscriptionOf(row: Row): LedgerSubscription {
  return {
    streamId: parseHex(row.stream_id),
    provider: parseHex(row.provider),
    status: row.status as SubscriptionState,
    node: parseHex(row.node),
    receiptKey: parseHex(row.receipt_key),
    claimedWei: BigInt(row.claimed as string),
    leftAt: (row.left_at ?? undefined) as number | undefined,
    dismissed: row.dismissed === 1,
  }
}
