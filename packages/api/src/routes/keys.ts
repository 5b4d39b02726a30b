import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { TimeMs } from './fields.ts'

const KeyId = z
  .string()
  .regex(/^key-[0-9a-f]{16}$/, 'expected the id of an API key: key- and 16 hexadecimal digits')

/** The limits of an API key; null or a missing field for no limit. */
const limits = {
  requestsPerMinute: z.int().min(1).max(1_000_000).nullable(),
  /** Units of input and output. */
  tokensPerMinute: z.int().min(1).max(1_000_000_000).nullable(),
  /** Requests at the same time. */
  concurrency: z.int().min(1).max(100_000).nullable(),
  /** A day is a day of UTC. */
  dayBudgetWei: Wei.nullable(),
  totalBudgetWei: Wei.nullable(),
  /** Names of the streams that the key may call. */
  streams: z.array(z.string().min(1).max(63)).min(1).max(1_000).nullable(),
  expiresMs: TimeMs.nullable(),
}

const KeyName = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,62}$/u,
    'expected a name of up to 63 letters, digits, spaces or . _ @ -',
  )

export const KeyView = z.object({
  keyId: KeyId,
  name: z.string(),
  createdMs: TimeMs,
  revokedMs: TimeMs.nullable(),
  ...limits,
  /** Spent by finished requests and reserved by running ones: today, and ever. */
  daySpentWei: Wei,
  spentWei: Wei,
})
export type KeyView = z.infer<typeof KeyView>

export const listKeys = {
  method: 'GET',
  path: '/v1/keys',
  summary: 'Lists the API keys of the gateway with their limits and what they spent',
  access: 'owner',
  response: z.object({ keys: z.array(KeyView) }),
} as const satisfies Route

export const createKey = {
  method: 'POST',
  path: '/v1/keys',
  summary: 'Creates an API key for the gateway; the response is the only place where its secret is shown',
  access: 'owner',
  body: z.object({ name: KeyName, ...z.object(limits).partial().shape }),
  response: z.object({ key: KeyView, secret: z.string() }),
} as const satisfies Route

export const revokeKey = {
  method: 'POST',
  path: '/v1/keys/{keyId}/revoke',
  summary: 'Revokes an API key at once',
  access: 'owner',
  params: z.object({ keyId: KeyId }),
  response: KeyView,
} as const satisfies Route
