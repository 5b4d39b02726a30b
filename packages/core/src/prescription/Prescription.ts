import * as z from 'zod'
import { Check } from './Check.ts'
import { Data } from './Data.ts'
import { Equivalence, StreamEquivalence } from './Equivalence.ts'
import { taskPath } from './fields/taskPath.ts'
import { BatchHalt, StreamHalt } from './Halt.ts'
import { BatchInstructions, StreamInstructions } from './Instructions.ts'
import { Milestones } from './Milestones.ts'
import { Model } from './Model.ts'
import { BatchPay, StreamPay } from './Pay.ts'
import { Response } from './Response.ts'

const head = {
  version: z.literal(1).meta({ description: 'The version of this format.', examples: [1] }),
  name: z
    .string()
    .max(63)
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/)
    .meta({
      description:
        'A display name: lower-case letters, digits and dashes, at most 63 characters. Not on the chain.',
      examples: ['tea-room'],
    }),
  description: z
    .string()
    .max(500)
    .optional()
    .meta({
      description: 'A sentence for readers. Not on the chain.',
      examples: ['The tea room at noon.'],
    }),
}

/** T of a batch task: {D, M, I, f, e, H} and the check. */
export const BatchPrescription = z
  .strictObject({
    ...head,
    kind: z
      .literal('batch')
      .meta({ description: 'Work with an end: it runs once and is delivered.', examples: ['batch'] }),
    data: Data.optional(),
    model: Model,
    instructions: BatchInstructions,
    pay: BatchPay,
    equivalence: Equivalence.prefault('bytes'),
    halt: BatchHalt.prefault({}),
    check: Check,
    milestones: Milestones.optional(),
  })
  .meta({ title: 'batch task', description: 'Work with an end: bid on, run, checked, paid.' })

export type BatchPrescription = z.infer<typeof BatchPrescription>

/** T of a stream task: providers subscribe and answer requests. */
export const StreamPrescription = z
  .strictObject({
    ...head,
    kind: z
      .literal('stream')
      .meta({ description: 'A service: providers answer requests as they arrive.', examples: ['stream'] }),
    private: z
      .boolean()
      .default(false)
      .meta({
        description:
          "No stranger but the executors reads a request: no audits, and only the client's own machine confirms. A wrong answer then costs its executor the place, not the stake.",
        examples: [true],
      }),
    data: Data.optional(),
    model: Model,
    tokenizer: taskPath()
      .optional()
      .meta({
        description:
          'A folder with tokenizer.json and tokenizer_config.json, which pins how text becomes tokens. Required when pay.unit is tokens.',
        examples: ['tokenizer'],
      }),
    instructions: StreamInstructions.prefault({}),
    response: Response,
    pay: StreamPay,
    equivalence: StreamEquivalence.prefault('bytes'),
    halt: StreamHalt.prefault({}),
  })
  .meta({ title: 'stream task', description: 'A service that providers subscribe to.' })

export type StreamPrescription = z.infer<typeof StreamPrescription>

/** The task prescription, as a client writes it in a task file. */
export const Prescription = z.discriminatedUnion('kind', [BatchPrescription, StreamPrescription])

export type Prescription = z.infer<typeof Prescription>
