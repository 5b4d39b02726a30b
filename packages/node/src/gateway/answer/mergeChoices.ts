/** A value, or the end, of one of several generators. */
export type Merged<T, R> = { index: number; done: false; value: T } | { index: number; done: true; value: R }

/**
 * Runs generators side by side and yields their values in the order of arrival. When one throws, or the reader leaves, `cancel` ends the
 * others, and this waits for them.
 */
export async function* mergeChoices<T, R>(
  generators: readonly AsyncGenerator<T, R, undefined>[],
  cancel: AbortController,
): AsyncGenerator<Merged<T, R>, void, undefined> {
  const next = async (index: number): Promise<Merged<T, R>> => {
    const { done, value } = await generators[index]!.next()
    return { index, done, value } as Merged<T, R>
  }
  const waiting = new Map(generators.map((_, index) => [index, next(index)] as const))
  try {
    while (waiting.size > 0) {
      const merged = await Promise.race(waiting.values())
      if (merged.done) waiting.delete(merged.index)
      else waiting.set(merged.index, next(merged.index))
      yield merged
    }
  } finally {
    if (waiting.size > 0) cancel.abort()
    await Promise.allSettled(waiting.values())
    await Promise.allSettled([...waiting.keys()].map((index) => generators[index]!.return(undefined as R)))
  }
}
