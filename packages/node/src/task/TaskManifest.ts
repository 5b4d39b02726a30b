import { z } from 'zod'

const decimal = z.string().regex(/^\d{1,20}$/)

/** GPUs for each part. */
export const GpuAsked = z.strictObject({
  count: z.int().min(1).max(64),
  model: z.string().max(64).optional(),
  memoryBytes: z.int().min(1).optional(),
})
export type GpuAsked = z.infer<typeof GpuAsked>

/** The equivalence rule (e) of a task whose replicas are not compared byte by byte. */
export const WireEquivalence = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('tensors'),
    relative: z.number().min(0).max(1),
    absolute: z.number().min(0),
  }),
  z.strictObject({
    how: z.literal('pixels'),
    tolerance: z.int().min(0).max(255),
    share: z.number().min(0).lt(1),
  }),
  /** The client's own function is in the part's folder; this is its hash. */
  z.strictObject({ how: z.literal('wasm'), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
])
export type WireEquivalence = z.infer<typeof WireEquivalence>

/**
 * The exact work: everything that may change a result. The terms on the chain have its hash, so executor, seats and
 * client can each verify that they mean the same work. It names sealed blobs, never their content.
 */
export const TaskManifest = z.strictObject({
  version: z.literal(1),
  className: z.string().max(64),
  /** One sealed folder for each part, under the part's own key: see `partFiles`, and the data in `in/`. */
  parts: z
    .array(z.strictObject({ blob: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1)
    .max(4096),
  args: z.array(z.string().max(4096)).max(256),
  env: z.record(z.string().max(64), z.string().max(4096)),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  segmentUnits: decimal,
  maxUnits: decimal,
  runSeconds: z.int().min(1),
  memoryBytes: z.int().min(1),
  diskBytes: z.int().min(1),
  /** How often the executor offers a checkpoint to the client; a multiple of whole segments in practice. */
  checkpointSeconds: z.int().min(1),
  /**
   * Segments of a milestone, which is delivered, checked and paid while the work continues; 0 for one delivery at the
   * end.
   */
  milestoneSegments: z.int().min(0),
  /** A program in a container. Its image is in the part's folder, or in a registry under this name. */
  container: z
    .strictObject({
      image: z.string().max(512).optional(),
      command: z.array(z.string().max(4096)).min(1).max(256).optional(),
      egress: z.array(z.string().max(260)).max(32),
      gpu: GpuAsked.optional(),
    })
    .optional(),
  /** Units that the client's checker may use. The check is then the only segment of a delivery. */
  checkerUnits: decimal.optional(),
  /**
   * The equivalence rule of replicas, unless they must be equal. It is part of the commitment because jurors depend
   * on it.
   */
  equivalence: WireEquivalence.optional(),
})
export type TaskManifest = z.infer<typeof TaskManifest>

/** Names in the folder of a part. */
export const partFiles = {
  wasm: 'model.wasm',
  image: 'image.tar',
  checker: 'checker.wasm',
  equivalence: 'same.wasm',
  data: 'in',
} as const

/** Returns the canonical text of a manifest: keys in the order of the schema, no whitespace. */
export function manifestText(manifest: TaskManifest): string {
  const ordered = TaskManifest.parse(manifest)
  return JSON.stringify({
    ...ordered,
    env: Object.fromEntries(Object.entries(ordered.env).sort(([a], [b]) => (a < b ? -1 : 1))),
  })
}
