import type { Terms } from '@muster-network/chain'

const one = 10n ** 18n

/** Converts an amount of a task's token into the stake token, rounded down as the market does. */
export function inStake({ rate }: Pick<Terms, 'rate'>, amount: bigint): bigint {
  return (amount * rate) / one
}

/** Converts an amount of the stake token into a task's token, rounded up as the market does. */
export function inToken({ rate }: Pick<Terms, 'rate'>, amount: bigint): bigint {
  return (amount * one + rate - 1n) / rate
}
