import { defineCall, PeerId, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { TaskManifest } from '../task/TaskManifest.ts'
import { BlobText, Bytes32, Signature, Whole } from './fields.ts'

// Between an executor and its client, from the award of a part to its result.

const Place = { taskId: Bytes32, part: z.int().min(0).max(65_535) }

/**
 * A state of the work, sealed under the part's key. Its secret stays hashed: it is also the end of the segment before,
 * whose seat must show that it computed it.
 */
export const WireState = z.strictObject({
  blob: BlobText,
  digest: Bytes32,
  secretHash: Bytes32,
  /** Cumulative over the part. */
  units: Whole,
})
export type WireState = z.infer<typeof WireState>

/**
 * What work that is run in one piece has saved, sealed under a key of its own. Nobody can replay from it to it, so it has no
 * place on the chain and nothing is paid by it.
 */
export const SavedState = z.strictObject({
  blob: BlobText,
  digest: Bytes32,
  /** As the executor counts them; for people. */
  units: Whole,
})
export type SavedState = z.infer<typeof SavedState>

/** Executor → client: the key to its part, and the state to go on from when somebody else began it. */
export const takePart = defineCall(
  'part/take',
  z.strictObject(Place),
  z.strictObject({
    manifest: TaskManifest,
    wrappedKey: wireBytes,
    from: z
      .strictObject({
        state: WireState,
        /** Segments of the part that are done; the state is the end of the last of them. */
        segments: z.int().min(1),
        /** Peers that hold the state, the client's own first. */
        holders: z.array(PeerId).min(1).max(4),
      })
      .optional(),
    /** For work that is run in one piece. */
    saves: z
      .strictObject({
        /** Seals what this allocation saves; the other copies of the part have other keys. */
        wrappedKey: wireBytes,
        newest: z.strictObject({ state: SavedState, holders: z.array(PeerId).min(1).max(4) }).optional(),
      })
      .optional(),
  }),
)

/** Executor → client, every few seconds: alive, how far it is, and what the program has printed since. */
export const reportProgress = defineCall(
  'part/progress',
  z.strictObject({
    ...Place,
    tenure: z.int().min(1).max(255),
    units: Whole,
    /** Where in the program's output `log` begins. */
    logOffset: z.int().min(0),
    log: wireBytes,
  }),
  z.strictObject({}),
)

/** Executor → client: the client's own program has failed, wherever it is run; by which limit, if it was one. */
export const tellFailure = defineCall(
  'part/failed',
  z.strictObject({
    ...Place,
    tenure: z.int().min(1).max(255),
    message: z.string().max(500),
    limit: z.string().max(32).optional(),
  }),
  z.strictObject({}),
)

/** Executor → client: a state to keep. The client fetches it and signs for it; that is what a cut is paid by. */
export const offerCheckpoint = defineCall(
  'part/checkpoint',
  z.strictObject({
    checkpoint: z.strictObject({
      ...Place,
      tenure: z.int().min(1).max(255),
      seq: z.int().min(0).max(255),
      segments: Whole,
      root: Bytes32,
      leaf: Bytes32,
    }),
    state: WireState,
    /** That the leaf stands at its place under the root. */
    proof: z.array(Bytes32).max(64),
  }),
  z.strictObject({ signature: Signature }),
)

/** Executor → client: what a run in one piece has saved, for whoever may take it over. No receipt: nothing is paid by it. */
export const giveState = defineCall(
  'part/state',
  z.strictObject({ ...Place, tenure: z.int().min(1).max(255), state: SavedState }),
  z.strictObject({}),
)

/** Executor → client: a delivery is there, with its result if it is the last; the acceptance brings the money sooner. */
export const announceResult = defineCall(
  'part/result',
  z.strictObject({
    ...Place,
    deliveryId: Bytes32,
    blob: BlobText.optional(),
    /** What opens the seal of a redundant copy. */
    salt: Bytes32.optional(),
  }),
  z.strictObject({ acceptance: Signature }),
)
