/** Picks three random words to ask for: one each from the beginning, the middle and the end. */
export function pickWordIndexes(count: number, random: () => number = Math.random): number[] {
  const third = Math.floor(count / 3)
  return [0, third, 2 * third].map((start) => start + Math.floor(random() * third))
}
