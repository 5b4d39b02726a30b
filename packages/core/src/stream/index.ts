/** The pure rules of stream tasks, by the phases of a request: admit, route, answer, pay, check, settle. */

export {
  type AdmissionDecision,
  type AdmissionRefusal,
  type AdmissionRule,
  type Applicant,
  admissionRefusals,
  decideAdmission,
} from './admit/decideAdmission.ts'
export {
  decideJoin,
  type JoinDecision,
  type JoinRefusal,
  joinRefusals,
  type StreamOffer,
  type StreamOwner,
} from './admit/decideJoin.ts'
export type { CouncilStep, CouncilView } from './answer/CouncilView.ts'
export { decidePool, type PoolMember, type PoolStep } from './answer/decidePool.ts'
export { decideUnanimous } from './answer/decideUnanimous.ts'
export { answersAwaited, decideWeighted } from './answer/decideWeighted.ts'
export {
  type AnswerGroup,
  type ComparedAnswer,
  type Equivalent,
  type Grouping,
  groupAnswers,
} from './answer/groupAnswers.ts'
export {
  keptPay,
  type Opening,
  type SealEvent,
  type SealedAnswer,
  type SealFailure,
  type SealStep,
  sealEvents,
  takeSealStep,
} from './answer/SealedAnswer.ts'
export { type SealedContent, sealOf } from './answer/sealOf.ts'
/** Its calls have the names of the contract's, so they keep a name of their own here. */
export * as streamBooks from './books/index.ts'
export { addVerdict, type ConfirmerRecord, isRouted, newConfirmer } from './confirm/ConfirmerRecord.ts'
export { cutFactor, drawsConfirmation, drawsPlanted, plantedShare } from './confirm/drawConfirmation.ts'
export { drawPositions } from './confirm/drawPositions.ts'
export { secondChoices } from './confirm/secondChoices.ts'
export {
  mostOffMedian,
  openedPositions,
  strikePositions,
  struckSeats,
} from './confirm/struckSeats.ts'
export { missedPlant, type Verdict, type Weighing, weighVerdicts } from './confirm/weighVerdicts.ts'
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
  type BrokenAnswer,
  type Continuation,
  continueAnswer,
  mostAttempts,
  tokensOf,
} from './failover/continueAnswer.ts'
export { decideHedge, type HedgeDecision, type HedgeFacts, mostHedged } from './failover/decideHedge.ts'
export { dropPrefix, type PrefixDrop } from './failover/dropPrefix.ts'
export { stallAfterMs, usualWaitMs } from './failover/stall.ts'
export type { Keccak256 } from './Keccak256.ts'
export { type Choice, type Choices, logProbOf } from './margin/Choices.ts'
export { gumbelOf, uniformOf } from './margin/gumbelOf.ts'
export {
  addMisses,
  type ClassCalibration,
  judgeMean,
  type MeanVerdict,
  type MissRecord,
  maySlash,
  meanTokens,
  noMisses,
} from './margin/MissRecord.ts'
export { missOf } from './margin/missOf.ts'
export { positionKey } from './margin/positionKey.ts'
export { hardFactor, type Replay, type ReplayedRange, replayAnswer } from './margin/replayAnswer.ts'
export { drawToken, type SamplerSettings } from './margin/Sampler.ts'
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
export { newcomerAnswers, newcomerUnits, type PauseReason, pausedBy, pauseReasons } from './route/pausedBy.ts'
export { pickExecutors, type RouteOptions, type RoutePicks } from './route/pickExecutors.ts'
export { routeWeight } from './route/routeWeight.ts'
export type { RoutedRequest, Subscriber } from './route/Subscriber.ts'
export { type HttpRefusal, refusalOf } from './state/refusalOf.ts'
export {
  type DownReason,
  nextCondition,
  type RevisionFacts,
  type StreamCondition,
  type StreamFacts,
  type StreamPhase,
  servedRevision,
  streamPhases,
  streamSteps,
} from './state/StreamPhase.ts'
