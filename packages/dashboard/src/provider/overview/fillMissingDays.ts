const dayMs = 86_400_000
const dayCount = 30

type Day = { dayMs: number; earnedWei: bigint }

/** Fills the gaps of the last month, so that days without earnings show as zero. */
export function fillMissingDays(daily: readonly Day[], nowMs: number): Day[] {
  const earned = new Map(daily.map((day) => [day.dayMs, day.earnedWei]))
  const today = Math.floor(nowMs / dayMs) * dayMs
  return Array.from({ length: dayCount }, (_, index) => today - (dayCount - 1 - index) * dayMs).map(
    (day) => ({
      dayMs: day,
      earnedWei: earned.get(day) ?? 0n,
    }),
  )
}
