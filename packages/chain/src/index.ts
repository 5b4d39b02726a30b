// The only code that talks to a chain: the embedded one, or any EVM chain by URL.
export { EmbeddedChain, type EmbeddedChainOptions } from './embedded/EmbeddedChain.ts'
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
