import { streamPhases } from '@muster-network/core'
import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, TimeMs } from './fields.ts'
import { TaskSource } from './submit.ts'
import { TaskEvent } from './tasks.ts'

const StreamId = z.string().regex(/^0x[0-9a-f]{64}$/, 'expected a stream id: 0x and 64 hexadecimal digits')

/** The limits and prices of one revision of a stream. */
export const StreamTariff = z.object({
  unit: z.enum(['answers', 'characters', 'tokens', 'frames', 'gas']),
  /** Most units of input, and of output, of one request. */
  maxInput: z.int(),
  maxOutput: z.int(),
  /** The step of payment inside an answer. */
  windowUnits: z.int(),
  inputUnitWei: Wei,
  /** The price of a unit of output, or of an answer when `unit` is `answers`. */
  unitWei: Wei,
})
export type StreamTariff = z.infer<typeof StreamTariff>

export const StreamView = z.object({
  streamId: StreamId,
  name: z.string(),
  phase: z.enum(streamPhases),
  /** Why it does not answer requests; null while it is up. */
  reason: z.string().nullable(),
  revision: z.int(),
  createdMs: TimeMs,
  method: z.enum(['optimistic', 'weighted', 'unanimous', 'pool']),
  /** Subscribers that the stream needs, and those that serve now. */
  council: z.int(),
  serving: z.int(),
  /** The deposit for answers. */
  budgetWei: Wei,
  /** Answers that were completed. */
  answers: z.int(),
  /** Null for a stream that is closed, or not opened yet. */
  tariff: StreamTariff.nullable(),
})
export type StreamView = z.infer<typeof StreamView>

/** A provider that joined a stream. */
export const SubscriberView = z.object({
  provider: AccountAddress,
  /** On the chain. */
  state: z.string(),
  /** The revision that it serves, and the requests that it answers at the same time; null while it was not met. */
  served: z.object({ revision: z.int(), slots: z.int() }).nullable(),
  asks: z.int(),
  answers: z.int(),
  failures: z.int(),
  /** Paid by the contract, and signed beyond that. */
  claimedWei: Wei,
  unpaidWei: Wei,
  /** Why it gets no requests any more; null otherwise. */
  broken: z.string().nullable(),
})
export type SubscriberView = z.infer<typeof SubscriberView>

/** How the answers of a stream are confirmed after users have them. */
export const StreamConfirming = z.object({
  by: z.enum(['own', 'council', 'none']),
  /** The share of answers that is drawn. */
  share: z.number(),
  confirmed: z.int(),
  wrong: z.int(),
  /** Confirmers did not agree, and nobody could check. */
  undecided: z.int(),
  unchecked: z.int(),
  /** Wrong answers that were planted to examine confirmers, and verdicts that called one right. */
  planted: z.int(),
  missed: z.int(),
  /** Why no answer is confirmed although the task file asks for it; null otherwise. */
  problem: z.string().nullable(),
})
export type StreamConfirming = z.infer<typeof StreamConfirming>

export const StreamDetail = StreamView.extend({
  confirming: StreamConfirming,
  subscribers: z.array(SubscriberView),
  /** Why the chain rejected the opening, and why the stream ends; null otherwise. */
  refused: z.string().nullable(),
  ending: z.string().nullable(),
  closedMs: TimeMs.nullable(),
})
export type StreamDetail = z.infer<typeof StreamDetail>

const one = z.object({ streamId: StreamId })

export const openStream = {
  method: 'POST',
  path: '/v1/streams',
  summary:
    'Packs the service of a stream task and opens the stream; fails when the deposit exceeds maxSpendWei',
  access: 'owner',
  body: z.object({ source: TaskSource, maxSpendWei: Wei }),
  response: z.object({ streamId: StreamId }),
} as const satisfies Route

export const listStreams = {
  method: 'GET',
  path: '/v1/streams',
  summary: 'Lists the streams of this client, newest first',
  access: 'owner',
  response: z.object({ streams: z.array(StreamView) }),
} as const satisfies Route

export const getStream = {
  method: 'GET',
  path: '/v1/streams/{streamId}',
  summary: 'Returns a stream with its condition, money and subscribers',
  access: 'owner',
  params: one,
  response: StreamDetail,
} as const satisfies Route

export const watchStream = {
  method: 'GET',
  path: '/v1/streams/{streamId}/events',
  summary: 'Streams the journal of a stream from an entry number; follow=false returns the current content',
  access: 'owner',
  params: one,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    follow: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .default(true),
  }),
  events: TaskEvent,
} as const satisfies Route

export const reviseStream = {
  method: 'POST',
  path: '/v1/streams/{streamId}/revise',
  summary:
    'Publishes a new revision of the service; subscribers serve the one before until its notice is over',
  access: 'owner',
  params: one,
  body: z.object({ source: TaskSource }),
  response: z.object({ revision: z.int() }),
} as const satisfies Route

export const topUpStream = {
  method: 'POST',
  path: '/v1/streams/{streamId}/top-up',
  summary: 'Adds tokens of the wallet to the budget of a stream',
  access: 'owner',
  params: one,
  body: z.object({ amountWei: Wei }),
  response: z.object({}),
} as const satisfies Route

export const retractStream = {
  method: 'POST',
  path: '/v1/streams/{streamId}/retract',
  summary: 'Ends a stream; its subscribers settle, then the rest of the deposit returns',
  access: 'owner',
  params: one,
  response: z.object({}),
} as const satisfies Route

/** One request through the gateway: a line of the bill. */
export const StreamUsage = z.object({
  number: z.int(),
  atMs: TimeMs,
  keyId: z.string(),
  keyName: z.string(),
  inUnits: z.int(),
  outUnits: z.int(),
  /** Null while the request runs, and when a kill interrupted it. */
  costWei: Wei.nullable(),
  status: z.int().nullable(),
  /** Milliseconds until the first token. */
  firstMs: z.int().nullable(),
})
export type StreamUsage = z.infer<typeof StreamUsage>

export const listStreamUsage = {
  method: 'GET',
  path: '/v1/streams/{streamId}/usage',
  summary: 'Lists the requests to a stream in the order of time; after is the number of the last row before',
  access: 'owner',
  params: one,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(1000).default(100),
    after: z.coerce.number().int().min(0).default(0),
    sinceMs: z.coerce.number().int().min(0).default(0),
  }),
  response: z.object({ rows: z.array(StreamUsage), next: z.int().nullable() }),
} as const satisfies Route

export const downloadStreamUsage = {
  method: 'GET',
  path: '/v1/streams/{streamId}/usage/csv',
  summary: 'Downloads the requests to a stream as CSV: the bill',
  access: 'owner',
  params: one,
  query: z.object({ sinceMs: z.coerce.number().int().min(0).default(0) }),
  download: true,
} as const satisfies Route
