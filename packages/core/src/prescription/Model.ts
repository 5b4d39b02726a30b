import * as z from 'zod'
import { taskPath } from './fields/taskPath.ts'

/** The most parts that a task may have; a part's index fits in 16 bits on the chain. */
const maxParts = 1024

const noNul = (text: string) => !text.includes('\u0000')

// whole numbers only: 1.10 without quotes would arrive as 1.1
const argument = z.codec(z.union([z.string(), z.int()]), z.string().max(4096).refine(noNul), {
  decode: (written) => String(written),
  encode: (text) => text,
})

const shared = {
  args: z
    .array(argument)
    .max(256)
    .prefault([])
    .meta({
      description: 'Arguments of the program, in order; a whole number needs no quotes.',
      examples: [['--width', 1280]],
    }),
  env: z
    .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/), z.string().max(4096).refine(noNul))
    .prefault({})
    .meta({
      description: 'Environment of the program. Executors and council seats can read it: no secrets here.',
      examples: [{ THREADS: '1' }],
    }),
  parts: z
    .int()
    .min(1)
    .max(maxParts)
    .default(1)
    .meta({
      description:
        'The number of parts that run in parallel, each with one executor. MUSTER_PART and MUSTER_PARTS hold the index of the part and the count.',
      examples: [4],
    }),
}

const ofContainers = {
  command: z
    .array(z.string().max(4096).refine(noNul))
    .min(1)
    .max(256)
    .optional()
    .meta({
      description: "Replaces the image's entry point.",
      examples: [['python', 'train.py']],
    }),
  ...shared,
  egress: z
    .array(z.string().regex(/^(?=.{1,253}(:|$))[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?$/))
    .max(32)
    .prefault([])
    .meta({
      description: 'Hosts that the container may connect to, as name or name:port. Empty: no network.',
      examples: [['packages.example:443']],
    }),
}

export const WasmModel = z
  .strictObject({
    wasm: taskPath().meta({ description: 'A WebAssembly program (WASI).', examples: ['tracer.wasm'] }),
    ...shared,
  })
  .meta({ description: 'A WebAssembly program: deterministic, so that any part of it can be replayed.' })

export const ImageModel = z
  .strictObject({
    image: z
      .string()
      .max(512)
      .regex(/^[a-z0-9][a-z0-9._\-/:]*@sha256:[0-9a-f]{64}$/)
      // a short name resolves to a different image on a machine that searches another registry first
      .refine((image) => /^[^/]*[.:][^/]*\//.test(image), 'must begin with its registry, such as docker.io/')
      .meta({
        description:
          'A container image with its registry and digest. A tag alone is rejected, because it can change between bid and check.',
        examples: [`docker.io/library/python@sha256:${'0'.repeat(64)}`],
      }),
    ...ofContainers,
  })
  .meta({ description: 'A container image from a registry, by digest.' })

export const ArchiveModel = z
  .strictObject({
    archive: taskPath().meta({
      description: 'A container image saved to a file (docker save, podman save); packed with the task.',
      examples: ['image.tar'],
    }),
    ...ofContainers,
  })
  .meta({ description: 'A container image saved to a file.' })

/** M: the program. */
export const Model = z.union([WasmModel, ImageModel, ArchiveModel]).meta({
  description: 'M, the model: the program to run. One of wasm, image or archive.',
  examples: [{ wasm: 'tracer.wasm' }],
})

export type Model = z.infer<typeof Model>

/** The executor that a model needs. */
export type ExecutorKind = 'wasm' | 'container'

export function executorKind(model: Model): ExecutorKind {
  return 'wasm' in model ? 'wasm' : 'container'
}
