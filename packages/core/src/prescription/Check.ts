import * as z from 'zod'
import { taskPath } from './fields/taskPath.ts'

const assurance = z
  .union([z.literal('economic'), z.number().gt(0).lt(1)])
  .default('economic')
  .meta({
    description:
      'economic: enough replay and stake that cheating loses money. Or a probability: how likely one wrong segment is found.',
    examples: ['economic'],
  })

const lead = z
  .int()
  .min(1)
  .max(8)
  .default(1)
  .meta({
    description:
      'By how many seats the executor must lead for its segment to be accepted; each one costs a replay.',
    examples: [3],
  })

const segments = z
  .int()
  .min(1)
  .max(4096)
  .default(50)
  .meta({
    description: 'Segments of equal work that a delivery is cut into; a seat replays one.',
    examples: [50],
  })

/** How, and how surely, the work is checked before it is paid. */
export const Check = z
  .discriminatedUnion('how', [
    z
      .strictObject({
        how: z.literal('replay').meta({ description: 'Seats replay segments.', examples: ['replay'] }),
        assurance,
        lead,
        segments,
      })
      .meta({ description: 'Drawn seats replay drawn segments and compare bytes. wasm only.' }),
    z
      .strictObject({
        how: z.literal('redundant').meta({ description: 'Several executors.', examples: ['redundant'] }),
        copies: z
          .int()
          .min(2)
          .max(7)
          .meta({
            description:
              'The most operators that run the same work. Two begin; each further one runs only while no result has a majority, and what did not run comes back.',
            examples: [2],
          }),
      })
      .meta({ description: 'Several operators run the same work and their results are compared under e.' }),
    z
      .strictObject({
        how: z.literal('checker').meta({ description: "The client's function.", examples: ['checker'] }),
        wasm: taskPath().meta({
          description:
            'A deterministic WebAssembly program: it finds the data in /in/data and the result in /in/result, and ends with 0 for a good one.',
          examples: ['verify.wasm'],
        }),
        assurance,
        lead,
      })
      .meta({ description: "Drawn seats run the client's own function over the result." }),
    z
      .strictObject({
        how: z.literal('none').meta({ description: 'No check.', examples: ['none'] }),
      })
      .meta({ description: 'No check: the executor is believed. It counts for nothing in the history.' }),
  ])
  .meta({
    description: 'The check that the client buys; work is paid only after it.',
    examples: [{ how: 'replay', assurance: 'economic' }],
  })

export type Check = z.infer<typeof Check>
