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

/** A client's permission for a provider to join a stream once. */
export const Admission = typedMessage('Admission', {
  streamId: 'bytes32',
  provider: 'address',
  node: 'bytes32',
  joins: 'uint16',
  expiry: 'uint40',
})
export type Admission = MessageOf<typeof Admission>

/** A client's cumulative debt to one subscriber of a stream: the largest amount replaces all others. */
export const Voucher = typedMessage('Voucher', {
  streamId: 'bytes32',
  payee: 'address',
  amount: 'uint96',
  epoch: 'uint32',
  count: 'uint64',
  root: 'bytes32',
})
export type Voucher = MessageOf<typeof Voucher>

/** An executor's signed statement about one answer, or about its own range of one. */
export const Receipt = typedMessage('Receipt', {
  streamId: 'bytes32',
  rules: 'uint32',
  epoch: 'uint32',
  seq: 'uint64',
  request: 'bytes32',
  answer: 'bytes32',
  from: 'uint32',
  to: 'uint32',
  inUnits: 'uint64',
  outUnits: 'uint64',
  total: 'uint96',
  root: 'bytes32',
})
export type Receipt = MessageOf<typeof Receipt>

/** A client's request to confirm the answer of one receipt, named by its digest. It lets the confirmer accuse. */
export const Confirmation = typedMessage('Confirmation', { receipt: 'bytes32', confirmer: 'address' })
export type Confirmation = MessageOf<typeof Confirmation>

/**
 * An executor's statement about the range of an answer so far, for each window. It never reaches the chain: the gateway pays no window
 * without it, so that a range which breaks off has an author.
 */
export const Window = typedMessage('Window', {
  streamId: 'bytes32',
  request: 'bytes32',
  units: 'uint64',
  hash: 'bytes32',
})
export type Window = MessageOf<typeof Window>

/** The messages that the contracts verify. */
export const messages = [
  Bid,
  BidReceipt,
  Checkpoint,
  Acceptance,
  Answer,
  Offer,
  Admission,
  Voucher,
  Receipt,
  Confirmation,
] as const
