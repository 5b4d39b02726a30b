import * as z from 'zod'
import { amountText } from './fields/amountText.ts'

const hexBytes = (bytes: number) => z.string().regex(new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`))

const token = z
  .union([z.literal('network'), hexBytes(20)])
  .default('network')
  .meta({
    description: 'The token of every amount here: the network token, or the address of a listed one.',
    examples: ['network'],
  })

const trustLock = amountText()
  .optional()
  .meta({
    description:
      "The client's own deposit against breaking its word; at least the network's minimum, which is the default.",
    examples: ['2.5'],
  })

const batch = {
  max: amountText().meta({
    description: 'The most that the work may cost, all parts together. Bids above it are refused.',
    examples: ['12.5'],
  }),
  floor: amountText()
    .default('0')
    .meta({
      description: 'The least that checked work is paid, whatever f says; bids below it are refused.',
      examples: ['1'],
    }),
  token,
  trustLock,
  allOrNothing: z
    .boolean()
    .default(false)
    .meta({
      description:
        'Hold the pay until the whole task has ended. When an executor fails a part and nobody takes it over, nothing is paid and it loses its lock. Bidders must have agreed to such tasks, and price it.',
      examples: [true],
    }),
}

const unit = (units: readonly [string, ...string[]]) => z.enum(units)

/** f of a batch task: what checked work is paid, never below the floor and never above the bid. */
export const BatchPay = z
  .discriminatedUnion('function', [
    z
      .strictObject({
        function: z
          .literal('fixed')
          .meta({ description: 'The bid, for the share of the work that was done.', examples: ['fixed'] }),
        ...batch,
      })
      .meta({ description: 'The bid is paid, for the share of the work that was done.' }),
    z
      .strictObject({
        function: z
          .literal('perUnit')
          .meta({ description: 'Units used × the price of a unit.', examples: ['perUnit'] }),
        unit: unit(['gas', 'hours', 'tokens', 'frames']).meta({
          description:
            'What is counted: gas as replayed, hours on the chain, tokens or frames countersigned by the client.',
          examples: ['gas'],
        }),
        pricePerBillion: amountText()
          .optional()
          .meta({
            description: 'The price of 1,000,000,000 units. Left out: the bid, spread over maxUnits.',
            examples: ['0.4'],
          }),
        maxUnits: z
          .int()
          .min(1)
          .optional()
          .meta({
            description:
              'The units of a whole part: none above it are paid, and progress is measured against it. Left out: as the quote estimates.',
            examples: [1_000_000],
          }),
        ...batch,
      })
      .meta({ description: 'Units used × the price of a unit.' }),
    z
      .strictObject({
        function: z.literal('logProgress').meta({
          description: 'Grows with the logarithm of progress and shrinks with time.',
          examples: ['logProgress'],
        }),
        target: z
          .int()
          .min(1)
          .meta({
            description: 'Units of progress (epochs, steps) of a whole part: what counts as finished.',
            examples: [100],
          }),
        ...batch,
      })
      .meta({
        description:
          'bid × log2(1 + progress), in full up to half of maxHours and falling to two thirds at maxHours.',
      }),
    z
      .strictObject({
        function: z
          .literal('contract')
          .meta({ description: "The client's own contract decides.", examples: ['contract'] }),
        address: hexBytes(20).meta({
          description: 'The contract; a static call with a gas cap.',
          examples: ['0x00000000000000000000000000000000000000f1'],
        }),
        codeHash: hexBytes(32).meta({
          description: 'The hash of its code; bids are bound to it, so it cannot be exchanged later.',
          examples: [`0x${'ab'.repeat(32)}`],
        }),
        ...batch,
      })
      .meta({ description: "A contract of the client's; one that fails pays the bid." }),
  ])
  .meta({
    description: 'f, the pay: what checked work is paid, clamped to [floor, bid].',
    examples: [{ function: 'fixed', max: '12.5' }],
  })

export type BatchPay = z.infer<typeof BatchPay>

const stream = {
  max: amountText().meta({ description: 'The most that one answer may cost.', examples: ['0.01'] }),
  floor: amountText()
    .default('0')
    .meta({ description: 'The least that an answer is paid.', examples: ['0.0001'] }),
  budget: amountText().meta({
    description: 'Deposited for the stream; it pauses when this is spent.',
    examples: ['100'],
  }),
  token,
  trustLock,
}

/** f of a stream task: what an answer is paid. */
export const StreamPay = z
  .discriminatedUnion('function', [
    z
      .strictObject({
        function: z
          .literal('fixed')
          .meta({ description: 'One price for every answer.', examples: ['fixed'] }),
        ...stream,
      })
      .meta({ description: 'One price for every answer.' }),
    z
      .strictObject({
        function: z.literal('perUnit').meta({ description: 'Linear in the output.', examples: ['perUnit'] }),
        unit: unit(['characters', 'tokens', 'frames', 'gas']).meta({
          description: 'The unit of output that is paid.',
          examples: ['tokens'],
        }),
        price: amountText().meta({ description: 'For one unit of output.', examples: ['0.00002'] }),
        ...stream,
      })
      .meta({ description: 'A price for each unit of output.' }),
  ])
  .meta({
    description: 'f, the pay: what an answer is paid, clamped to [floor, max].',
    examples: [{ function: 'fixed', max: '0.01', budget: '100' }],
  })

export type StreamPay = z.infer<typeof StreamPay>
