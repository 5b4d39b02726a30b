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
