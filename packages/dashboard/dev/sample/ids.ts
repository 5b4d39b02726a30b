import { seededRandom } from '@muster-network/core'

/** Deterministic samples. */
export const random = seededRandom(7)

export const hex = (digits: number): string =>
  `0x${Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('')}`

export const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1))

export const pickRandom = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!

/** Tokens with up to four decimals, in the smallest unit. */
export const tokens = (amount: number): bigint => BigInt(Math.round(amount * 10_000)) * 10n ** 14n

export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000
