import * as z from 'zod'
import { taskPath } from './fields/taskPath.ts'

const tensors = z
  .strictObject({
    how: z.literal('tensors').meta({ description: 'Numbers within a tolerance.', examples: ['tensors'] }),
    relative: z
      .number()
      .min(0)
      .max(1)
      .default(1e-5)
      .meta({ description: 'Allowed difference as a share of the larger value.', examples: [1e-5] }),
    absolute: z
      .number()
      .min(0)
      .max(1e6)
      .default(1e-8)
      .meta({ description: 'Allowed difference near zero.', examples: [1e-8] }),
  })
  .meta({
    description: 'safetensors or npy files whose numbers agree within |a − b| ≤ absolute + relative × |b|.',
  })

const pixels = z
  .strictObject({
    how: z.literal('pixels').meta({ description: 'Images by their pixels.', examples: ['pixels'] }),
    tolerance: z
      .int()
      .min(0)
      .max(255)
      .default(0)
      .meta({ description: 'Allowed difference of a channel, of 255.', examples: [2] }),
    share: z
      .number()
      .min(0)
      .lt(1)
      .default(0)
      .meta({ description: 'Share of pixels that may differ more.', examples: [0.001] }),
  })
  .meta({ description: 'Images that agree pixel by pixel; the files may differ.' })

const judges = z
  .enum(['pair', 'possible'])
  .default('pair')
  .meta({
    description:
      'pair: decides whether two results are equivalent. possible: decides whether the model can produce an output.',
    examples: ['possible'],
  })

const wasm = z
  .strictObject({
    how: z.literal('wasm').meta({ description: "The client's own function.", examples: ['wasm'] }),
    path: taskPath().meta({
      description: 'A deterministic WebAssembly program that accepts or rejects.',
      examples: ['same.wasm'],
    }),
    judges,
  })
  .meta({ description: "The client's own WebAssembly function." })

/** e(r, r′) of a batch task: the relation under which two results count as the same. */
export const Equivalence = z
  .union([z.literal('bytes'), z.discriminatedUnion('how', [tensors, pixels, wasm])])
  .meta({
    description: 'e, the equivalence: the comparison of two results. bytes, or how: tensors, pixels or wasm.',
    examples: ['bytes'],
  })

export type Equivalence = z.infer<typeof Equivalence>

/** τ: log-probability by which a token may miss the one that the replayed sampler draws. */
export const defaultTau = 0.5

const margin = z
  .strictObject({
    how: z
      .literal('margin')
      .meta({ description: 'Tokens that the model could have drawn.', examples: ['margin'] }),
    tau: z
      .number()
      .gt(0)
      .max(10)
      .default(defaultTau)
      .meta({
        description:
          'The log-probability by which a token may miss the drawn token. A miss of more than three times tau is an error on its own; smaller misses count by their mean.',
        examples: [defaultTau],
      }),
  })
  .meta({
    description: 'A checker replays the sampler with the seed of the request, at every token and at the end.',
  })

const cosine = z
  .strictObject({
    how: z.literal('cosine').meta({ description: 'Embeddings by their angle.', examples: ['cosine'] }),
    tolerance: z
      .number()
      .gt(0)
      .lt(1)
      .default(0.001)
      .meta({ description: 'The maximum of 1 − the cosine between two embeddings.', examples: [0.001] }),
  })
  .meta({ description: 'Embeddings that point in the same direction.' })

const image = z
  .strictObject({
    how: z.literal('image').meta({ description: 'A judge inside the image.', examples: ['image'] }),
    command: z
      .array(z.string().min(1).max(4096))
      .min(1)
      .max(256)
      .meta({
        description: 'The program of the image that accepts or rejects, with its arguments.',
        examples: [['/usr/bin/judge']],
      }),
    judges,
  })
  .meta({ description: "A judge inside the model's own image." })

/** e(r, r′) of a stream task: the relation under which two answers count as the same. */
export const StreamEquivalence = z
  .union([
    z.literal(['bytes', 'tokens']),
    z.discriminatedUnion('how', [margin, cosine, tensors, pixels, wasm, image]),
  ])
  .meta({
    description:
      'e, the equivalence: the comparison of two answers. bytes, tokens, or how: margin, cosine, tensors, pixels, wasm or image.',
    examples: [{ how: 'margin' }],
  })

export type StreamEquivalence = z.infer<typeof StreamEquivalence>
