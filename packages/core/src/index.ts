/**
 * Vocabulary, schemas, states, errors and pure rules that every role shares. Nothing here reads a clock, a file or a
 * socket: functions map state and facts to decisions, so that all roles reach the same decision.
 */

export { anySignal } from './abort/anySignal.ts'
export { type BidRefusal, type BidRule, bidRefusals, type RuleOutcome } from './bid/BidRule.ts'
export { type Card, type CardsAsked, cardsFor } from './bid/cardsFor.ts'
export { type BidDecision, bidRules, decideBid } from './bid/decideBid.ts'
export { floorPrice } from './bid/floorPrice.ts'
export type { OwnerTerms } from './bid/OwnerTerms.ts'
export type { TaskFacts } from './bid/TaskFacts.ts'
export {
  assumedDishonestShare,
  type CouncilChances,
  fullCouncil,
  honestRejected,
  wrongAccepted,
} from './check/councilOdds.ts'
export {
  type LockRatio,
  type LockTerms,
  leastLock,
  lockRatio,
  outvotedPrices,
  priceBackedBy,
  windowsOf,
} from './check/leastLock.ts'
export { leastTrustLock, type TrustTerms } from './check/leastTrustLock.ts'
export {
  isReplayCutShort,
  type ReplayTerms,
  replaySeconds,
  seatReplaySeconds,
} from './check/replaySeconds.ts'
export { defaultRerun } from './check/rerunShare.ts'
export { attainableProbability, maxWindows, windowSegmentsFor, windowsFor } from './check/windowsFor.ts'
export { commandNames, pasteable } from './command/pasteable.ts'
export type { ErrorKind } from './errors/ErrorKind.ts'
export { type ErrorCode, errorCodes } from './errors/errorCodes.ts'
export { type ErrorDetails, hasCode, MusterError, type MusterErrorOptions } from './errors/MusterError.ts'
export { unsafePathReason } from './files/unsafePathReason.ts'
export {
  describeEntry,
  type JournalEntry,
  type JournalEntryOf,
  type ReadEntry,
  readJournalEntry,
  type StepName,
  stepNames,
  toneOf,
  type UnknownEntry,
  writeJournalEntry,
} from './journal/JournalEntry.ts'
export type { JournalWords, Tone } from './journal/journalSteps.ts'
export { exceededShape, type JsonShape } from './json/exceededShape.ts'
export { firstWrongItem } from './json/firstWrongItem.ts'
export { shapeOf } from './json/shapeOf.ts'
export { type LogContext, type Logger, silentLogger } from './log/Logger.ts'
export * from './model/index.ts'
export { amountInWords } from './money/amountInWords.ts'
export { describeRate } from './money/describeRate.ts'
export { formatAmount } from './money/formatAmount.ts'
export { formatMoney } from './money/formatMoney.ts'
export { formatPrice, formatPriceWorth, type PriceUnit, priceSuffix } from './money/formatPrice.ts'
export { formatTokens } from './money/formatTokens.ts'
export { formatWorth, rateDecimals } from './money/formatWorth.ts'
export type { CurrencyRate, MoneyFormat, TokenFormat } from './money/MoneyFormat.ts'
export { parseAmount } from './money/parseAmount.ts'
export { billionUnits, hourPriceOf, unitPriceOf } from './money/pricePerHour.ts'
export { type AmountReading, type AmountRefusal, readAmount } from './money/readAmount.ts'
export { type PriceReading, readPrice } from './money/readPrice.ts'
export { type TokenAmount, tokenAmount } from './money/TokenAmount.ts'
export * from './network/index.ts'
export { parseUntrusted } from './parse/parseUntrusted.ts'
export { Check, leadOf } from './prescription/Check.ts'
export { Data } from './prescription/Data.ts'
export { Equivalence, StreamEquivalence } from './prescription/Equivalence.ts'
export type { FileFact, FileFacts, WasmRole } from './prescription/FileFacts.ts'
export {
  type DurationReading,
  formatDuration,
  type Milliseconds,
  readDuration,
} from './prescription/fields/duration.ts'
export { type Bytes, formatSize, readSize, type SizeReading } from './prescription/fields/size.ts'
export { encodePrescription, formatPrescription } from './prescription/formatPrescription.ts'
export { BatchHalt, defaultAfterMs, StreamHalt } from './prescription/Halt.ts'
export { BatchInstructions, mostSubscribers, StreamInstructions } from './prescription/Instructions.ts'
export { Milestones } from './prescription/Milestones.ts'
export { type ExecutorKind, executorKind, Model } from './prescription/Model.ts'
export { BatchPay, StreamPay } from './prescription/Pay.ts'
export { BatchPrescription, Prescription, StreamPrescription } from './prescription/Prescription.ts'
export {
  type ParsedPrescription,
  type ParseOptions,
  parsePrescription,
} from './prescription/parsePrescription.ts'
export { prescriptionFields } from './prescription/prescriptionFields.ts'
export { prescriptionJsonSchema } from './prescription/prescriptionJsonSchema.ts'
export { formatProblems } from './prescription/problems/formatProblems.ts'
export type { Problem } from './prescription/problems/Problem.ts'
export { Response } from './prescription/Response.ts'
export {
  addMeasurement,
  type Eta,
  etaOf,
  etaOfAll,
  type Measurement,
  measureUnits,
  type PartProgress,
} from './progress/partProgress.ts'
export { nothingScanned, type ProgressScan, scanProgress } from './progress/scanProgress.ts'
export { type CheckChoice, type CheckPlan, type CheckTerms, checkPlan } from './quote/checkPlan.ts'
export { confirmingOf } from './quote/confirmingOf.ts'
export { type DepositPart, depositParts } from './quote/depositParts.ts'
export {
  type AuditedAnswer,
  type AuditMode,
  auditBond,
  auditFee,
  planStream,
  type StreamFacts,
  type StreamPlan,
  type StreamUnit,
} from './quote/planStream.ts'
export {
  type AskedShape,
  type ClassFacts,
  defaultShape,
  type NoSlash,
  type RequestShape,
  type StreamQuote,
  streamQuote,
} from './quote/streamQuote.ts'
export { type CostTerms, type TaskCost, taskCost } from './quote/taskCost.ts'
export { type UnitEstimate, unitLimit } from './quote/unitLimit.ts'
export { regionHint } from './region/regionHint.ts'
export {
  isRegionCode,
  isWithinRegion,
  type RegionCode,
  regionCodes,
  regionNumber,
  regionOf,
  unknownRegion,
} from './region/regions.ts'
export * from './stream/index.ts'
export {
  type AnswerLimits,
  answersOfGuarantee,
  dearestWei,
  guaranteeOf,
  leastGuarantee,
  mostUnits,
} from './stream/pay/guaranteeOf.ts'
export {
  type AnswerKind,
  answerKinds,
  type CheckMode,
  type ClaimSkip,
  type CutReason,
  checkModes,
  claimSkips,
  cutReasons,
  type DeliveryOutcome,
  type DeliveryStage,
  type DeliveryState,
  type Doubt,
  deliveryOutcomes,
  deliveryStages,
  deliveryStates,
  doubts,
  type EpochState,
  epochStates,
  type Fault,
  faults,
  type PartState,
  partStates,
  type ReservationState,
  reservationStates,
  type SaleState,
  type SeatState,
  type SeatVote,
  type StreamEndReason,
  type StreamState,
  type SubscriptionState,
  saleStates,
  seatStates,
  seatVotes,
  streamEndReasons,
  streamStates,
  subscriptionStates,
  type TaskState,
  taskStates,
} from './task/contractEnums.ts'
export { enumCode, enumName } from './task/enumCode.ts'
export { faultWords } from './task/faultWords.ts'
export { type ReturnReason, returnReasons } from './task/returnReasons.ts'
