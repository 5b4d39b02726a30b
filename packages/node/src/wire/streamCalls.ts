import { defineCall } from '@muster-network/p2p'
import { z } from 'zod'
import { AddressText, Bytes32, Signature, uintOf } from './fields.ts'

// Calls about streams.

/** A client's cumulative debt to one subscriber, as it is signed. */
export const WireVoucher = z.strictObject({
  streamId: Bytes32,
  payee: AddressText,
  amount: uintOf(96),
  epoch: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  count: uintOf(64),
  root: Bytes32,
})

/** Why a watcher does not hold a voucher. */
export const holdRefusals = [
  'unknown-stream',
  'never-joined',
  'ended',
  'stale',
  'dust',
  'wrong-signer',
  'too-many',
  'full',
] as const

/**
 * Provider → veto node: holds the provider's newest voucher, and settles it when the stream ends, the client dismisses the
 * provider or replaces its key while the provider is offline. The veto node reads the terms from the chain.
 */
export const holdVoucher = defineCall(
  'voucher/hold',
  z.strictObject({ voucher: WireVoucher, signature: Signature }),
  z.union([
    z.strictObject({ ok: z.literal(true), untilMs: z.int().min(0) }),
    z.strictObject({ ok: z.literal(false), reason: z.enum(holdRefusals) }),
  ]),
)
