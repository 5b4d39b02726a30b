import { type OwnerAction, type OwnerRules, weekdays } from './OwnerRules.ts'

/** Facts about the owner and the machine at one moment. */
export type OwnerFacts = {
  /** The owner's manual request; it overrides every rule that asks for less. */
  requested?: OwnerAction
  onBattery: boolean
  /** Bytes of GPU memory used by programs other than ours. */
  otherGpuMemoryBytes: number
  /** Other programs use more of the CPUs than the owner's rules allow. */
  isBusy: boolean
  /** A sensor is hotter than the owner's rules allow. */
  isHot: boolean
  /** The owner's local time: 0 is Sunday, and minutes since midnight. */
  weekday: number
  minute: number
}

export type OwnerDecision = { action: OwnerAction; reason?: string }

const strength: Record<OwnerAction, number> = { run: 0, pause: 1, yield: 2 }

/**
 * Returns the strongest action that any rule asks for, with its reason; the first of several equally strong
 * ones.
 */
export function decideOwnerAction(rules: OwnerRules, facts: OwnerFacts): OwnerDecision {
  const decisions: OwnerDecision[] = []
  if (facts.requested !== undefined)
    decisions.push({ action: facts.requested, reason: 'the owner asked for it' })
  if (facts.otherGpuMemoryBytes > rules.otherGpuMemoryBytes)
    decisions.push({ action: rules.otherGpuUse, reason: 'another program uses a GPU' })
  if (!isLent(rules.schedule, facts))
    decisions.push({ action: rules.outsideSchedule, reason: 'outside the hours lent' })
  if (facts.isHot) decisions.push({ action: 'pause', reason: 'the machine is too hot' })
  if (facts.isBusy) decisions.push({ action: 'pause', reason: 'the owner uses the CPUs' })
  if (facts.onBattery) decisions.push({ action: rules.onBattery, reason: 'the machine is on battery' })
  return decisions.reduce(
    (strongest, each) => (strength[each.action] > strength[strongest.action] ? each : strongest),
    { action: 'run' } as OwnerDecision,
  )
}

function isLent(schedule: OwnerRules['schedule'], { weekday, minute }: OwnerFacts): boolean {
  if (schedule.length === 0) return true
  const today = weekdays[weekday]!
  const yesterday = weekdays[(weekday + 6) % 7]!
  return schedule.some(({ days, from, until }) => {
    const [start, end] = [toMinutes(from), toMinutes(until)]
    if (start < end) return days.includes(today) && minute >= start && minute < end
    // Past midnight: the evening belongs to its own day, the morning to the day before.
    return (days.includes(today) && minute >= start) || (days.includes(yesterday) && minute < end)
  })
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
