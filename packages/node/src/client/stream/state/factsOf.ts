import { enumName, type nextCondition, streamEndReasons, streamStates } from '@muster-network/core'
import type { StreamManifest } from '../../../task/StreamManifest.ts'

type StreamFacts = Parameters<typeof nextCondition>[1]

/** A stream as the contract has it. */
export type StreamOnChain = { status: number; reason: number; free: bigint; revision: number }

/** A subscriber, as far as the condition of its stream depends on it. */
export type CountedSubscriber = { revision: number | undefined; guaranteeWei: bigint; unpaidWei: bigint }

export type FactsInput = {
  onChain: StreamOnChain
  council: number
  subscribers: readonly CountedSubscriber[]
  /** The chain's time of each revision, by its number. */
  revisedMs: ReadonlyMap<number, number>
  /** The newest manifest. */
  manifest: Pick<StreamManifest, 'noticeSeconds'>
  dearestWei: bigint
  consensusFailed: boolean
}

/** Returns the facts that decide the condition of a stream. */
export function factsOf(input: FactsInput): StreamFacts {
  const { onChain, council, subscribers, revisedMs, manifest, dearestWei, consensusFailed } = input
  const served = new Map<number, number>()
  for (const { revision } of subscribers)
    if (revision !== undefined) served.set(revision, (served.get(revision) ?? 0) + 1)
  const status = enumName(streamStates, onChain.status)
  const endReason = enumName(streamEndReasons, onChain.reason)
  return {
    status: status === 'none' ? 'open' : status,
    endReason: endReason === 'none' ? undefined : endReason,
    council,
    revisions: [...served].map(([revision, admitted]) => ({
      ...{ revision, admitted },
      endsMs:
        revision < onChain.revision
          ? (revisedMs.get(revision + 1) ?? 0) + manifest.noticeSeconds * 1000
          : undefined,
    })),
    unsignedWei: subscribers.reduce(
      (sum, { guaranteeWei, unpaidWei }) => sum + guaranteeWei - unpaidWei,
      onChain.free,
    ),
    dearestWei,
    consensusFailed,
  }
}
