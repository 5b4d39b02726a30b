import type { Hex } from '@muster-network/chain'
import {
  confirmingOf,
  type DownReason,
  type StreamPhase,
  type StreamPrescription,
} from '@muster-network/core'
import { noConfirmations } from '../../confirm/ConfirmationCounts.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientStream } from './ClientStream.ts'
import type { ClientConfirmations } from './confirm/ClientConfirmations.ts'
import type { ConfirmingView } from './confirm/ConfirmingView.ts'
import type { ServedStream } from './ServedStream.ts'
import { subscriptionsOf } from './subscribers/subscriptionsOf.ts'

/** A subscriber, as the owner of the stream sees it. */
export type SubscriberView = {
  provider: Hex
  status: string
  /** The revision that it serves and the asks that it answers at once; undefined when it was not met. */
  served: { revision: number; slots: number } | undefined
  asks: number
  answers: number
  failures: number
  firstMs: number | undefined
  /** The total of its receipts. */
  totalWei: bigint
  /** Paid by the contract, and signed beyond that. */
  claimedWei: bigint
  unpaidWei: bigint
  /** Why it is no longer asked. */
  broken: string | undefined
}

/** A stream, as its owner sees it. */
export type StreamView = {
  streamId: Hex
  name: string
  phase: StreamPhase
  reason: DownReason | undefined
  revision: number
  createdMs: number
  budgetWei: bigint
  council: number
  method: StreamPrescription['response']['method']
  /** Complete answers. */
  answers: number
  confirming: ConfirmingView
  subscribers: SubscriberView[]
  refused: ClientStream['refused']
  /** Why it ends. */
  ending: string | undefined
  closedMs: number | undefined
}

export function viewStream(
  { ledger, records }: Pick<ClientContext, 'ledger' | 'records'>,
  stream: ClientStream,
  served: ServedStream | undefined,
  confirmations: Pick<ClientConfirmations, 'view'> | undefined,
): StreamView {
  const { streamId, terms, revisions } = stream
  const condition = served?.condition
  const links = new Map(served?.links.map((link) => [link.provider, link]))
  return {
    ...{ streamId, name: stream.name, createdMs: stream.createdMs, budgetWei: stream.budgetWei },
    phase: condition?.phase ?? stream.phase,
    reason: condition && 'reason' in condition ? condition.reason : undefined,
    revision: ledger.stream(streamId)?.revision ?? 0,
    council: terms.council,
    method: revisions.at(-1)!.prescription.response.method,
    answers: records.streamCounts.get(streamId)?.answers ?? 0,
    confirming: confirmations?.view(stream) ?? unconfirmed(stream),
    subscribers: subscriptionsOf(ledger, streamId).map(({ provider, status, claimedWei }) => {
      const link = links.get(provider)
      return {
        ...{ provider, status, claimedWei, served: link?.served, asks: link?.asks ?? 0 },
        ...{ answers: link?.measured.answers ?? 0, failures: link?.measured.failures ?? 0 },
        ...{ firstMs: link?.measured.firstMs, unpaidWei: link?.unpaidWei ?? 0n },
        totalWei: link?.totalWei ?? 0n,
        broken: stream.blocked[provider],
      }
    }),
    refused: stream.refused,
    ending: stream.retracting?.why,
    closedMs: stream.closedMs,
  }
}

/** The view of a stream of which nothing was confirmed, because nothing was answered in this process or before. */
function unconfirmed({ revisions }: ClientStream): ConfirmingView {
  const { confirmedShare, confirmer } = confirmingOf(revisions.at(-1)!.prescription)
  return { ...noConfirmations, by: confirmer, share: confirmedShare, problem: undefined }
}
