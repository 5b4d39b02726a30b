import { StreamEquivalence } from '@muster-network/core'
import { z } from 'zod'
import { GpuAsked } from './TaskManifest.ts'

const decimal = z.string().regex(/^\d{1,30}$/)

/**
 * The exact service of one revision of a stream: everything that may change an answer or its pay. The terms on the chain have its
 * hash, so provider, gateway, confirmer and auditor mean the same service.
 */
export const StreamManifest = z.strictObject({
  version: z.literal(1),
  name: z.string().max(63),
  className: z.string().max(64),
  /** One sealed folder: see `serviceFiles`. */
  model: z.strictObject({ blob: z.string().regex(/^[0-9a-f]{64}$/) }),
  args: z.array(z.string().max(4096)).max(256),
  env: z.record(z.string().max(64), z.string().max(4096)),
  container: z
    .strictObject({
      image: z.string().max(512).optional(),
      command: z.array(z.string().max(4096)).min(1).max(256).optional(),
      egress: z.array(z.string().max(260)).max(32),
      gpu: GpuAsked.optional(),
    })
    .optional(),
  memoryBytes: z.int().min(1),
  diskBytes: z.int().min(1),
  /** The unit of input, output and pay. `tokens`: requests and answers are token ids of the pinned tokenizer. */
  unit: z.enum(['answers', 'characters', 'tokens', 'frames', 'gas']),
  pay: z.strictObject({
    inputUnitWei: decimal,
    /** The price of an answer when `unit` is `answers`, and of a unit of output otherwise. */
    unitWei: decimal,
    floorWei: decimal,
    mostWei: decimal,
  }),
  windowUnits: z.int().min(1),
  maxInput: z.int().min(1),
  maxOutput: z.int().min(1),
  /** The response time: of an empty answer, and of each unit of output. */
  firstMs: z.int().min(1),
  perUnitMs: z.int().min(0),
  /** How long the revision before may still be served. */
  noticeSeconds: z.int().min(0),
  equivalence: StreamEquivalence,
  isPrivate: z.boolean(),
})
export type StreamManifest = z.infer<typeof StreamManifest>

/** Names in the folder of a service. */
export const serviceFiles = {
  wasm: 'model.wasm',
  image: 'image.tar',
  /** Folder with tokenizer.json and tokenizer_config.json, for streams that count tokens. */
  tokenizer: 'tokenizer',
  equivalence: 'same.wasm',
  data: 'in',
} as const

/** Returns the canonical text of a manifest: keys in the order of the schema, no whitespace. */
export function streamManifestText(manifest: StreamManifest): string {
  const ordered = StreamManifest.parse(manifest)
  return JSON.stringify({
    ...ordered,
    env: Object.fromEntries(Object.entries(ordered.env).sort(([a], [b]) => (a < b ? -1 : 1))),
  })
}
