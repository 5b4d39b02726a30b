import { Address, defineCall, PeerId, wireBytes } from '@muster-network/p2p'
import { z } from 'zod'
import { GpuAsked, TaskManifest } from '../task/TaskManifest.ts'
import { AddressText, BlobText, Bytes32, Signature, Whole } from './fields.ts'

// What the roles ask each other, in the order of a task's life. Both sides hold the bytes to the same schemas.

/** Provider → client: what a bidder must know beyond the terms on the chain. */
export const describeTask = defineCall(
  'task/describe',
  z.strictObject({ taskId: Bytes32 }),
  z.strictObject({
    className: z.string().max(64),
    minScore: z.number().min(0),
    gpu: GpuAsked.optional(),
    regions: z.array(z.string().max(16)).max(64),
    memoryBytes: z.int().min(0),
    diskBytes: z.int().min(0),
    /** The best price that stands in the book, if any. */
    standing: Whole.optional(),
  }),
)

export const WireBid = z.strictObject({
  taskId: Bytes32,
  operator: AddressText,
  node: Bytes32,
  price: Whole,
  floor: Whole,
  stakeLock: Whole,
  maxParts: z.int().min(1).max(65_535),
  startSeconds: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  expiry: z
    .int()
    .min(0)
    .max(2 ** 40 - 1),
  takeoverUntil: z
    .int()
    .min(0)
    .max(2 ** 40 - 1),
  nonce: Whole,
  payCode: Bytes32,
})

/** Provider → client: a signed bid; the answer is a numbered receipt. */
export const placeBid = defineCall(
  'task/bid',
  z.strictObject({ bid: WireBid, signature: Signature }),
  z.strictObject({ number: z.int().min(1), receivedAt: z.int().min(0), signature: Signature }),
)

/** Provider → client: why it does not bid. */
export const declineToBid = defineCall(
  'task/no-bid',
  z.strictObject({ taskId: Bytes32, reasons: z.array(z.string().max(32)).min(1).max(32) }),
  z.strictObject({}),
)

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

/** Seat → executor: everything that a replay of its segment needs. */
export const takeSegment = defineCall(
  'segment/take',
  z.strictObject({ deliveryId: Bytes32, seat: z.int().min(0).max(65_535) }),
  z.strictObject({
    manifest: TaskManifest,
    wrappedKey: wireBytes,
    /** The state at the segment's start; none at the start of a part. */
    state: z.strictObject({ ...WireState.shape, proof: z.array(Bytes32).max(64) }).optional(),
    /** The result, where the client's checker judges it. */
    result: BlobText.optional(),
  }),
)

/** Seat → executor: its signed answer, for the settlement. */
export const giveAnswer = defineCall(
  'segment/answer',
  z.strictObject({
    deliveryId: Bytes32,
    seat: z.int().min(0).max(65_535),
    kind: z.int().min(1).max(3),
    leaf: Bytes32,
    seal: Bytes32,
    signature: Signature,
  }),
  z.strictObject({}),
)

/** That a node is there, and how busy. `atMs` only grows, so an old one cannot be shown as new. */
export const Heartbeat = z.strictObject({
  node: Bytes32,
  atMs: z.int().min(0),
  className: z.string().max(64),
  /** Share of the machine that is busy. */
  load: z.number().min(0).max(1),
  freeSlots: z.int().min(0).max(65_535),
  running: z.int().min(0).max(65_535),
})
export type Heartbeat = z.infer<typeof Heartbeat>

/** Provider → veto nodes and coordinators, every few seconds. */
export const sendHeartbeat = defineCall(
  'presence/beat',
  z.strictObject({ heartbeat: Heartbeat, signature: wireBytes }),
  z.strictObject({}),
)

/** Veto → provider, at a random moment: compute this now. The state that comes out can be known only by computing it. */
export const proveScore = defineCall(
  'presence/prove',
  z.strictObject({ seed: BlobText, units: Whole }),
  z.strictObject({ digest: BlobText, proof: BlobText }),
)

/** Panel member → executor of a contested delivery: what a replay of the segment needs, and where its end stands. */
export const takeDisputed = defineCall(
  'dispute/take',
  z.strictObject({ deliveryId: Bytes32, segment: z.int().min(0) }),
  z.strictObject({
    ...takeSegment.response.shape,
    /** The place of the segment's end leaf under the root. */
    endProof: z.array(Bytes32).max(64),
  }),
)

