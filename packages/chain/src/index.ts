// The only package that connects to a chain: the embedded chain, or any EVM chain by URL.

export { type Address, type Hex, type PublicClient, zeroHash } from 'viem'
export { drawnPositions, isBeaconReadable } from './commitments/drawnPositions.ts'
export { classIdOf, deliveryHashOf, nodeIdOf, streamIdOf, taskIdOf } from './commitments/ids.ts'
export { type IndexedMerkleTree, indexedMerkle, rootFrom } from './commitments/indexedMerkle.ts'
export { lowerHex, parseHex } from './commitments/parseHex.ts'
export {
  hiddenState,
  replicaSeal,
  sealedLeaf,
  sealOf,
  stateLeaf,
  stillRunning,
  type WorkState,
} from './commitments/stateLeaf.ts'
export { awaitBlock } from './connection/awaitBlock.ts'
export { ChainDefinition } from './connection/ChainDefinition.ts'
export { clientFor } from './connection/clientFor.ts'
export { type FailoverOptions, failoverRpc } from './connection/FailoverRpc.ts'
export { formatAddress, parseAddress } from './connection/formatAddress.ts'
export type { Rpc, RpcAnswer } from './connection/Rpc.ts'
export { requestResult } from './connection/requestResult.ts'
export { toTransport } from './connection/toTransport.ts'
export { wantBlock } from './connection/wantBlock.ts'
export {
  type BoundContract,
  bindContract,
  type SendOptions,
  type TransactionSender,
} from './contracts/bindContract.ts'
export { bindEconomy, type Economy } from './contracts/bindEconomy.ts'
export { bindNetwork, type Network, NetworkAddresses } from './contracts/bindNetwork.ts'
export { decodeCall, encodeCall, hashText } from './contracts/callText.ts'
export { codeHashOf } from './contracts/codeHashOf.ts'
export { decodeEvents, followedAddresses, type NetworkEvent } from './contracts/decodeEvents.ts'
export { tokenAbi } from './contracts/generated/token.ts'
export { readAwardedBid } from './contracts/readAwardedBid.ts'
export { readLogs } from './contracts/readLogs.ts'
export type * from './contracts/types.ts'
export * from './deploy/index.ts'
export { findAnvil } from './embedded/anvil/findAnvil.ts'
export { EmbeddedChain, type EmbeddedChainOptions } from './embedded/EmbeddedChain.ts'
export { type BlockRef, ChainLog, type FollowedBlock } from './follower/ChainEvents.ts'
export { EventFollower, type EventFollowerOptions, type FollowConsumer } from './follower/EventFollower.ts'
export { FollowedBlocks } from './follower/FollowedBlocks.ts'
export type { Ask } from './follower/readBlocks.ts'
export { KeyDirectory, type KeyDirectoryOptions } from './keys/KeyDirectory.ts'
export { LocalSigner } from './keys/LocalSigner.ts'
export { createPhrase, deriveKey, type KeyRole, rolePaths } from './keys/rolePaths.ts'
export type { Signer } from './keys/Signer.ts'
export { ThreadedSigner } from './keys/ThreadedSigner.ts'
export { type UptimeEntry, type UptimeTree, uptimeTree } from './rewards/uptimeTree.ts'
export { decodeRevert, type RevertHints } from './sending/decodeRevert.ts'
export { type ContractCall, IntentJournal } from './sending/IntentJournal.ts'
export { JournalledSender, type JournalledSenderOptions } from './sending/JournalledSender.ts'
export { readReceipt } from './sending/readReceipt.ts'
export { compactSignature } from './signatures/compactSignature.ts'
export { domainSeparator, messageDigest, type SigningDomain, structHash } from './signatures/hashMessage.ts'
export { keccak } from './signatures/keccak.ts'
export {
  Acceptance,
  Admission,
  Answer,
  Bid,
  BidReceipt,
  Checkpoint,
  Confirmation,
  messages,
  Offer,
  Receipt,
  Voucher,
  Window,
} from './signatures/messages.ts'
export { recoverSigner } from './signatures/recoverSigner.ts'
export { SignatureVerifier, type ToVerify } from './signatures/SignatureVerifier.ts'
export { signDigest } from './signatures/signDigest.ts'
export type { Fields, FieldType, MessageOf, TypedMessage } from './signatures/TypedMessage.ts'
export { type SignedMessage, verifyMessage } from './signatures/verifyMessage.ts'
export { withParity } from './signatures/withParity.ts'
export { type AskedWork, requestHash, uint32s, windowHash } from './vouchers/answerHashes.ts'
export { receiptLeaf } from './vouchers/receiptLeaf.ts'
export {
  type AccountKey,
  accountKeyOf,
  type SignedReceipt,
  type SignedVoucher,
  type StreamAccount,
} from './vouchers/SignedMessages.ts'
export { claimOf } from './vouchers/settle/claimOf.ts'
export {
  type ClaimOutcome,
  mostClaims,
  type Settlement as StreamSettlement,
  settleVouchers,
} from './vouchers/settle/settleVouchers.ts'
export {
  type IssueVerdict,
  type ReceiptVerdict,
  type Served,
  VoucherBook,
  type VoucherBookOptions,
  type VoucherVerdict,
} from './vouchers/VoucherBook.ts'
export type { ReceiptRefusal } from './vouchers/whyNotReceipt.ts'
export type { VoucherRefusal } from './vouchers/whyNotVoucher.ts'
