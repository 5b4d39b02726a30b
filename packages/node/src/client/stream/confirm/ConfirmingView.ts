import type { StreamPlan } from '@muster-network/core'
import type { ConfirmationCounts } from '../../../confirm/ConfirmationCounts.ts'

/** How the answers of a stream are confirmed, and with which results. */
export type ConfirmingView = ConfirmationCounts & {
  by: StreamPlan['confirmer']
  share: number
  /** Why its answers are not confirmed, although its task file asks for it. */
  problem: string | undefined
}
