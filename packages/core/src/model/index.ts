/**
 * Reference model of rules that the contracts enforce. Parity tests compare the contracts with it, quotes compute the
 * odds of a council with it, and benches and sample data simulate with it.
 */
export { advantage, defaultRankRules, type RankRules } from './advantage.ts'
export {
  type CouncilCount,
  type CouncilDecision,
  type CouncilRules,
  decideByMajority,
  decideCouncil,
  missingSeats,
  silenceFactor,
} from './decideCouncil.ts'
export { effectivePrice } from './effectivePrice.ts'
export { afterEvent, type History, type HistoryEvent, noHistory } from './History.ts'
export { log2 } from './log2.ts'
export { type SeatTerms, seatBondUnits, seatFee } from './seatFee.ts'
export { seededRandom } from './seededRandom.ts'
export { type CouncilResult, type CouncilScenario, type Random, simulateCouncil } from './simulateCouncil.ts'
export { honestOdds } from './trust/honestOdds.ts'
export { type LieChoice, lieOdds } from './trust/lieValue.ts'
export { noiseValue, pairValue, type ReplicaRules } from './trust/noiseValue.ts'
export { capitalRatio, rollingPledges, suretyValues } from './trust/sharedSurety.ts'
export { replicaRules, strategies } from './trust/strategies.ts'
export { economic, publishedShares, replayedShare, strong, type TrustRules } from './trust/TrustRules.ts'
export { type Work, wholePart } from './Work.ts'
export { drawWindows, segmentsOfWindow, windowCount } from './windowOf.ts'
export { type PriceTerms, reservationTerms, workPrice } from './workPrice.ts'
export { type PaymentFunction, worth } from './worth.ts'
