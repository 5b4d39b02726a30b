import type { ContractKind } from './contractCode.ts'

/**
 * The contracts of the network that a constructor calls, by the kind of the created contract; a kind that is missing here
 * calls none. A contract is deployed after the contracts that its constructor calls, and together with any others.
 */
export const constructorCalls: Partial<Record<ContractKind, readonly string[]>> = {
  // the clock of the votes, which is the clock of the token
  MusterGovernor: ['votingPower', 'token'],
  // the limits of the rules, and whether the token has code
  Parameters: ['registry', 'token'],
  // the epochs, the stake token or the unit of bonds
  History: ['registry'],
  TaskAwards: ['registry'],
  TaskWork: ['registry'],
  TaskSettlement: ['registry'],
  TaskMarket: ['registry'],
  Council: ['registry'],
  Disputes: ['registry'],
  StreamOpening: ['registry'],
  Streams: ['registry'],
  StreamAudits: ['registry'],
  MarginSeats: ['registry'],
  MarginPanel: ['registry'],
}
