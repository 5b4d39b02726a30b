import * as z from 'zod'

/**
 * The decision about clients' work: it runs, is paused until the condition has passed, or leaves the machine.
 */
export const OwnerAction = z.enum(['run', 'pause', 'yield'])
export type OwnerAction = z.infer<typeof OwnerAction>

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day HH:MM, from 00:00 to 23:59')

/** When the owner lends the machine, and which conditions interrupt the work. */
export const OwnerRules = z.strictObject({
  /** On battery the work is paused, because the plug often comes back within minutes. */
  onBattery: OwnerAction.default('pause'),
  /** Another program uses a GPU: the owner needs its memory too, so the work leaves. */
  otherGpuUse: OwnerAction.default('yield'),
  /** Less than this is a desktop drawing windows, not an owner at work. */
  otherGpuMemoryBytes: z
    .int()
    .min(0)
    .default(512 * 2 ** 20),
  /** Hours in which the machine is lent; an empty list means always. A window may pass midnight. */
  schedule: z
    .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), from: timeOfDay, until: timeOfDay }))
    .default([]),
  /** Outside the schedule the work leaves, because it would be paused for hours. */
  outsideSchedule: OwnerAction.default('yield'),
  /** Paused while other programs use more than this share of the CPUs: the owner is at work. Unset: never. */
  pauseAboveLoad: z.number().gt(0).max(1).nullable().default(null),
  /** Paused while any sensor is hotter than this. Unset: the hardware protects itself. */
  maxTemperatureC: z.number().min(30).max(110).nullable().default(null),
  /** Work that a rule has paused for this long leaves, so that it can continue elsewhere. */
  longestPauseMs: z
    .int()
    .min(0)
    .default(15 * 60_000),
})
export type OwnerRules = z.infer<typeof OwnerRules>
