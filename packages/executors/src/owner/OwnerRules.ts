import * as z from 'zod'

/** What happens to strangers' work: it goes on, is held until the condition has passed, or leaves the machine. */
export const OwnerAction = z.enum(['run', 'pause', 'yield'])
export type OwnerAction = z.infer<typeof OwnerAction>

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day is HH:MM, from 00:00 to 23:59')

/** When the owner lends the machine, and what calls it back. */
export const OwnerRules = z.strictObject({
  /** A laptop on battery: held, because the plug often comes back within minutes. */
  onBattery: OwnerAction.default('pause'),
  /** Another program uses a GPU: the owner wants its memory too, so the work leaves. */
  otherGpuUse: OwnerAction.default('yield'),
  /** Less than this is a desktop drawing windows, not an owner at work. */
  otherGpuMemoryBytes: z
    .int()
    .min(0)
    .default(512 * 2 ** 20),
  /** Hours in which the machine is lent; none listed means always. A window may pass midnight. */
  schedule: z
    .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), from: timeOfDay, until: timeOfDay }))
    .default([]),
  /** Outside the schedule the work leaves: it would be held for hours. */
  outsideSchedule: OwnerAction.default('yield'),
  /** Held while other programs use more than this share of the processors: an owner at work. Unset: never. */
  pauseAboveLoad: z.number().gt(0).max(1).nullable().default(null),
  /** Held while anything in the machine is hotter than this. Unset: the hardware protects itself. */
  maxTemperatureC: z.number().min(30).max(110).nullable().default(null),
  /** Work that a rule has held for this long leaves: elsewhere it would go on. */
  longestPauseMs: z
    .int()
    .min(0)
    .default(15 * 60_000),
})
export type OwnerRules = z.infer<typeof OwnerRules>
