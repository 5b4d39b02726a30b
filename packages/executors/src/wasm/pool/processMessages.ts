import { z } from 'zod'

const count = z.number().nonnegative().finite()
const message = z.string().max(2000)

/** Usage of the process since its start. */
export const ProcessReady = z.object({ cpuMs: count, peakMemoryBytes: count })

export const ProcessFailed = z.object({ message })

/** The end of an answer as its process reports it. The process ran an untrusted program, so every field is validated. */
export const ProcessEnd = z.object({
  failure: z.object({ fault: z.enum(['program', 'limit', 'host']), message }).optional(),
  units: z
    .string()
    .regex(/^\d{1,30}$/)
    .transform(BigInt),
  cpuMs: count,
  peakMemoryBytes: count,
})
export type ProcessEnd = z.infer<typeof ProcessEnd>
