import * as z from 'zod'
import { defaultWindowUnits } from '../stream/pay/windows.ts'
import { duration } from './fields/duration.ts'
import { size } from './fields/size.ts'

/** The maximum run time of a task: a month. Split longer work into several tasks, or use a stream. */
const longestHours = 720

const hardware = {
  minScore: z
    .number()
    .min(0)
    .max(1_000_000)
    .default(0)
    .meta({ description: 'The lowest OctaneBench score of a node that may bid.', examples: [100] }),
  region: z
    .union([
      z.literal('any'),
      z
        .array(z.string().regex(/^[a-z]{2}(-[a-z0-9]{1,8})?$/))
        .min(1)
        .max(64),
    ])
    .default('any')
    .meta({
      description:
        'Where executors may run the work: any, or a list of regions (eu, us, de, us-east); eu is the European Union. Council seats are drawn from all regions.',
      examples: [['eu', 'ch']],
    }),
  memory: size({ min: '1MiB', max: '64TiB' })
    .prefault('1GiB')
    .meta({ description: 'Memory that a part may use.', examples: ['2GiB'] }),
  disk: size({ min: '1MiB', max: '1024TiB' })
    .prefault('1GiB')
    .meta({ description: 'Disk that a part may use, its data included.', examples: ['20GiB'] }),
  gpu: z
    .strictObject({
      count: z
        .int()
        .min(1)
        .max(64)
        .default(1)
        .meta({ description: 'GPUs for each part.', examples: [2] }),
      model: z
        .string()
        .min(2)
        .max(64)
        .optional()
        .meta({
          description: 'The exact model; any model when omitted.',
          examples: ['NVIDIA GeForce RTX 4090'],
        }),
      memory: size({ min: '1MiB', max: '64TiB' })
        .optional()
        .meta({ description: 'The minimum memory of each GPU.', examples: ['24GiB'] }),
    })
    .optional()
    .meta({ description: 'GPUs that a part needs; none when omitted. Containers only.' }),
  wholeNode: z
    .boolean()
    .default(false)
    .meta({
      description: 'Reserve the whole machine, at its higher price; no other work runs on it.',
      examples: [true],
    }),
  identity: z
    .boolean()
    .default(false)
    .meta({ description: 'Only operators with a verified identity.', examples: [true] }),
}

/** I of a batch task: requirements and limits. */
export const BatchInstructions = z
  .strictObject({
    ...hardware,
    maxHours: z
      .number()
      .gt(0)
      .max(longestHours)
      .meta({ description: 'The maximum run time of a part after its award, in hours.', examples: [1] }),
    startWithin: duration({ min: '1s', max: '1d' })
      .prefault('60s')
      .meta({
        description: 'An executor that has not started after this time is replaced.',
        examples: ['60s'],
      }),
    checkpointEvery: duration({ min: '1s', max: '1d' })
      .prefault('30s')
      .meta({
        description: 'The checkpoint interval: the maximum work that a failure can lose.',
        examples: ['30s'],
      }),
  })
  .meta({
    description: 'I, the instructions: requirements and limits for an executor.',
    examples: [{ minScore: 100, maxHours: 1 }],
  })

export type BatchInstructions = z.infer<typeof BatchInstructions>

/** Response time of a stream whose task file names none: reading speed, after a cold start. */
export const defaultResponseTime = { first: '10s', perUnit: '200ms' } as const
const defaultWindow = Number(defaultWindowUnits)
/** Longest input of a stream whose task file names none. */
export const defaultMaxInput = 8_192
/** The contracts' limit. */
export const mostSubscribers = 256

/** I of a stream task. */
export const StreamInstructions = z
  .strictObject({
    ...hardware,
    responseTime: z
      .strictObject({
        first: duration({ min: '1ms', max: '1h' }).meta({
          description: 'The maximum wait for an empty answer.',
          examples: ['2s'],
        }),
        perUnit: duration({ min: '1ms', max: '10m' })
          .optional()
          .meta({
            description: 'Additional time for each unit of output.',
            examples: ['50ms'],
          }),
        unit: z
          .enum(['characters', 'tokens', 'frames'])
          .default('tokens')
          .meta({ description: 'The unit of output that perUnit counts.', examples: ['tokens'] }),
      })
      .prefault(defaultResponseTime)
      .meta({
        description:
          'The maximum response time: first + perUnit × length of the output. A later answer is cancelled, and paid up to that point.',
        examples: [{ first: '2s', perUnit: '50ms' }],
      }),
    maxInput: z
      .int()
      .min(1)
      .max(10_000_000)
      .default(defaultMaxInput)
      .meta({
        description: 'The maximum input of one request, in the unit of pay; a longer request is rejected.',
        examples: [defaultMaxInput],
      }),
    maxOutput: z
      .int()
      .min(1)
      .max(10_000_000)
      .optional()
      .meta({
        description: 'The maximum output of one answer, in the unit of responseTime.',
        examples: [4096],
      }),
    maxSubscribers: z
      .int()
      .min(1)
      .max(mostSubscribers)
      .optional()
      .meta({
        description:
          'The most providers that may be subscribed; each one binds a guarantee of the budget. Twice the council when omitted, at least 4.',
        examples: [16],
      }),
    window: z
      .int()
      .min(1)
      .max(65_536)
      .default(defaultWindow)
      .meta({
        description:
          'The step of payment, in units of output. The first window is paid before the answer, each further one when it has arrived: it is the most that either side can lose.',
        examples: [defaultWindow],
      }),
    notice: duration({ min: '1s', max: '7d' })
      .prefault('10m')
      .meta({
        description:
          'After a revision, subscribers may serve by the instructions and the pay before it for this long.',
        examples: ['10m'],
      }),
  })
  .meta({
    description: 'I, the instructions: requirements and limits for a provider.',
    examples: [{ responseTime: { first: '2s', perUnit: '50ms' } }],
  })

export type StreamInstructions = z.infer<typeof StreamInstructions>
