// The only code that talks to a chain: the embedded one, or any EVM chain by URL.

export { ChainDefinition } from './connection/ChainDefinition.ts'
export { demand } from './connection/demand.ts'
export { type FailoverOptions, failoverRpc } from './connection/FailoverRpc.ts'
export { formatAddress, parseAddress } from './connection/formatAddress.ts'
export type { Rpc, RpcAnswer } from './connection/Rpc.ts'
export { toTransport } from './connection/toTransport.ts'
export { EmbeddedChain, type EmbeddedChainOptions } from './embedded/EmbeddedChain.ts'
export { type BlockRef, ChainLog, type FollowedBlock } from './follower/ChainEvents.ts'
export { EventFollower, type EventFollowerOptions, type FollowConsumer } from './follower/EventFollower.ts'
export { FollowedBlocks } from './follower/FollowedBlocks.ts'
export type { Ask } from './follower/readBlocks.ts'
export { KeyDirectory, type KeyDirectoryOptions } from './keys/KeyDirectory.ts'
export { LocalSigner } from './keys/LocalSigner.ts'
export { readPasswordFile } from './keys/privateFile.ts'
export { createPhrase, deriveKey, type KeyRole, rolePaths } from './keys/rolePaths.ts'
export type { Signer } from './keys/Signer.ts'
export { decodeRevert, type RevertHints } from './sending/decodeRevert.ts'
export { type ContractCall, IntentJournal } from './sending/IntentJournal.ts'
export { type Receipt, readReceipt } from './sending/readReceipt.ts'
export { TransactionSender, type TransactionSenderOptions } from './sending/TransactionSender.ts'
export { domainSeparator, messageDigest, type SigningDomain, structHash } from './signatures/hashMessage.ts'
export {
  Acceptance,
  Answer,
  Bid,
  BidReceipt,
  Checkpoint,
  messages,
  UsageStatement,
  Voucher,
} from './signatures/messages.ts'
export { recoverSigner } from './signatures/recoverSigner.ts'
export { SignatureVerifier, type ToVerify } from './signatures/SignatureVerifier.ts'
export { signDigest } from './signatures/signDigest.ts'
export type { Fields, FieldType, MessageOf, TypedMessage } from './signatures/TypedMessage.ts'
export { type SignedMessage, verifyMessage } from './signatures/verifyMessage.ts'
