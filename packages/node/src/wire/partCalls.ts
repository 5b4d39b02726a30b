import { returnReasons } from '@muster-network/core'
import { defineCall, PeerId, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { TaskManifest } from '../task/TaskManifest.ts'
import { BlobText, Bytes32, Signature, uintOf } from './fields.ts'

// Calls between an executor and its client, from the award of a part to its result.

const Place = { taskId: Bytes32, part: z.int().min(0).max(65_535) }

/** A state of the work in mid-run, sealed under the part's key. */
export const WireState = z.strictObject({
  blob: BlobText,
  digest: Bytes32,
  /** Cumulative over the part. */
  units: uintOf(64),
})
export type WireState = z.infer<typeof WireState>

/**
 * A saved state of unsegmented work, sealed under its own key. It cannot be verified by a replay, so it is not on the
 * chain and pays for nothing.
 */
export const SavedState = z.strictObject({
  blob: BlobText,
  digest: Bytes32,
  /** As the executor counts them; for display only. */
  units: uintOf(64),
})
export type SavedState = z.infer<typeof SavedState>

/**
 * Executor → client: requests the key of its part, and the state to resume from when another executor began the part.
 */
export const takePart = defineCall(
  'part/take',
  z.strictObject(Place),
  z.strictObject({
    manifest: TaskManifest,
    wrappedKey: wireBytes,
    from: z
      .strictObject({
        state: WireState,
        /** Completed segments of the part; the state is the end of the last one. */
        segments: z.int().min(1),
        /** Peers that store the state, the client's own first. */
        holders: z.array(PeerId).min(1).max(4),
      })
      .optional(),
    /** For unsegmented work. */
    saves: z
      .strictObject({
        /** Seals the saved states of this allocation; the other replicas of the part have other keys. */
        wrappedKey: wireBytes,
        newest: z.strictObject({ state: SavedState, holders: z.array(PeerId).min(1).max(4) }).optional(),
      })
      .optional(),
  }),
)

/**
 * Client → bidder, while the cut of a silent executor is open: the next award of the part goes to this bidder, which may fetch the
 * part and start it at its own risk.
 */
export const standBy = defineCall(
  'part/standBy',
  z.strictObject({ ...Place, assignment: z.int().min(2) }),
  z.strictObject({}),
)

/** The most times of output in one report. */
export const maxLogTimes = 64

/** Executor → client, every few seconds: a progress report with the units done and the new output of the program. */
export const reportProgress = defineCall(
  'part/progress',
  z.strictObject({
    ...Place,
    assignment: z.int().min(1).max(255),
    units: uintOf(64),
    /** Offset of `log` in the program's output. */
    logOffset: z.int().min(0),
    log: wireBytes,
    /** When `log` was written: the output up to `offset` was there at `atMs`. In order. */
    logTimes: z
      .array(z.strictObject({ offset: z.int().min(0), atMs: z.int().min(0) }))
      .max(maxLogTimes)
      .default([]),
  }),
  z.strictObject({}),
)

/** Executor → client: the client's own program has failed, with the limit that it exceeded, if any. */
export const tellFailure = defineCall(
  'part/failed',
  z.strictObject({
    ...Place,
    assignment: z.int().min(1).max(255),
    message: z.string().max(500),
    limit: z.string().max(32).optional(),
  }),
  z.strictObject({}),
)

/** Executor → client: declines or leaves the part, and why. The chain has the fact; this is the explanation for the owner. */
export const tellReturn = defineCall(
  'part/returned',
  z.strictObject({
    ...Place,
    assignment: z.int().min(1).max(255),
    reason: z.enum(returnReasons),
    why: z.string().max(500),
  }),
  z.strictObject({}),
)

/**
 * Executor → client: offers a checkpoint with the executor's signature, by which another executor may go on from it. The
 * client fetches the state and signs a receipt, with which the executor can have a cut paid.
 */
export const offerCheckpoint = defineCall(
  'part/checkpoint',
  z.strictObject({
    checkpoint: z.strictObject({
      ...Place,
      assignment: z.int().min(1).max(255),
      seq: z.int().min(0).max(255),
      segments: uintOf(64),
      root: Bytes32,
      leaf: Bytes32,
    }),
    state: WireState,
    /** Proof of the leaf at its index under the root. */
    proof: z.array(Bytes32).max(64),
    signature: Signature,
  }),
  z.strictObject({ signature: Signature }),
)

/**
 * Executor → client: offers a saved state of an unsegmented run, for a takeover. There is no receipt: the state pays
 * for nothing.
 */
export const giveState = defineCall(
  'part/state',
  z.strictObject({ ...Place, assignment: z.int().min(1).max(255), state: SavedState }),
  z.strictObject({}),
)

/**
 * Executor → client: announces a delivery, with the result if it is the last one. The response is the acceptance,
 * which shortens the time to payment.
 */
export const announceResult = defineCall(
  'part/result',
  z.strictObject({
    ...Place,
    deliveryId: Bytes32,
    blob: BlobText.optional(),
    /** Opens the seal of a redundant replica. */
    salt: Bytes32.optional(),
  }),
  z.strictObject({ acceptance: Signature }),
)