/**
 * Panel member → executor of a copy, while one of its part is contested; or another executor of that part, once all were
 * compared: the result, to hold it against the others.
 */
export const takeCopy = defineCall(
  'dispute/copy',
  z.strictObject({ deliveryId: Bytes32 }),
  z.strictObject({
    manifest: TaskManifest,
    wrappedKey: wireBytes,
    result: BlobText,
    /** The client's own equivalence function, where one decides; the manifest has its hash. */
    judge: BlobText.optional(),
  }),
)

/** Anyone → veto: the document whose hash it voted with. */
export const showEvidence = defineCall(
  'dispute/evidence',
  z.strictObject({ deliveryId: Bytes32 }),
  z.strictObject({ text: z.string().max(262_144) }),
)

/** Anyone → veto: what is under the root that it attested for an epoch. */
export const showUptime = defineCall(
  'uptime/show',
  z.strictObject({ epoch: z.int().min(0) }),
  z.strictObject({ entries: z.array(z.strictObject({ operator: AddressText, weight: Whole })).max(65_536) }),
)

/** Anyone → client: the bids that stand, in the order of their rank. */
export const showBook = defineCall(
  'task/book',
  z.strictObject({ taskId: Bytes32 }),
  z.strictObject({
    bids: z
      .array(
        z.strictObject({
          number: z.int().min(1),
          operator: AddressText,
          node: Bytes32,
          price: Whole,
          effectivePrice: Whole,
          /** Seconds of the client's clock; its receipt says the same. */
          receivedAt: z.int().min(0),
        }),
      )
      .max(1000),
  }),
)

/** Client → provider: would you bid on such a task, and at which price? Nothing is posted and nothing is promised. */
export const quoteTask = defineCall(
  'task/quote',
  z.strictObject({
    className: z.string().max(64),
    parts: z.int().min(1).max(65_535),
    maxPrice: Whole,
    maxUnits: Whole,
    runMs: z.int().min(1),
    stakeLock: Whole,
    /** The parts are paid together or not at all. */
    allOrNothing: z.boolean(),
    /** How of the contracts. */
    how: z.int().min(0).max(3),
    minScore: z.number().min(0),
    gpu: GpuAsked.optional(),
    regions: z.array(z.string().max(16)).max(64),
    memoryBytes: z.int().min(0),
    diskBytes: z.int().min(0),
  }),
  z.discriminatedUnion('bids', [
    z.strictObject({ bids: z.literal(true), price: Whole, maxParts: z.int().min(1).max(65_535) }),
    z.strictObject({
      bids: z.literal(false),
      reasons: z
        .array(z.strictObject({ reason: z.string().max(32), why: z.string().max(300) }))
        .min(1)
        .max(32),
    }),
  ]),
)

/** Executor → seat: its segment can be taken. The seat's question then finds a connection that we dialled, relays or not. */
export const segmentReady = defineCall(
  'segment/ready',
  z.strictObject({ deliveryId: Bytes32, seat: z.int().min(0).max(65_535) }),
  z.strictObject({}),
)

const Seconds = z
  .int()
  .min(0)
  .max(2 ** 40 - 1)

/** Client → provider: may I have this node for myself at that time? The answer is an offer that the contract takes. */
export const offerReservation = defineCall(
  'node/reserve',
  z.strictObject({ node: Bytes32, client: AddressText, from: Seconds, until: Seconds }),
  z.strictObject({
    offer: z.strictObject({
      operator: AddressText,
      node: Bytes32,
      client: AddressText,
      replaces: Bytes32,
      score: z
        .int()
        .min(1)
        .max(2 ** 32 - 1),
      from: Seconds,
      until: Seconds,
      leastBasePrice: Whole,
      bond: Whole,
      expiry: Seconds,
      nonce: Whole,
    }),
    signature: Signature,
  }),
)

/** Client → node: where it can be reached now, when its tasks were posted from elsewhere. */
export const tellPlace = defineCall(
  'node/place',
  z.strictObject({ addresses: z.array(Address).max(4), relays: z.array(PeerId).max(4) }),
  z.strictObject({}),
)
