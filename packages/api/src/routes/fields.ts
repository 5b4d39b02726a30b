import { z } from 'zod'

// Names and numbers that several routes share, each with the sentence that a caller reads when it is wrong.

export const TaskId = z.string().regex(/^0x[0-9a-f]{64}$/, 'a task id is 0x and 64 hexadecimal digits')
export const DeliveryId = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/, 'a delivery id is 0x and 64 hexadecimal digits')
export const NodeId = z.string().regex(/^0x[0-9a-f]{64}$/, 'a node id is 0x and 64 hexadecimal digits')
export const TxHash = z.string().regex(/^0x[0-9a-f]{64}$/, 'a transaction is 0x and 64 hexadecimal digits')
export const AccountAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'an account is 0x and 40 hexadecimal digits')

/** As its owner writes it: some chains have a prefix of their own. */
export const GivenAddress = z
  .string()
  .trim()
  .regex(/^(0x|xdc)[0-9a-fA-F]{40}$/, 'an account is 0x (xdc on some chains) and 40 hexadecimal digits')

/** Milliseconds since 1970. */
export const TimeMs = z.int().min(0)
/** Of a whole, 0 to 1. */
export const Share = z.number().min(0).max(1)

/** The newest first; `before` is the `next` of the page read last. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  before: z.string().max(100).optional(),
})

/** A transaction that was sent for the caller and is in a block. */
export const Sent = z.object({ txHash: TxHash, blockNumber: z.int() })
export type Sent = z.infer<typeof Sent>
