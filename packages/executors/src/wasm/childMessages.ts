import { z } from 'zod'

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const units = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform(BigInt)
const file = z.string().regex(/^checkpoints\/[a-z0-9-]{1,40}$/)
const count = z.number().nonnegative()

export const ChildUsage = z.object({
  units,
  cpuMs: count,
  wallMs: count,
  peakMemoryBytes: count,
  droppedBytes: count,
})

export const ChildCheckpoint = z.object({ file, bytes: count, units, digest })

export const ChildAnswer = z.object({ number: z.number(), checkpoint: ChildCheckpoint })

export const ChildLeaf = z.object({
  index: count,
  units,
  digest,
  ended: z.literal(true).optional(),
  checkpoint: file.optional(),
})

const message = z.string().max(2000)
const Failure = z.discriminatedUnion('fault', [
  z.object({ fault: z.literal('program'), message, exitCode: z.number().optional() }),
  z.object({
    fault: z.literal('limit'),
    limit: z.enum([
      'units',
      'cpuMs',
      'wallMs',
      'memoryBytes',
      'diskBytes',
      'outputBytes',
      'logBytes',
      'processes',
    ]),
    message,
  }),
  z.object({ fault: z.literal('host'), message }),
])

/**
 * The outcome as the run's process reports it. The process ran an untrusted program, so every field is
 * validated.
 */
export const ChildOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finished'), usage: ChildUsage }),
  z.object({ kind: z.literal('cut'), checkpoint: ChildCheckpoint, usage: ChildUsage }),
  z.object({ kind: z.literal('failed'), failure: Failure, usage: ChildUsage }),
])
