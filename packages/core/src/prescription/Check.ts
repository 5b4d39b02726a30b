import * as z from 'zod'
import { defaultRerun } from '../check/rerunShare.ts'
import { defaultShare } from '../check/windowsFor.ts'
import { taskPath } from './fields/taskPath.ts'

const assurance = z
  .union([z.enum(['economic', 'strong']), z.number().gt(0).lt(1)])
  .default('economic')
  .meta({
    description:
      'economic: one seat, and enough stake that cheating loses money. strong: two seats. Or a probability: the minimum probability of finding one forged link between two states, which draws more windows.',
    examples: ['economic'],
  })

const lead = z
  .int()
  .min(1)
  .max(4)
  .optional()
  .meta({
    description:
      'The number of seats that accept a delivery when all of them agree; each seat replays the same windows. 2 for assurance: strong, else 1.',
    examples: [2],
  })

const segments = z
  .int()
  .min(1)
  .max(4096)
  .default(50)
  .meta({
    description:
      'The number of segments of equal work in a part; a window is a number of consecutive segments.',
    examples: [50],
  })

const share = z
  .number()
  .gt(0)
  .max(1)
  .default(defaultShare)
  .meta({
    description:
      'The share of a delivery in one window, which every seat replays. A larger share costs more compute and lets executors lock less stake; a smaller share the reverse. 0.04 replays about 5% and locks 40 prices.',
    examples: [0.1],
  })

/** The check that work must pass before payment, and its assurance. */
export const Check = z
  .discriminatedUnion('how', [
    z
      .strictObject({
        how: z
          .literal('replay')
          .meta({ description: 'Seats replay windows of segments.', examples: ['replay'] }),
        assurance,
        lead,
        segments,
        share,
      })
      .meta({ description: 'Drawn seats replay drawn windows and the end, and compare bytes. wasm only.' }),
    z
      .strictObject({
        how: z.literal('redundant').meta({ description: 'Several executors.', examples: ['redundant'] }),
        replicas: z
          .int()
          .min(2)
          .max(7)
          .meta({
            description:
              'The maximum number of operators that run the same work, one after the other. Two run; each further operator runs only while no result has a majority, and the third for a rerun. With two, a wrong result costs its executor nothing. The pay of unused replicas is refunded.',
            examples: [3],
          }),
        rerun: z
          .number()
          .min(0)
          .max(1)
          .default(defaultRerun)
          .meta({
            description:
              'The probability that a third operator runs a part whose first two results are equal, to find two operators in league. wasm compared by bytes, with three replicas or more. Nobody but the client knows it. It costs its half as a share of the pay: 0.05 costs 2.5%.',
            examples: [0.2],
          }),
      })
      .meta({ description: 'Several operators run the same work and their results are compared under e.' }),
    z
      .strictObject({
        how: z.literal('checker').meta({ description: "The client's function.", examples: ['checker'] }),
        wasm: taskPath().meta({
          description:
            'A deterministic WebAssembly program: it reads the data in /in/data and the result in /in/result, and exits with 0 for a good result.',
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
      .meta({ description: 'No check: every delivery is paid. The work does not count in the history.' }),
  ])
  .meta({
    description: 'The check that the client buys; work is paid after it passes.',
    examples: [{ how: 'replay', assurance: 'economic' }],
  })

export type Check = z.infer<typeof Check>

/** Returns m: the seats that accept a delivery when all of them agree. */
export function leadOf(check: {
  assurance: 'economic' | 'strong' | number
  lead?: number | undefined
}): number {
  return check.lead ?? (check.assurance === 'strong' ? 2 : 1)
}
