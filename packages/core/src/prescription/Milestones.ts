import * as z from 'zod'
import { duration } from './fields/duration.ts'

/** A part has at most 255 deliveries on the chain; some are left for takeovers. */
const mostMilestones = 200

/** Deliveries in mid-run, each checked and paid: how much unpaid work either side risks. */
export const Milestones = z
  .strictObject({
    count: z
      .int()
      .min(2)
      .max(mostMilestones)
      .optional()
      .meta({ description: 'This many deliveries of equal work in each part.', examples: [4] }),
    every: duration({ min: '10s', max: '30d' })
      .optional()
      .meta({ description: 'Or a delivery each time this much time has passed.', examples: ['30m'] }),
  })
  .meta({
    description: 'Deliver, check and pay in mid-run, for long tasks. One of count or every.',
    examples: [{ every: '30m' }],
  })

export type Milestones = z.infer<typeof Milestones>
