/** Which three words are asked for: from the beginning, the middle and the end, other ones each time. */
export function askedWords(count: number, random: () => number = Math.random): number[] {
  const third = Math.floor(count / 3)
  return [0, third, 2 * third].map((start) => start + Math.floor(random() * third))
}
