/** The signals of each combined one, held for as long as the combined one is. */
const sources = new WeakMap<AbortSignal, readonly AbortSignal[]>()

/**
 * Like `AbortSignal.any`, and holds the signals. Node refers to them weakly: a timeout that only a combined signal refers to is
 * collected while nobody listens, and then never fires.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const combined = AbortSignal.any([...signals])
  sources.set(combined, signals)
  return combined
}
