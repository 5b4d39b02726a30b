import { type MessageOf, typedMessage } from './TypedMessage.ts'

// Every message that is signed off chain. The contracts have the same type strings; a test compares them.

/** A provider's offer to run parts of one task. */
export const Bid = typedMessage('Bid', {
  taskId: 'bytes32',
  operator: 'address',
  node: 'bytes32',
  price: 'uint128',
  floor: 'uint128',
  stakeLock: 'uint96',
  maxParts: 'uint16',
  startSeconds: 'uint32',
  expiry: 'uint40',
  takeoverUntil: 'uint40',
  nonce: 'uint64',
  payCode: 'bytes32',
})
export type Bid = MessageOf<typeof Bid>

/** The client's numbered receipt for a bid: omitting a receipted bid from the book costs the client its lock. */
export const BidReceipt = typedMessage('BidReceipt', {
  taskId: 'bytes32',
  bidHash: 'bytes32',
  number: 'uint32',
  receivedAt: 'uint40',
})
export type BidReceipt = MessageOf<typeof BidReceipt>

/** The client's receipt for a checkpoint. */
export const Checkpoint = typedMessage('Checkpoint', {
  taskId: 'bytes32',
  part: 'uint16',
  assignment: 'uint8',
  seq: 'uint8',
  segments: 'uint64',
  root: 'bytes32',
  leaf: 'bytes32',
})
export type Checkpoint = MessageOf<typeof Checkpoint>

/** The client's acceptance of a delivery. */
export const Acceptance = typedMessage('Acceptance', { delivery: 'bytes32' })
export type Acceptance = MessageOf<typeof Acceptance>

/** The answer of a council seat about its segment. */
export const Answer = typedMessage('Answer', {
  deliveryId: 'bytes32',
  seat: 'uint16',
  operator: 'address',
  kind: 'uint8',
  seal: 'bytes32',
})
export type Answer = MessageOf<typeof Answer>

/** An operator's offer of a node's time for a reservation. */
export const Offer = typedMessage('Offer', {
  operator: 'address',
  node: 'bytes32',
  client: 'address',
  replaces: 'bytes32',
  score: 'uint32',
  from: 'uint40',
  until: 'uint40',
  minBasePrice: 'uint256',
  bond: 'uint256',
  expiry: 'uint40',
  nonce: 'uint256',
})
export type Offer = MessageOf<typeof Offer>

/** The usage of a stream, signed by the side that serves it. All values are cumulative. */
export const UsageStatement = typedMessage('UsageStatement', {
  streamId: 'bytes32',
  seq: 'uint64',
  units: 'uint64',
  at: 'uint40',
  root: 'bytes32',
})
export type UsageStatement = MessageOf<typeof UsageStatement>

/** The debt of a stream's client: one signature covers executor, council and relay; the newest voucher replaces all others. */
export const Voucher = typedMessage('Voucher', {
  streamId: 'bytes32',
  seq: 'uint64',
  units: 'uint64',
  executorWei: 'uint128',
  councilWei: 'uint128',
  relayWei: 'uint128',
})
export type Voucher = MessageOf<typeof Voucher>

export const messages = [
  Bid,
  BidReceipt,
  Checkpoint,
  Acceptance,
  Answer,
  Offer,
  UsageStatement,
  Voucher,
] as const
