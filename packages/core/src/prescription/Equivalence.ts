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

const wasm = z
  .strictObject({
    how: z.literal('wasm').meta({ description: "The client's own function.", examples: ['wasm'] }),
    path: taskPath().meta({
      description: 'A deterministic WebAssembly program that accepts or rejects.',
      examples: ['same.wasm'],
    }),
    judges: z
      .enum(['pair', 'possible'])
      .default('pair')
      .meta({
        description:
          'pair: decides whether two results are equivalent. possible: decides whether the model can produce an output.',
        examples: ['possible'],
      }),
  })
  .meta({ description: "The client's own WebAssembly function." })

/** e(r, r′): the relation under which two results count as the same. */
export const Equivalence = z
  .union([z.literal('bytes'), z.discriminatedUnion('how', [tensors, pixels, wasm])])
  .meta({
    description: 'e, the equivalence: the comparison of two results. bytes, or how: tensors, pixels or wasm.',
    examples: ['bytes'],
  })

export type Equivalence = z.infer<typeof Equivalence>
