/** The books of a stream: a reference model of the contract `Streams`. */
export { beginAudit, close, endAudit, halt, release, retract } from './endBooks.ts'
export {
  type BookRefusal,
  type BookStep,
  type BookTerms,
  bookRefusals,
  guaranteeHeld,
  type Member,
  type Moment,
  mostWei,
  openBooks,
  type StreamBooks,
  setSigner,
  topUp,
} from './StreamBooks.ts'
export {
  type BookClaim,
  type ClaimOutcome,
  type Settlement,
  settleClaims,
} from './settleClaims.ts'
export { dismiss, join, leave, refill } from './subscribe.ts'
