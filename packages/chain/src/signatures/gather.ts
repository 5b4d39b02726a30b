/**
 * Turns a function of many items into a function of one: all items of one turn of the event loop are passed on together,
 * so that callers need not know of each other.
 */
export function gather<T, R>(runAll: (items: T[]) => Promise<R[]>): (item: T) => Promise<R> {
  type Waiting = { resolve(result: R): void; reject(error: unknown): void }
  let items: T[] = []
  let waiting: Waiting[] = []
  const flush = () => {
    const [theItems, theWaiting] = [items, waiting]
    items = []
    waiting = []
    runAll(theItems).then(
      (results) => {
        for (const [index, { resolve }] of theWaiting.entries()) resolve(results[index]!)
      },
      (error) => {
        for (const { reject } of theWaiting) reject(error)
      },
    )
  }
  return (item) =>
    new Promise((resolve, reject) => {
      if (items.length === 0) setImmediate(flush)
      items.push(item)
      waiting.push({ resolve, reject })
    })
}
