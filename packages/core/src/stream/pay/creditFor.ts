/** The most windows that an executor gives on credit. */
export const creditWindows = 4n
/** The share of what a client has settled with an executor that it gets on credit, in 1/10,000. */
export const creditBps = 100n

/**
 * Returns the credit of a client with one executor: four windows, at most 1% of what the client has settled with this
 * executor. A new client has none, so answers cannot be taken for free under new names.
 */
export function creditFor({ settledWei, windowWei }: { settledWei: bigint; windowWei: bigint }): bigint {
  const earnedWei = (settledWei * creditBps) / 10_000n
  const mostWei = windowWei * creditWindows
  return earnedWei < mostWei ? earnedWei : mostWei
}
