import * as z from 'zod'

const council = z
  .int()
  .min(1)
  .max(64)
  .meta({
    description: 'c: providers in the council. The stream pauses while fewer are subscribed.',
    examples: [3],
  })

const pool = z
  .boolean()
  .default(false)
  .meta({
    description:
      'Pool mode: all subscribers race and the first to finish is paid; otherwise each request is assigned to one of them.',
    examples: [true],
  })

/** The condition that completes an answer of a stream. */
export const Response = z
  .discriminatedUnion('method', [
    z
      .strictObject({
        method: z
          .literal('optimistic')
          .meta({ description: 'The first answer is sent.', examples: ['optimistic'] }),
        council,
        pool,
      })
      .meta({
        description: 'The first answer is sent; the rest of the council confirms it afterwards. Fastest.',
      }),
    z
      .strictObject({
        method: z
          .literal('weighted')
          .meta({ description: 'The most common of w·c answers.', examples: ['weighted'] }),
        council,
        weight: z
          .number()
          .gt(0)
          .max(1)
          .meta({ description: 'w: the share of the council whose answers are awaited.', examples: [0.5] }),
        pool,
      })
      .meta({ description: 'The most common of the first w·c answers is sent.' }),
    z
      .strictObject({
        method: z.literal('unanimous').meta({ description: 'All must agree.', examples: ['unanimous'] }),
        council,
        pool,
      })
      .meta({ description: 'The whole council must answer and agree before anything is sent. Safest.' }),
  ])
  .meta({
    description: 'The method by which the council agrees on an answer.',
    examples: [{ method: 'weighted', council: 5, weight: 0.6 }],
  })

export type Response = z.infer<typeof Response>
