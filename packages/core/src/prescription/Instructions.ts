import * as z from 'zod'
import { duration } from './fields/duration.ts'
import { size } from './fields/size.ts'

/** The longest that one task may run: a month. Longer work is several tasks, or a stream. */
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
        'Where the work may be run: any, or a list of regions (eu, us, de, us-east); eu is the Union. The seats that replay a part of it are drawn wherever they are.',
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
        .meta({ description: 'The exact model; any when left out.', examples: ['NVIDIA GeForce RTX 4090'] }),
      memory: size({ min: '1MiB', max: '64TiB' })
        .optional()
        .meta({ description: 'The least memory of each GPU.', examples: ['24GiB'] }),
    })
    .optional()
    .meta({ description: 'GPUs that a part needs; none when left out. Containers only.' }),
  wholeNode: z
    .boolean()
    .default(false)
    .meta({
      description: 'Take the whole machine, at its higher price; nothing else runs beside.',
      examples: [true],
    }),
  identity: z
    .boolean()
    .default(false)
    .meta({ description: 'Only operators whose identity was verified.', examples: [true] }),
}

/** I of a batch task: requirements and limits. */
export const BatchInstructions = z
  .strictObject({
    ...hardware,
    maxHours: z
      .number()
      .gt(0)
      .max(longestHours)
      .meta({ description: 'The longest that a part may run after its award, in hours.', examples: [1] }),
    startWithin: duration({ min: '1s', max: '1d' })
      .prefault('60s')
      .meta({
        description: 'An executor that has not started after this long is replaced.',
        examples: ['60s'],
      }),
    checkpointEvery: duration({ min: '1s', max: '1d' })
      .prefault('30s')
      .meta({
        description: 'How often the state is saved and receipted: the most work that a failure can lose.',
        examples: ['30s'],
      }),
  })
  .meta({
    description: 'I, the instructions: what an executor must have and keep to.',
    examples: [{ minScore: 100, maxHours: 1 }],
  })

export type BatchInstructions = z.infer<typeof BatchInstructions>

/** I of a stream task. */
export const StreamInstructions = z
  .strictObject({
    ...hardware,
    responseTime: z
      .strictObject({
        first: duration({ min: '1ms', max: '1h' }).meta({
          description: 'The longest wait for an empty answer.',
          examples: ['2s'],
        }),
        perUnit: duration({ min: '1ms', max: '10m' })
          .optional()
          .meta({
            description: 'Added for each unit of output, so that long answers may take longer.',
            examples: ['50ms'],
          }),
        unit: z
          .enum(['characters', 'tokens', 'frames'])
          .default('tokens')
          .meta({ description: 'The unit of output that perUnit counts.', examples: ['tokens'] }),
      })
      .meta({
        description: 'The longest that an answer may take: first + perUnit × length of the output.',
        examples: [{ first: '2s', perUnit: '50ms' }],
      }),
    maxOutput: z
      .int()
      .min(1)
      .max(10_000_000)
      .optional()
      .meta({
        description: 'The longest output of one answer, in the unit of responseTime.',
        examples: [4096],
      }),
  })
  .meta({
    description: 'I, the instructions: what a provider must have and keep to.',
    examples: [{ responseTime: { first: '2s', perUnit: '50ms' } }],
  })

export type StreamInstructions = z.infer<typeof StreamInstructions>
