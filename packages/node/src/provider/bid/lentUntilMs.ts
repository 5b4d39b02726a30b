import type { OwnerRules } from '@muster-network/executors'

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const stepMs = 60_000
/** Windows repeat every week: a window that stays open for a week never closes. */
const weekMs = 7 * 24 * 3_600_000

/** End of the current hours in which the machine is lent; undefined when they never end, in the past when it is not lent now. */
export function lentUntilMs(schedule: OwnerRules['schedule'], now: Date): number | undefined {
  if (schedule.length === 0) return undefined
  const start = now.getTime()
  for (let at = start; at < start + weekMs; at += stepMs)
    if (!isLent(schedule, new Date(at))) return at === start ? start - 1 : at - (at % stepMs)
  return undefined
}

function isLent(schedule: OwnerRules['schedule'], at: Date): boolean {
  const minute = at.getHours() * 60 + at.getMinutes()
  const today = days[at.getDay()]!
  const yesterday = days[(at.getDay() + 6) % 7]!
  return schedule.some(({ days: on, from, until }) => {
    const [first, end] = [minuteOf(from), minuteOf(until)]
    if (first < end) return on.includes(today) && minute >= first && minute < end
    return (on.includes(today) && minute >= first) || (on.includes(yesterday) && minute < end)
  })
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
