const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** A length of time in its two largest units: `2 h 5 min`, `48 s`. */
export function formatSpan(ms: number): string {
  let rest = Math.max(0, Math.round(ms / 1000) * 1000)
  const words: string[] = []
  for (const [name, length] of units) {
    const count = Math.floor(rest / length)
    if (count > 0 && words.length < 2) words.push(`${count} ${name}`)
    else if (words.length > 0) break
    rest -= count * length
  }
  return words.join(' ') || '0 s'
}
