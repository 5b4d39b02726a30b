const dayMs = 86_400_000
const shownDays = 30

type Day = { dayMs: number; earnedWei: bigint }

/** The last month without gaps: days on which nothing was earned are part of the picture. */
export function everyDay(daily: readonly Day[], nowMs: number): Day[] {
  const earned = new Map(daily.map((day) => [day.dayMs, day.earnedWei]))
  const today = Math.floor(nowMs / dayMs) * dayMs
  return Array.from({ length: shownDays }, (_, back) => today - (shownDays - 1 - back) * dayMs).map(
    (day) => ({
      dayMs: day,
      earnedWei: earned.get(day) ?? 0n,
    }),
  )
}
