import { defineCall } from '@muster-network/p2p'
import { z } from 'zod'
import { GpuAsked } from '../task/TaskManifest.ts'
import { AddressText, Bytes32, Signature, uintOf, Whole } from './fields.ts'

const Positive = Whole.refine((value) => value > 0n, 'must be above 0')

// Calls about a task before its award: description, bids and quotes.

/** Provider → client: requests the facts that a bidder needs beyond the terms on the chain. */
export const describeTask = defineCall(
  'task/describe',
  z.strictObject({ taskId: Bytes32 }),
  z.strictObject({
    className: z.string().max(64),
    minScore: z.number().min(0),
    gpu: GpuAsked.optional(),
    regions: z.array(z.string().max(16)).max(64),
    /** The best standing price in the bid book, if any. */
    standing: Whole.optional(),
  }),
)

const WireBid = z.strictObject({
  taskId: Bytes32,
  operator: AddressText,
  node: Bytes32,
  price: uintOf(128),
  floor: uintOf(128),
  stakeLock: uintOf(96),
  maxParts: z.int().min(1).max(65_535),
  startSeconds: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  expiry: z
    .int()
    .min(0)
    .max(2 ** 40 - 1),
  takeoverUntil: z
    .int()
    .min(0)
    .max(2 ** 40 - 1),
  nonce: uintOf(64),
  payCode: Bytes32,
})

/** Provider → client: places a signed bid. The response is a numbered receipt. */
export const placeBid = defineCall(
  'task/bid',
  z.strictObject({ bid: WireBid, signature: Signature }),
  z.strictObject({ number: z.int().min(1), receivedAt: z.int().min(0), signature: Signature }),
)

/** Provider → client: the reasons why it does not bid. */
export const declineToBid = defineCall(
  'task/no-bid',
  z.strictObject({ taskId: Bytes32, reasons: z.array(z.string().max(32)).min(1).max(32) }),
  z.strictObject({}),
)

/** Anyone → client: requests the standing bids in the order of their rank. */
export const showBook = defineCall(
  'task/book',
  z.strictObject({ taskId: Bytes32 }),
  z.strictObject({
    bids: z
      .array(
        z.strictObject({
          number: z.int().min(1),
          operator: AddressText,
          node: Bytes32,
          price: Whole,
          effectivePrice: Whole,
          /** Seconds of the client's clock, as in the receipt. */
          receivedAt: z.int().min(0),
        }),
      )
      .max(1000),
  }),
)

/**
 * Client → provider: asks whether it would bid on such a task, and at which price. Nothing is posted, and the answer
 * does not bind.
 */
export const requestQuote = defineCall(
  'task/quote',
  z.strictObject({
    className: z.string().max(64),
    parts: z.int().min(1).max(65_535),
    maxPrice: Whole,
    maxUnits: Whole,
    memoryBytes: Whole,
    diskBytes: Whole,
    runMs: z.int().min(1),
    stakeLock: Whole,
    /** Least pledge of a part that a surety backs. */
    pledge: Whole,
    /** Least lock as a multiple of the bid's price. */
    lock: z.strictObject({ numerator: Positive, denominator: Positive }),
    /** All parts are paid, or none. */
    allOrNothing: z.boolean(),
    /** Number of the check mode in the contracts' `How`. */
    how: z.int().min(0).max(3),
    minScore: z.number().min(0),
    gpu: GpuAsked.optional(),
    regions: z.array(z.string().max(16)).max(64),
  }),
  z.discriminatedUnion('bids', [
    z.strictObject({ bids: z.literal(true), price: Whole, maxParts: z.int().min(1).max(65_535) }),
    z.strictObject({
      bids: z.literal(false),
      reasons: z
        .array(z.strictObject({ reason: z.string().max(32), why: z.string().max(300) }))
        .min(1)
        .max(32),
    }),
  ]),
)
