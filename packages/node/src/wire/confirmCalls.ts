import { defineStream, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { AddressText, Bytes32, Signature } from './fields.ts'
import { answerEnds, mostTokens, SignedWireVoucher, WireReceipt, WireWork } from './serveCalls.ts'

// The conversation between the gateway of a stream and a confirmer of one of its answers.

/** The most positions that are opened. */
export const mostOpened = 8
/** The most bytes of a body that is confirmed. */
export const mostConfirmedBytes = 8 << 20

const uint32 = z
  .int()
  .min(0)
  .max(2 ** 32 - 1)

/** The verdict of a confirmer about one range of an answer. */
export const WireVerdict = z.strictObject({
  wrong: z.boolean(),
  hard: z.boolean(),
  /** The sum of all misses, in thousandths of a nat. */
  missed: uint32,
})
export type WireVerdict = z.infer<typeof WireVerdict>

/**
 * Gateway → confirmer: checks one range of an answer. The confirmer seals its verdict before it learns which positions it must open, and
 * learns the receipt last: before, nothing tells a real answer from a planted one, or one executor from another.
 */
export const confirmAnswer = defineStream('stream/confirm', {
  params: z.strictObject({
    streamId: Bytes32,
    requestId: Bytes32,
    rules: z.int().min(0).max(65_535),
    /** Salts the request in the confirmer's own receipt, by which it is paid like for an ask that was cut before its first unit. */
    salt: Bytes32,
    work: WireWork,
    from: uint32,
    /** Units of request and answer, which the confirmer is paid for at the price of input. */
    inUnits: uint32,
    maxUnits: uint32,
    end: z.enum(answerEnds),
    /** The size of the answer, which follows in messages. */
    answer: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('tokens'), ids: z.int().min(0).max(mostTokens) }),
      z.strictObject({
        kind: z.literal('http'),
        status: z.int().min(100).max(599),
        bytes: z.int().min(0).max(mostConfirmedBytes),
      }),
    ]),
    /** Time until the seal. */
    deadlineMs: z.int().min(1).max(3_600_000),
    voucher: SignedWireVoucher.optional(),
  }),
  down: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('seal'),
      seal: Bytes32,
      /** Positions with a second choice. */
      positions: z
        .int()
        .min(0)
        .max(mostTokens + 1),
      /** The receipt for this work; missing when the confirmer works for nothing. */
      receipt: WireReceipt.optional(),
    }),
    z.strictObject({
      type: z.literal('opening'),
      verdict: WireVerdict,
      nonce: Bytes32,
      /** The root over the second choices; zero without positions. */
      root: Bytes32,
      values: z
        .array(
          z.strictObject({
            value: z
              .int()
              .min(-(2 ** 31))
              .max(2 ** 31 - 1),
            proof: z.array(Bytes32).max(18),
          }),
        )
        .max(mostOpened),
    }),
  ]),
  up: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('ids'), ids: z.array(uint32).min(1).max(16_384) }),
    z.strictObject({ type: z.literal('body'), bytes: wireBytes }),
    /** The positions to open, in their order. */
    z.strictObject({ type: z.literal('open'), positions: z.array(uint32).max(mostOpened) }),
    /** The answer's receipt, when the verdict is a hard miss: with the confirmation its confirmer may accuse. */
    z.strictObject({
      type: z.literal('reveal'),
      provider: AddressText,
      receipt: WireReceipt,
      /** Salts the request of the answer. */
      salt: Bytes32,
      confirmation: Signature,
    }),
  ]),
})
