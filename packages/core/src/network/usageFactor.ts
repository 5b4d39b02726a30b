const wad = 10n ** 18n

/** The usage factor at zero, normal and full usage, times 10^18. */
export const factorPoints = { idle: wad / 2n, normal: wad, full: 3n * wad } as const

/**
 * Returns the price factor for a network usage, as the contract computes it; all numbers times 10^18.
 *
 * @example usageFactor(600_000_000_000_000_000n, 600_000_000_000_000_000n) // 1_000_000_000_000_000_000n
 */
export function usageFactor(usage: bigint, normalUsage: bigint): bigint {
  const { idle, normal, full } = factorPoints
  if (usage >= wad) return full
  if (usage <= normalUsage) return idle + ((normal - idle) * usage) / normalUsage
  return normal + ((full - normal) * (usage - normalUsage)) / (wad - normalUsage)
}
