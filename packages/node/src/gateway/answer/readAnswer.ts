import { setTimeout as pause } from 'node:timers/promises'
import { anySignal, hasCode } from '@muster-network/core'
import type {
  AnswerEvent,
  AnswerOptions,
  StreamRequest,
  StreamSummary,
} from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { Spend, Spent } from './Spend.ts'

type EndEvent = Extract<AnswerEvent, { type: 'end' }>

/** Time for the receipt of an answer that was cancelled. */
const cancelMs = 10_000

export type ReadOptions = Pick<AnswerOptions, 'reencode'> & {
  signal: AbortSignal
  spend: Spend
  inUnits: number
}

/**
 * Yields the events of one answer, and adds its cost to the request whatever happens: also when the caller leaves, a stop string ends the
 * answer early, or the stream fails. An early end cancels the answer and waits for the cost of what was sent.
 */
export async function* readAnswer(
  { answerer }: Gateway,
  stream: StreamSummary,
  request: StreamRequest,
  { signal, spend, inUnits, reencode }: ReadOptions,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const cancel = new AbortController()
  const events = answerer.answer(stream.id, request, {
    signal: anySignal([signal, cancel.signal]),
    ...(reencode && { reencode }),
  })
  let end: EndEvent | undefined
  let failure: unknown
  let received = 0
  try {
    for (;;) {
      const next = await events.next()
      if (next.done) break
      const event = next.value
      if (event.type === 'end') end = event
      received += unitsOf(event)
      if (event.type !== 'head') spend.begin()
      yield event
    }
  } catch (error) {
    failure = error
    throw error
  } finally {
    end ??= await endOf(events, cancel)
    spend.add(end ?? estimate(failure))
  }

  /** Without a receipt: nothing when nothing arrived, otherwise the windows that have begun. */
  function estimate(error: unknown): Spent {
    const told = hasCode(error) ? error.details.costWei : undefined
    const maxUnits = Math.min(request.maxUnits, Math.ceil(received / stream.windowUnits) * stream.windowUnits)
    const costWei = received === 0 ? 0n : answerer.mostCostWei(stream.id, { inUnits, maxUnits })
    return { inUnits, outUnits: received, costWei: typeof told === 'bigint' ? told : costWei }
  }
}

/** Cancels an answer and returns its end, if it comes in time. */
async function endOf(
  events: AsyncGenerator<AnswerEvent, void>,
  cancel: AbortController,
): Promise<EndEvent | undefined> {
  cancel.abort()
  const timeout = new AbortController()
  const late = pause(cancelMs, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined)
  try {
    for (;;) {
      const next = await Promise.race([events.next().catch(() => undefined), late])
      if (!next || next.done) return undefined
      if (next.value.type === 'end') return next.value
    }
  } finally {
    timeout.abort()
    // not awaited: a generator that hangs must not hold up the caller
    void events.return().catch(() => {})
  }
}

const unitsOf = (event: AnswerEvent): number =>
  event.type === 'ids' ? event.ids.length : event.type === 'body' ? event.bytes.length : 0
