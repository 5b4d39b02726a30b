import { formatTokens } from './formatTokens.ts'

/** Decimals of every token of the contracts. */
const decimals = 18

/** Formats an amount where no network is at hand to name its token: `12.5 tokens`. */
export const amountInWords = (wei: bigint): string => formatTokens(wei, { symbol: 'tokens', decimals })
