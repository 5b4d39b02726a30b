import * as z from 'zod'
import { duration } from './fields/duration.ts'

/** How long bidding stays open at most, unless the task says otherwise: then it expires and all is refunded. */
export const defaultGiveUpMs = 600_000

/** H of a batch task: when bidding ends and the award is made. */
export const BatchHalt = z
  .strictObject({
    bids: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta({ description: 'Award as soon as this many bids stand.', examples: [10] }),
    afterMs: z
      .int()
      .min(1)
      .max(86_400_000)
      .optional()
      .meta({ description: 'Award after this long, in milliseconds, if minBids stand.', examples: [300] }),
    minBids: z
      .int()
      .min(1)
      .max(1000)
      .default(1)
      .meta({
        description:
          'No award with fewer bids than this, nor with fewer than the copies of a redundant check.',
        examples: [3],
      }),
    giveUpMs: z
      .int()
      .min(1)
      .max(7 * 86_400_000)
      .default(defaultGiveUpMs)
      .meta({
        description:
          'With no award by then, in milliseconds, the task expires and everything is refunded. A part that falls open waits at most as long for another bidder.',
        examples: [600_000],
      }),
  })
  .meta({
    description: 'H, the halt: bidding ends at bids or afterMs, whichever comes first.',
    examples: [{ bids: 10, afterMs: 300 }],
  })

export type BatchHalt = z.infer<typeof BatchHalt>

/** H of a stream task: when the stream ends for good. All may be left to the protocol. */
export const StreamHalt = z
  .strictObject({
    maxDowntime: duration({ min: '1s', max: '30d' })
      .prefault('10m')
      .meta({ description: 'Ends when the council was not whole for this long.', examples: ['10m'] }),
    lasts: duration({ min: '1m', max: '365d' })
      .optional()
      .meta({ description: 'Ends after this long; open-ended when left out.', examples: ['30d'] }),
    answers: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Ends after this many answers.', examples: [100_000] }),
  })
  .meta({
    description: 'H, the halt: when the stream ends for good. It also ends when the client retracts.',
    examples: [{ maxDowntime: '10m' }],
  })

export type StreamHalt = z.infer<typeof StreamHalt>
