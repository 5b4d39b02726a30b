import * as z from 'zod'
import { duration } from './fields/duration.ts'

/** The contracts allow 255 deliveries per part; the rest is reserved for takeovers. */
const maxMilestones = 200

/** Deliveries during the run, each checked and paid. They bound the unpaid work that either side risks. */
export const Milestones = z
  .strictObject({
    count: z
      .int()
      .min(2)
      .max(maxMilestones)
      .optional()
      .meta({ description: 'This many deliveries of equal work in each part.', examples: [4] }),
    every: duration({ min: '10s', max: '30d' })
      .optional()
      .meta({ description: 'Or one delivery per time interval.', examples: ['30m'] }),
  })
  .meta({
    description: 'Deliver, check and pay during the run, for long tasks. One of count or every.',
    examples: [{ every: '30m' }],
  })

export type Milestones = z.infer<typeof Milestones>
