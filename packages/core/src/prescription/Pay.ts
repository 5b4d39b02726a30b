import * as z from 'zod'
import { amountText } from './fields/amountText.ts'

const hexBytes = (bytes: number) => z.string().regex(new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`))

const token = z
  .union([z.literal('network'), hexBytes(20)])
  .default('network')
  .meta({
    description: 'The token of every amount in pay: the network token, or the address of a listed token.',
    examples: ['network'],
  })

const trustLock = amountText()
  .optional()
  .meta({
    description:
      "The client's deposit, which it loses on a breach; the default is the least: a quarter of max, at most the network's amount.",
    examples: ['2.5'],
  })

const batch = {
  max: amountText().meta({
    description: 'The maximum price of the work, all parts together. Bids above it are rejected.',
    examples: ['12.5'],
  }),
  floor: amountText()
    .default('0')
    .meta({
      description: 'The minimum pay of checked work, regardless of f; bids below it are rejected.',
      examples: ['1'],
    }),
  token,
  trustLock,
  allOrNothing: z
    .boolean()
    .default(false)
    .meta({
      description:
        'Withhold the pay until the whole task has ended. When an executor fails a part and no takeover follows, no part is paid and that executor loses its lock. Only providers that opted in bid on such tasks, at a higher price.',
      examples: [true],
    }),
}

const unit = (units: readonly [string, ...string[]]) => z.enum(units)

/** f of a batch task: the pay of checked work, clamped to the floor and the bid. */
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
            'The counted unit: gas as replayed, hours on the chain, tokens or frames countersigned by the client.',
          examples: ['gas'],
        }),
        pricePerBillion: amountText()
          .optional()
          .meta({
            description: 'The price of 1,000,000,000 units. When omitted: the bid divided by maxUnits.',
            examples: ['0.4'],
          }),
        maxUnits: z
          .int()
          .min(1)
          .optional()
          .meta({
            description:
              'The most units of a whole part: units above it are not paid. When omitted: a multiple of the estimate, or 10⁹ units for each second of maxHours.',
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
            description: 'Units of progress (epochs, steps) of a complete part.',
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
          description: 'The contract; it is called statically with a gas limit.',
          examples: ['0x00000000000000000000000000000000000000f1'],
        }),
        codeHash: hexBytes(32).meta({
          description: 'The hash of its code; bids commit to it, so the code cannot be replaced later.',
          examples: [`0x${'ab'.repeat(32)}`],
        }),
        ...batch,
      })
      .meta({
        description: "The client's own contract computes the pay; if the call fails, the bid is paid.",
      }),
  ])
  .meta({
    description: 'f, the pay: the pay of checked work, clamped to [floor, bid].',
    examples: [{ function: 'fixed', max: '12.5' }],
  })

export type BatchPay = z.infer<typeof BatchPay>

const stream = {
  max: amountText().meta({
    description: 'The maximum price of one answer, without its input.',
    examples: ['0.01'],
  }),
  floor: amountText()
    .default('0')
    .meta({ description: 'The minimum pay of an answer.', examples: ['0.0001'] }),
  input: amountText()
    .default('0')
    .meta({
      description:
        'The price of one unit of input, which is paid before the answer. A confirmer of the council is paid by it too.',
      examples: ['0.000005'],
    }),
  guarantee: amountText()
    .optional()
    .meta({
      description:
        'G: the part of the budget that each subscriber holds: the most that it is owed, is paid in an epoch, and earns unchecked. At least 32 of the dearest answers, each with the longest input. When omitted, an hour of them if that is more.',
      examples: ['3.2'],
    }),
  budget: amountText().meta({
    description: 'The deposit of the stream; the stream pauses when it is spent.',
    examples: ['100'],
  }),
  token,
  trustLock: amountText()
    .optional()
    .meta({
      description:
        "The client's bond for the audits that it asks for, in the stake token; the default is the network's least.",
      examples: ['10'],
    }),
}

/** f of a stream task: the pay of an answer. */
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
        price: amountText().meta({ description: 'The price of one unit of output.', examples: ['0.00002'] }),
        ...stream,
      })
      .meta({ description: 'A price for each unit of output.' }),
  ])
  .meta({
    description: 'f, the pay: the price of the output, clamped to [floor, max], and the price of the input.',
    examples: [{ function: 'fixed', max: '0.01', budget: '100' }],
  })

export type StreamPay = z.infer<typeof StreamPay>
