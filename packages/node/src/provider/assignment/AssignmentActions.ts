import type { Run } from '@muster-network/executors'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'

/** Actions of the reconciler of all assignments that its steps use. */
export type AssignmentActions = {
  provider: Provider
  /** Offers the client a checkpoint, by default the furthest. Does not retry when the client refuses to sign. */
  offerState(assignment: Assignment, segments?: number): Promise<void>
  /** Wakes the assignment when the run ends. */
  watch(assignment: Assignment, run: Run): void
  /** A run of the assignment has just started. */
  onRunning(assignment: Assignment): void
  /** Stops the assignment's run. Its states and output stay. */
  stopRun(assignment: Assignment): Promise<void>
}
