import type {
  StreamView as ApiStreamView,
  StreamDetail,
  StreamTariff,
  StreamUsage,
} from '@muster-network/api'
import type { StreamSummary } from '../../../client/stream/Answerer.ts'
import type { StreamView } from '../../../client/stream/StreamView.ts'
import type { UsageRow } from '../../../gateway/usage/UsageBook.ts'

/** The API's view of a stream; `summary` is undefined for a stream that is not served. */
export function streamView(stream: StreamView, summary: StreamSummary | undefined): ApiStreamView {
  const { streamId, name, phase, revision, createdMs, method, council, budgetWei, answers } = stream
  return {
    ...{ streamId, name, phase, revision, createdMs, method, council, budgetWei, answers },
    reason: stream.reason ?? null,
    serving: stream.subscribers.filter(({ status }) => status === 'serving').length,
    tariff: summary ? tariffOf(summary) : null,
  }
}

/** The API's view of a stream with its subscribers. */
export function streamDetail(stream: StreamView, summary: StreamSummary | undefined): StreamDetail {
  return {
    ...streamView(stream, summary),
    confirming: { ...stream.confirming, problem: stream.confirming.problem ?? null },
    subscribers: stream.subscribers.map(({ status, served, broken, ...subscriber }) => ({
      provider: subscriber.provider,
      state: status,
      served: served ? { revision: served.revision, slots: served.slots } : null,
      asks: subscriber.asks,
      answers: subscriber.answers,
      failures: subscriber.failures,
      claimedWei: subscriber.claimedWei,
      unpaidWei: subscriber.unpaidWei,
      broken: broken ?? null,
    })),
    refused: stream.refused?.message ?? null,
    ending: stream.ending ?? null,
    closedMs: stream.closedMs ?? null,
  }
}

function tariffOf({ unit, maxInput, maxOutput, windowUnits, price }: StreamSummary): StreamTariff {
  return {
    ...{ unit, maxInput, maxOutput, windowUnits, inputUnitWei: price.inputUnitWei },
    unitWei: price.per === 'answer' ? price.answerWei : price.unitWei,
  }
}

/** The API's view of a line of the bill. */
export function usageView(row: UsageRow, keyName: string): StreamUsage {
  const { number, atMs, keyId, inUnits, outUnits } = row
  return {
    ...{ number, atMs, keyId, keyName, inUnits, outUnits },
    costWei: row.costWei ?? null,
    status: row.status ?? null,
    firstMs: row.firstMs ?? null,
  }
}
