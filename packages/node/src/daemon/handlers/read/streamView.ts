import type { StreamDetail, StreamUsage, StreamView } from '@muster-network/api'
import type { OwnedStream } from '../../../gateway/OwnedStreams.ts'
import type { UsageRow } from '../../../gateway/usage/UsageBook.ts'

/** The API's view of a stream. */
export function streamView(stream: OwnedStream): StreamView {
  const { price } = stream
  return {
    streamId: stream.id,
    name: stream.name,
    phase: stream.phase,
    reason: stream.reason ?? null,
    retryAfterMs: stream.retryAfterMs ?? null,
    revision: stream.revision,
    createdMs: stream.createdMs,
    unit: stream.unit,
    maxInput: stream.maxInput,
    maxOutput: stream.maxOutput,
    windowUnits: stream.windowUnits,
    inputUnitWei: price.inputUnitWei,
    unitWei: price.per === 'answer' ? price.answerWei : price.unitWei,
    council: stream.council,
    serving: stream.subscribers.filter(({ state }) => state === 'serving').length,
    budgetWei: stream.budgetWei,
    freeWei: stream.freeWei,
  }
}

/** The API's view of a stream with its subscribers. */
export function streamDetail(stream: OwnedStream): StreamDetail {
  const { maxSubscribers, guaranteeWei, stakeLockWei, trustLockWei } = stream
  return {
    ...streamView(stream),
    maxSubscribers,
    guaranteeWei,
    stakeLockWei,
    trustLockWei,
    subscribers: stream.subscribers.map(({ revision, blocked, ...subscriber }) => ({
      ...subscriber,
      revision: revision ?? null,
      blocked: blocked ?? null,
    })),
    rejected: stream.rejected ?? null,
  }
}

/** The API's view of a line of the bill. */
export function usageView(row: UsageRow, keyName: string): StreamUsage {
  return {
    number: row.number,
    atMs: row.atMs,
    keyId: row.keyId,
    keyName,
    inUnits: row.inUnits,
    outUnits: row.outUnits,
    costWei: row.costWei ?? null,
    status: row.status ?? null,
    firstMs: row.firstMs ?? null,
  }
}
