const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** Formats a duration in its two largest units: `2 h 5 min`, `48 s`. */
export function formatDuration(ms: number): string {
  let rest = Math.max(0, Math.round(ms / 1000) * 1000)
  const parts: string[] = []
  for (const [name, length] of units) {
    const count = Math.floor(rest / length)
    if (count > 0 && parts.length < 2) parts.push(`${count} ${name}`)
    else if (parts.length > 0) break
    rest -= count * length
  }
  return parts.join(' ') || '0 s'
}
