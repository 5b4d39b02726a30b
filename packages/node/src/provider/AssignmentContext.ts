import type { LedgerPart, LedgerTask } from '../ledger/Ledger.ts'
import type { Assignment } from './Assignment.ts'

/** An assignment, with the ledger's rows of its task and its part. */
export type AssignmentContext = { assignment: Assignment; task: LedgerTask; part: LedgerPart }
