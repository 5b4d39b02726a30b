import { z } from 'zod'

/** The chain section of a network definition. */
export const ChainDefinition = z.strictObject({
  chainId: z.int().positive(),
  /** Endpoints in the order of preference; the last one that worked is used first. */
  rpcUrls: z.array(z.url({ protocol: /^https?$/ })).min(1),
  /** `legacy` for chains without EIP-1559, such as XDC. */
  fees: z.enum(['eip1559', 'legacy']).default('eip1559'),
  /** Blocks on top of a transaction before it is confirmed. */
  confirmations: z.int().min(0).max(1_000).default(2),
  /** Prefix of displayed addresses; with `xdc`, input accepts both forms. */
  addressPrefix: z.enum(['0x', 'xdc']).default('0x'),
  /** Maximum fee per gas, in wei; a replacement never exceeds it. */
  maxFeePerGasWei: z
    .bigint()
    .positive()
    .default(500n * 10n ** 9n),
  /** A transaction that is not included within this time counts as stuck and is replaced. */
  stuckMs: z.int().positive().default(60_000),
  pollMs: z.int().positive().default(1_000),
  /** Timeout of one request to one endpoint. */
  timeoutMs: z.int().positive().default(10_000),
})
export type ChainDefinition = z.infer<typeof ChainDefinition>
