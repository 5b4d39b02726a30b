import { z } from 'zod'

/** A chain as the network definition names it. */
export const ChainDefinition = z.strictObject({
  chainId: z.int().positive(),
  /** Tried in this order; the first that works is kept. */
  rpcUrls: z.array(z.url({ protocol: /^https?$/ })).min(1),
  /** `legacy` for chains without EIP-1559, such as XDC. */
  fees: z.enum(['eip1559', 'legacy']).default('eip1559'),
  /** Blocks on top of a transaction before it counts. */
  confirmations: z.int().min(0).max(1_000).default(2),
  /** How addresses are shown; both forms are always accepted where it is `xdc`. */
  addressPrefix: z.enum(['0x', 'xdc']).default('0x'),
  /** The most that is ever paid for gas, in wei; a replacement stops there. */
  maxFeePerGasWei: z
    .bigint()
    .positive()
    .default(500n * 10n ** 9n),
  /** Without a block for this long, a transaction counts as stuck and is replaced. */
  stuckMs: z.int().positive().default(60_000),
  pollMs: z.int().positive().default(1_000),
  /** One question to one endpoint. */
  timeoutMs: z.int().positive().default(10_000),
})
export type ChainDefinition = z.infer<typeof ChainDefinition>
