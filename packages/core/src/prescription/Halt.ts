import * as z from 'zod'
import { duration } from './fields/duration.ts'

/** Default limit of the bidding time; after it the task expires and everything is refunded. */
export const defaultGiveUpMs = 600_000

/** Longest wait for bids of a halt that names neither a number nor a time: enough for everybody who is near. */
export const defaultAfterMs = 2_000

/** H of a batch task: when bidding ends and the award is made. */
export const BatchHalt = z
  .strictObject({
    bids: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta({
        description:
          'Award as soon as this many bids are in the book. Without it the bidding ends early when enough operators bid, or when every listed node answered.',
        examples: [10],
      }),
    afterMs: z
      .int()
      .min(1)
      .max(86_400_000)
      .optional()
      .meta({
        description:
          'Award after this time at the latest, in milliseconds, if the book has minBids; 2000 when bids is missing too.',
        examples: [2000],
      }),
    minBids: z
      .int()
      .min(1)
      .max(1000)
      .default(1)
      .meta({
        description:
          'The minimum number of bids for an award; a redundant check needs at least its replicas.',
        examples: [3],
      }),
    giveUpMs: z
      .int()
      .min(1)
      .max(7 * 86_400_000)
      .default(defaultGiveUpMs)
      .meta({
        description:
          'Without an award after this time, in milliseconds, the task expires and everything is refunded. A part that loses its executor waits at most this long for another bidder.',
        examples: [600_000],
      }),
  })
  .meta({
    description:
      'H, the halt: bidding ends at bids or afterMs, whichever comes first. Parts that are left then go to the bids that come later.',
    examples: [{ afterMs: 2000 }],
  })

export type BatchHalt = z.infer<typeof BatchHalt>

/** H of a stream task: when the stream ends permanently. Every field is optional. */
export const StreamHalt = z
  .strictObject({
    maxDowntime: duration({ min: '10s', max: '30d' })
      .prefault('10m')
      .meta({
        description:
          'Ends when fewer than the council were subscribed for this long. A council that is complete again earlier continues the stream.',
        examples: ['10m'],
      }),
    critical: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta({
        description:
          'Ends after this many requests in a row on which the council did not agree. When omitted, no failed consensus is critical: the stream is down until another council has formed.',
        examples: [3],
      }),
    lasts: duration({ min: '1m', max: '365d' })
      .optional()
      .meta({ description: 'Ends after this time; open-ended when omitted.', examples: ['30d'] }),
    answers: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Ends after this many answers.', examples: [100_000] }),
  })
  .meta({
    description: 'H, the halt: when the stream ends permanently. It also ends when the client retracts.',
    examples: [{ maxDowntime: '10m' }],
  })

export type StreamHalt = z.infer<typeof StreamHalt>
