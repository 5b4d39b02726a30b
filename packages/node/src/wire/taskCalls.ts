import { defineCall } from '@muster-network/p2p'
import { z } from 'zod'
import { GpuAsked } from '../task/TaskManifest.ts'
import { AddressText, Bytes32, Signature, Whole } from './fields.ts'

// About a task before it is awarded: what it is, bids, and what it would cost.

/** Provider → client: what a bidder must know beyond the terms on the chain. */
export const describeTask = defineCall(
  'task/describe',
  z.strictObject({ taskId: Bytes32 }),
  z.strictObject({
    className: z.string().max(64),
    minScore: z.number().min(0),
    gpu: GpuAsked.optional(),
    regions: z.array(z.string().max(16)).max(64),
    memoryBytes: z.int().min(0),
    diskBytes: z.int().min(0),
    /** The best price that stands in the book, if any. */
    standing: Whole.optional(),
  }),
)

const WireBid = z.strictObject({
  taskId: Bytes32,
  operator: AddressText,
  node: Bytes32,
  price: Whole,
  floor: Whole,
  stakeLock: Whole,
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
  nonce: Whole,
  payCode: Bytes32,
})

/** Provider → client: a signed bid; the answer is a numbered receipt. */
export const placeBid = defineCall(
  'task/bid',
  z.strictObject({ bid: WireBid, signature: Signature }),
  z.strictObject({ number: z.int().min(1), receivedAt: z.int().min(0), signature: Signature }),
)

/** Provider → client: why it does not bid. */
export const declineToBid = defineCall(
  'task/no-bid',
  z.strictObject({ taskId: Bytes32, reasons: z.array(z.string().max(32)).min(1).max(32) }),
  z.strictObject({}),
)

/** Anyone → client: the bids that stand, in the order of their rank. */
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
          /** Seconds of the client's clock; its receipt says the same. */
          receivedAt: z.int().min(0),
        }),
      )
      .max(1000),
  }),
)

/** Client → provider: would you bid on such a task, and at which price? Nothing is posted and nothing is promised. */
export const quoteTask = defineCall(
  'task/quote',
  z.strictObject({
    className: z.string().max(64),
    parts: z.int().min(1).max(65_535),
    maxPrice: Whole,
    maxUnits: Whole,
    runMs: z.int().min(1),
    stakeLock: Whole,
    /** The parts are paid together or not at all. */
    allOrNothing: z.boolean(),
    /** How of the contracts. */
    how: z.int().min(0).max(3),
    minScore: z.number().min(0),
    gpu: GpuAsked.optional(),
    regions: z.array(z.string().max(16)).max(64),
    memoryBytes: z.int().min(0),
    diskBytes: z.int().min(0),
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
