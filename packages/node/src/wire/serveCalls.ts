import { admissionRefusals } from '@muster-network/core'
import { defineCall, defineStream, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { AddressText, Bytes32, Signature, uintOf } from './fields.ts'
import { WireVoucher } from './streamCalls.ts'

// The conversation between the gateway of a stream and its subscribers.

const uint32 = z
  .int()
  .min(0)
  .max(2 ** 32 - 1)
const revision = z.int().min(0).max(65_535)

export const SignedWireVoucher = z.strictObject({ voucher: WireVoucher, signature: Signature })
export type SignedWireVoucher = z.infer<typeof SignedWireVoucher>

export const WireReceipt = z.strictObject({
  receipt: z.strictObject({
    streamId: Bytes32,
    rules: uint32,
    epoch: uint32,
    seq: uintOf(64),
    request: Bytes32,
    answer: Bytes32,
    from: uint32,
    to: uint32,
    inUnits: uintOf(64),
    outUnits: uintOf(64),
    total: uintOf(96),
    root: Bytes32,
  }),
  signature: Signature,
})
export type WireReceipt = z.infer<typeof WireReceipt>

/** Provider → gateway: requests the service of the newest revision, and the key of its model. Only listed nodes of the class get it. */
export const describeStream = defineCall(
  'stream/describe',
  z.strictObject({ streamId: Bytes32 }),
  z.strictObject({
    revision,
    /** The text of a StreamManifest, whose hash is on the chain. */
    manifest: z.string().max(65_536),
    wrappedKey: wireBytes,
  }),
)

/** Provider → gateway: asks for admission with a node of its own. */
export const applyToStream = defineCall(
  'stream/apply',
  z.strictObject({
    streamId: Bytes32,
    provider: AddressText,
    node: Bytes32,
    /** The lowest price of one unit of output. */
    unitWei: uintOf(128),
  }),
  z.union([
    z.strictObject({
      ok: z.literal(true),
      joins: z.int().min(0).max(65_535),
      expiry: z.int().min(0),
      signature: Signature,
    }),
    z.strictObject({
      ok: z.literal(false),
      reasons: z
        .array(z.strictObject({ reason: z.enum(admissionRefusals), why: z.string().max(500) }))
        .min(1)
        .max(16),
    }),
  ]),
)

/** The most receipts of one answer to `stream/meet`. */
export const mostReceipts = 64

/**
 * Gateway → subscriber, before its first ask, after a reconnection and after an ask that ended without a receipt: both sides show
 * their newest signed state and take the larger.
 */
export const meetSubscriber = defineCall(
  'stream/meet',
  z.strictObject({
    streamId: Bytes32,
    newest: SignedWireVoucher.optional(),
    /** The newest receipt that the gateway has. */
    after: z.strictObject({ epoch: uint32, seq: uintOf(64) }).optional(),
  }),
  z.strictObject({
    newest: SignedWireVoucher.optional(),
    /** The receipts behind `after`, in order; the gateway asks again while there are `mostReceipts`. */
    receipts: z.array(WireReceipt).max(mostReceipts),
    /** The revision that it serves, and the requests that it answers at the same time; 0 while it is not ready. */
    revision,
    slots: z.int().min(0).max(65_535),
  }),
)

/** The most tokens of a request, the answer so far included. */
export const mostTokens = 131_072
/** The most bytes of one message with a body; base64 fits in the limit of a message. */
export const mostBodyBytes = 700_000

/** The work of one ask. */
export const WireWork = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tokens'),
    /** Prompt, and behind it the `from` tokens of the answer so far. */
    tokens: z.array(uint32).min(1).max(mostTokens),
    /** Token i of the answer is drawn with H(seed, i). */
    seed: Bytes32,
    sampler: z.strictObject({
      temperature: z.number().min(0).max(2),
      topK: z.int().min(0).max(1_000),
      topP: z.number().gt(0).max(1),
    }),
    /** Tokens that end the answer; they are not part of it. */
    endTokens: z.array(uint32).max(32),
  }),
  z.strictObject({
    kind: z.literal('http'),
    method: z.enum(['GET', 'POST']),
    path: z
      .string()
      .max(2_048)
      .regex(/^\/[!-~]*$/),
    contentType: z.string().max(200).optional(),
    body: wireBytes,
  }),
])
export type WireWork = z.infer<typeof WireWork>

/** How an answer ended. `cut`: cancelled, too late, or the service failed; its executor is paid to that point. */
export const answerEnds = ['stop', 'length', 'cut'] as const
export type AnswerEnd = (typeof answerEnds)[number]

/**
 * Gateway → subscriber: one request, or the rest of one. The answer comes in frames; each full window is followed by its signature,
 * and the next window begins when a voucher pays for it. The answer ends with its receipt.
 */
export const askSubscriber = defineStream('stream/ask', {
  params: z.strictObject({
    streamId: Bytes32,
    requestId: Bytes32,
    rules: revision,
    /** Salts the hashes of request and answer. */
    salt: Bytes32,
    work: WireWork,
    /** The first position of this range of the answer. */
    from: uint32,
    inUnits: uint32,
    /** The most units of the whole answer. */
    maxUnits: uint32,
    /** Time for the whole range, from now. */
    deadlineMs: z.int().min(1).max(86_400_000),
    /** Separates the caches of users. */
    cacheSalt: Bytes32,
    /** The answer is shown only after its seal was paid. */
    sealed: z.boolean(),
    voucher: SignedWireVoucher.optional(),
  }),
  down: z.discriminatedUnion('type', [
    /** Status and type of an answer that is a body. */
    z.strictObject({
      type: z.literal('head'),
      status: z.int().min(100).max(599),
      contentType: z.string().max(200),
    }),
    z.strictObject({ type: z.literal('ids'), ids: z.array(uint32).min(1).max(4_096) }),
    z.strictObject({ type: z.literal('body'), bytes: wireBytes }),
    /** The range so far, signed by the receipt key. */
    z.strictObject({ type: z.literal('window'), units: uint32, hash: Bytes32, signature: Signature }),
    /** The subscriber waits for a voucher of this amount. */
    z.strictObject({ type: z.literal('unpaid'), neededWei: uintOf(96) }),
    z.strictObject({ type: z.literal('seal'), seal: Bytes32, units: uint32 }),
    z.strictObject({ type: z.literal('opening'), nonce: Bytes32, evidence: Bytes32 }),
    z.strictObject({ type: z.literal('end'), end: z.enum(answerEnds), receipt: WireReceipt }),
  ]),
  up: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('voucher'), voucher: SignedWireVoucher }),
    /** Ends the answer at once; the subscriber sends its receipt for what it has. */
    z.strictObject({ type: z.literal('cancel') }),
  ]),
})
