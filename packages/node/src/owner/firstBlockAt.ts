/**
 * Finds the first block at or after a time by binary search. A node that joins an old chain reads only the network's
 * own blocks, not the millions before them.
 */
export async function firstBlockAt(
  seconds: number,
  head: number,
  secondsOf: (block: number) => Promise<number>,
): Promise<number> {
  let [low, high] = [0, head]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((await secondsOf(middle)) < seconds) low = middle + 1
    else high = middle
  }
  return low
}
