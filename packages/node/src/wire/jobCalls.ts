import { defineCall, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { TaskManifest } from '../task/TaskManifest.ts'
import { BlobText, Bytes32, Signature } from './fields.ts'
import { WireState } from './partCalls.ts'

// Calls between an executor and the seats of its council.

const Seat = { deliveryId: Bytes32, seat: z.int().min(0).max(65_535) }
const Proof = z.array(Bytes32).max(64)
/** The contracts draw fewer windows than this. */
const maxPieces = 300

/** The data for a replay of pieces of a delivery, in their order. */
export const WireJob = z.strictObject({
  manifest: TaskManifest,
  wrappedKey: wireBytes,
  pieces: z
    .array(
      z.strictObject({
        /** The state at the piece's start; undefined at the start of a part. */
        state: z.strictObject({ ...WireState.shape, proof: Proof }).optional(),
        /** Hash of the end state's digest. The digest itself is what a seat has to compute. */
        endState: Bytes32,
        endProof: Proof,
      }),
    )
    .min(1)
    .max(maxPieces),
  /** The result, when the client's checker checks it. */
  result: BlobText.optional(),
})
export type WireJob = z.output<typeof WireJob>

/**
 * Executor → seat: the job is ready. The seat's request can then use this connection, even when it could not dial the
 * executor.
 */
export const jobReady = defineCall('job/ready', z.strictObject(Seat), z.strictObject({}))

/** Seat → executor: requests the data of its job, which is the same for every seat. */
export const takeJob = defineCall('job/take', z.strictObject(Seat), WireJob)

const SignedAnswer = z.strictObject({
  ...Seat,
  kind: z.int().min(1).max(4),
  seal: Bytes32,
  signature: Signature,
})

/** Seat → executor: sends its signed answer for the settlement. */
export const giveAnswer = defineCall('job/answer', SignedAnswer, z.strictObject({}))

/** Seat → client: sends the same answer, in case that the executor does not settle with it. */
export const tellAnswer = defineCall('job/told', SignedAnswer, z.strictObject({}))
