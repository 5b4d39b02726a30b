import { z } from 'zod'

/** The limits of a gateway towards its callers. Each default has its reason beside it. */
export const GatewayLimits = z.strictObject({
  /** A megabyte is a book; larger prompts fit no model of today's streams. */
  bodyBytes: z
    .int()
    .min(1_024)
    .max(16 << 20)
    .default(1 << 20),
  /** A caller that sends its body slower than this holds a connection for nothing. */
  bodyMs: z.int().min(100).default(30_000),
  headersMs: z.int().min(100).default(10_000),
  headerBytes: z.int().min(1_024).default(16_384),
  /** Each open connection takes about 50 kB. */
  connections: z.int().min(1).default(10_000),
  /** A caller that reads nothing for this long is gone; its answer is cancelled. */
  stalledMs: z.int().min(100).default(30_000),
  /** A comment keeps proxies from closing a silent event stream. */
  keepAliveMs: z.int().min(100).default(15_000),
})
export type GatewayLimits = z.infer<typeof GatewayLimits>
