/**
 * The first block that is not before a time, by halving: a node that joins an old chain reads the network's own blocks and
 * not the millions before them.
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
