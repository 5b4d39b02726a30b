import type { Run } from '@muster-network/executors'
import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'
import type { Provider } from '../Provider.ts'
import type { Tenure } from './Tenure.ts'

/** What the steps of a tenure ask of whoever keeps them all. */
export type TenureHands = {
  provider: Provider
  /** Has the client sign for a state, the furthest unless said; what it will not sign for is not waited for. */
  offerState(tenure: Tenure, segments?: number): Promise<void>
  /** A run of a tenure is under way: its end wakes the tenure. */
  watch(tenure: Tenure, run: Run): void
  /** It has just been started. */
  onRunning(tenure: Tenure): void
  /** Ends what runs of a tenure. What it has computed stays. */
  halt(tenure: Tenure): Promise<void>
}

/** A tenure, and what the chain says about its task and its part. */
export type TenureCase = { tenure: Tenure; task: LedgerTask; part: LedgerPart }
