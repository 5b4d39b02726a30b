import { z } from 'zod'

const wei = z.string().regex(/^\d{1,77}$/)

/** The limits of an API key. A limit that is left out does not apply. */
export const KeySettings = z.strictObject({
  requestsPerMinute: z.int().min(1).max(1_000_000).optional(),
  /** Units of input and output, reserved before an answer and corrected after it. */
  tokensPerMinute: z.int().min(1).max(1_000_000_000).optional(),
  concurrency: z.int().min(1).max(100_000).optional(),
  /** Amounts as decimal text. A day is a day of UTC. */
  dayBudgetWei: wei.optional(),
  totalBudgetWei: wei.optional(),
  /** Names of the streams that the key may call. */
  streams: z.array(z.string().min(1).max(63)).min(1).max(1_000).optional(),
  expiresMs: z.int().min(0).optional(),
})
export type KeySettings = z.infer<typeof KeySettings>

/** An API key without its secret, which nobody can read again. */
export type ApiKey = {
  id: string
  name: string
  settings: KeySettings
  createdMs: number
  revokedMs: number | undefined
}
