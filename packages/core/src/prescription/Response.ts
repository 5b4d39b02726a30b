import * as z from 'zod'

/** p: share of answers that are confirmed when a task file names none. */
export const defaultConfirm = 0.05

const council = z
  .int()
  .min(1)
  .max(64)
  .meta({
    description: 'c: providers in the council. The stream pauses while fewer are subscribed.',
    examples: [3],
  })

const confirming = {
  confirm: z
    .number()
    .min(0)
    .max(1)
    .default(defaultConfirm)
    .meta({
      description:
        'p: the share of answers that a confirmer checks after the user has them. The client draws them in private; answers that were cut are drawn four times as often. 1 checks every answer.',
      examples: [defaultConfirm],
    }),
  confirmer: z
    .enum(['own', 'council'])
    .optional()
    .meta({
      description:
        "own: the client's own machine runs the model and confirms, so no further stranger reads the request. council: members of the class that are drawn by stake, at the price of the input. council when omitted, own for a private stream.",
      examples: ['own'],
    }),
}

/** The condition that completes an answer of a stream. */
export const Response = z
  .discriminatedUnion('method', [
    z
      .strictObject({
        method: z
          .literal('optimistic')
          .meta({ description: 'The first answer is sent.', examples: ['optimistic'] }),
        council,
        ...confirming,
      })
      .meta({
        description:
          'One subscriber answers and the user reads along; a share is confirmed afterwards. Fastest.',
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
      })
      .meta({ description: 'The most common of the first w·c answers is sent.' }),
    z
      .strictObject({
        method: z.literal('unanimous').meta({ description: 'All must agree.', examples: ['unanimous'] }),
        council,
      })
      .meta({ description: 'The whole council must answer and agree before anything is sent. Safest.' }),
    z
      .strictObject({
        method: z.literal('pool').meta({ description: 'The council races.', examples: ['pool'] }),
        council,
        ...confirming,
      })
      .meta({
        description:
          'The whole council computes, and the first to finish is paid and answers. The others keep the price of the input. A share is confirmed afterwards.',
      }),
  ])
  .meta({
    description: 'The method by which the council agrees on an answer.',
    examples: [{ method: 'weighted', council: 5, weight: 0.6 }],
  })

export type Response = z.infer<typeof Response>
