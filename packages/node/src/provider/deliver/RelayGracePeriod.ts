import type { Requeue } from '../../role/Reconciler.ts'
import { assignmentKey } from '../Assignment.ts'
import type { AssignmentContext } from '../AssignmentContext.ts'
import type { Provider } from '../Provider.ts'
import { areSeatsReachable } from './areSeatsReachable.ts'

const relayPollMs = 500
/** Interval between calls to seats while no relay is connected. */
const seatsPollMs = 5_000
/** Time before the part's deadline that is reserved for the transaction that delivers. */
const deliverMarginMs = 30_000

/**
 * Delays deliveries while none of our relays is connected: a delivery starts the clock of its check, and seats that cannot reach
 * us would answer *no data*. After the grace period the delivery goes out if we can dial the seats; otherwise it waits as long
 * as the part's deadline allows.
 */
export class RelayGracePeriod {
  readonly #provider: Provider
  /** Finished parts that wait for a relay, by assignment: since when, and whether dialling the seats has failed. */
  readonly #cutOff = new Map<string, { sinceMs: number; inVain: boolean }>()

  constructor(provider: Provider) {
    this.#provider = provider
  }

  /** Returns when to try again; undefined when the delivery can go out. */
  async delayDelivery(
    { assignment, task: { terms }, part }: AssignmentContext,
    signal: AbortSignal,
  ): Promise<Requeue> {
    const { context, settings } = this.#provider
    const key = assignmentKey(assignment)
    const lastMs = ((part.awardedAt ?? 0) + terms.runSeconds) * 1000 - deliverMarginMs
    const before = this.#cutOff.get(key)
    const { sinceMs, inVain } = before ?? { sinceMs: context.nowMs(), inVain: false }
    const isPatient = context.nowMs() - sinceMs < settings().patienceMs
    const goesOut =
      !context.peer.isCutOff ||
      context.nowMs() >= lastMs ||
      (!isPatient && (await areSeatsReachable(this.#provider, terms.classId, signal)))
    if (goesOut) {
      this.#cutOff.delete(key)
      return undefined
    }
    if (!before) context.note(assignment.taskId, { step: 'waitingForRelay', part: assignment.part })
    if (!isPatient && !inVain)
      context.note(assignment.taskId, { step: 'seatsUnreachable', part: assignment.part })
    this.#cutOff.set(key, { sinceMs, inVain: !isPatient })
    return { retryAfterMs: isPatient ? relayPollMs : seatsPollMs }
  }
}
