/**
 * Words, schemas, states, errors and pure rules that every role shares. Nothing here reads a clock, a file or a
 * socket: given state and facts it returns decisions, so that all roles decide alike.
 */

export { type BidRefusal, type BidRule, bidRefusals, type RuleOutcome } from './bid/BidRule.ts'
export { type Card, type CardsAsked, cardsFor } from './bid/cardsFor.ts'
export { type BidDecision, bidRules, decideBid } from './bid/decideBid.ts'
export { floorPrice } from './bid/floorPrice.ts'
export type { OwnerTerms } from './bid/OwnerTerms.ts'
export type { TaskFacts } from './bid/TaskFacts.ts'
export {
  type CouncilLeads,
  honestDeliveryRejected,
  honestRejected,
  worstWrongAccepted,
  wrongAccepted,
} from './check/councilOdds.ts'
export { assumedDishonestShare, honestRejectionLimit, rejectLeadFor } from './check/rejectLeadFor.ts'
export { type SeatPrice, seatFee } from './check/seatFee.ts'
export { seededRandom } from './check/seededRandom.ts'
export { attainableProbability, mostDrawnSegments, segmentsFor } from './check/segmentsFor.ts'
export {
  type CouncilResult,
  type CouncilScenario,
  type Random,
  simulateCouncil,
} from './check/simulateCouncil.ts'
export type { ErrorKind } from './errors/ErrorKind.ts'
export { type ErrorCode, errorCodes } from './errors/errorCodes.ts'
export { type ErrorDetails, hasCode, MusterError, type MusterErrorOptions } from './errors/MusterError.ts'
export { type Address, parseAddress } from './ids/Address.ts'
export { type BlobHash, parseBlobHash } from './ids/BlobHash.ts'
export { type BlockHash, parseBlockHash } from './ids/BlockHash.ts'
export type { Brand } from './ids/Brand.ts'
export { type DeliveryId, parseDeliveryId } from './ids/DeliveryId.ts'
export { type OperatorAddress, parseOperatorAddress } from './ids/OperatorAddress.ts'
export { maxParts, type PartIndex, parsePartIndex } from './ids/PartIndex.ts'
export { type PeerId, parsePeerId } from './ids/PeerId.ts'
export { parseStateRoot, type StateRoot } from './ids/StateRoot.ts'
export { parseTaskId, type TaskId } from './ids/TaskId.ts'
export { parseTxHash, type TxHash } from './ids/TxHash.ts'
export { type LogContext, type Logger, silentLogger } from './log/Logger.ts'
export { formatAmount } from './money/formatAmount.ts'
export { parseAmount } from './money/parseAmount.ts'
export { type AmountReading, type AmountRefusal, readAmount } from './money/readAmount.ts'
export { type TokenAmount, tokenAmount } from './money/TokenAmount.ts'
export * from './network/index.ts'
export { log2 } from './pay/log2.ts'
export { type Work, wholePart } from './pay/Work.ts'
export { type PaymentFunction, worth } from './pay/worth.ts'
export { Check } from './prescription/Check.ts'
export { Data } from './prescription/Data.ts'
export { Equivalence } from './prescription/Equivalence.ts'
export type { FileFact, FileFacts } from './prescription/FileFacts.ts'
export {
  type DurationReading,
  formatDuration,
  type Milliseconds,
  readDuration,
} from './prescription/fields/duration.ts'
export { type Bytes, formatSize, readSize, type SizeReading } from './prescription/fields/size.ts'
export { encodePrescription, formatPrescription } from './prescription/formatPrescription.ts'
export { BatchHalt, StreamHalt } from './prescription/Halt.ts'
export { BatchInstructions, StreamInstructions } from './prescription/Instructions.ts'
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
export { type CheckPlan, type CheckTerms, checkPlan } from './quote/checkPlan.ts'
export { type CostTerms, type TaskCost, taskCost } from './quote/taskCost.ts'
export { advantage, defaultRankRules, type RankRules } from './rank/advantage.ts'
export { effectivePrice } from './rank/effectivePrice.ts'
export { afterEvent, type History, type HistoryEvent, noHistory } from './rank/History.ts'
export {
  isRegionCode,
  isWithinRegion,
  type RegionCode,
  regionCodes,
  regionNumber,
  regionOf,
  unknownRegion,
} from './region/regions.ts'
export { type DeliveryTally, tallyDelivery } from './tally/tallyDelivery.ts'
export {
  type SeatAnswer,
  type SegmentTally,
  silenceFactor,
  type TallyRules,
  tallySegment,
} from './tally/tallySegment.ts'
export {
  type DeliveryEvent,
  type DeliveryOutcome,
  type DeliveryState,
  deliveryEvents,
  deliveryMachine,
  deliveryOutcomes,
  deliveryStages,
  deliveryStates,
  outcomeOfStage,
} from './task/deliveryMachine.ts'
export type { Caller, Deadline, Machine, Transition } from './task/Machine.ts'
export { eventsOf, type NextState, nextState } from './task/nextState.ts'
export {
  type CutReason,
  cutReasons,
  eventClosingCut,
  type PartEvent,
  type PartState,
  partEvents,
  partMachine,
  partStates,
} from './task/partMachine.ts'
export { type TaskEvent, type TaskState, taskEvents, taskMachine, taskStates } from './task/taskMachine.ts'
