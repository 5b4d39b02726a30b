import { z } from 'zod'

// Field types that several routes share, each with the message for an invalid value.

export const TaskId = z.string().regex(/^0x[0-9a-f]{64}$/, 'expected a task id: 0x and 64 hexadecimal digits')
export const DeliveryId = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/, 'expected a delivery id: 0x and 64 hexadecimal digits')
export const NodeId = z.string().regex(/^0x[0-9a-f]{64}$/, 'expected a node id: 0x and 64 hexadecimal digits')
export const TxHash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/, 'expected a transaction hash: 0x and 64 hexadecimal digits')
export const AccountAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'expected an account: 0x and 40 hexadecimal digits')

/** An address as its owner writes it: some chains have their own prefix. */
export const GivenAddress = z
  .string()
  .trim()
  .regex(
    /^(0x|xdc)[0-9a-fA-F]{40}$/,
    'expected an account: 0x (xdc on some chains) and 40 hexadecimal digits',
  )

/** Milliseconds since 1970, up to the last second that the contracts can count, with 40 bits. */
export const TimeMs = z
  .int()
  .min(0)
  .max((2 ** 40 - 1) * 1000)
/** A yes or no in a query. */
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
/** A share from 0 to 1. */
export const Share = z.number().min(0).max(1)
/** The remaining time, as a range that it is likely in. */
export const Eta = z.object({ lowMs: z.int().min(0), highMs: z.int().min(0) })
export type Eta = z.infer<typeof Eta>

/** Pages are newest first; `before` is the `next` of the previous page. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  before: z.string().max(100).optional(),
})

/** The jail of an operator: the time from which it can return, which its node does by itself, and the fault in words. */
export const Jail = z.object({ untilMs: TimeMs, why: z.string() })
export type Jail = z.infer<typeof Jail>

/** A transaction that the daemon sent for the caller and that is in a block. */
export const Sent = z.object({ txHash: TxHash, blockNumber: z.int() })
export type Sent = z.infer<typeof Sent>
