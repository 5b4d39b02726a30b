/** The pure rules of stream tasks, by the phases of a request: admit, route, answer, pay, check, settle. */
export {
  assumedOdds,
  type CheatingBalance,
  type CheatingOdds,
  type CheatingStakes,
  cheatingLoses,
  findChance,
  type SubtleCheat,
  subtleCheatLoses,
} from './exposure/cheatingLoses.ts'
export {
  decideSettle,
  mostGasBps,
  type SettleDecision,
  type SettleFacts,
  type SettleTrigger,
} from './exposure/decideSettle.ts'
export {
  type ExecutorExposure,
  mayServe,
  oldestChainViewMs,
  type ServeDecision,
} from './exposure/mayServe.ts'
export { type SignedExposure, signRoom } from './exposure/signRoom.ts'
export {
  type AnswerRange,
  type Continuation,
  continueAnswer,
  mostRanges,
  tokensOf,
} from './failover/continueAnswer.ts'
export { decideHedge, type HedgeDecision, type HedgeFacts, mostHedged } from './failover/decideHedge.ts'
export { dropPrefix, type PrefixDrop } from './failover/dropPrefix.ts'
export { stallAfterMs, usualWaitMs } from './failover/stall.ts'
export type { Keccak256 } from './Keccak256.ts'
export { positionKey } from './margin/positionKey.ts'
export { type AnswerPrice, dearestAnswer, payFor, type ServedUnits } from './pay/AnswerPrice.ts'
export { creditBps, creditFor, creditWindows } from './pay/creditFor.ts'
export { paidCharacters, paidTokens } from './pay/paidUnits.ts'
export { type Raise, type RaiseDecision, weighRaise } from './pay/weighRaise.ts'
export {
  type AskTerms,
  decideWindow,
  defaultWindowUnits,
  prepaidFor,
  type WindowDecision,
  type WindowFacts,
  windowPay,
} from './pay/windows.ts'
