import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import type { Provider } from '../Provider.ts'
import { seatsInReach } from './seatsInReach.ts'
import { type Tenure, tenureKey } from './Tenure.ts'

const relayLookMs = 500
/** Seats are called anew so often while no relay is there. */
const seatsLookMs = 5_000
/** Of the time for a part, what is left for the transaction that delivers it. */
const deliverMarginMs = 30_000

/**
 * A delivery starts the clock of its check, and seats that cannot reach us would find no data: so it is held back while
 * every relay of ours is gone. With patience at an end it goes out if the seats can be called from here; else it waits, as
 * the part's own time allows.
 */
export class RelayWait {
  readonly #provider: Provider
  /** Since when a finished part waits, by tenure, and whether seats were called in vain since. */
  readonly #cutOff = new Map<string, { sinceMs: number; inVain: boolean }>()

  constructor(provider: Provider) {
    this.#provider = provider
  }

  /** When to look again; nothing when the delivery may go out. */
  async next(tenure: Tenure, { terms }: LedgerTask, part: LedgerPart, signal: AbortSignal): Promise<Next> {
    const { context, settings } = this.#provider
    const key = tenureKey(tenure)
    const lastMs = ((part.awardedAt ?? 0) + terms.runSeconds) * 1000 - deliverMarginMs
    const before = this.#cutOff.get(key)
    const { sinceMs, inVain } = before ?? { sinceMs: context.nowMs(), inVain: false }
    const isPatient = context.nowMs() - sinceMs < settings().patienceMs
    const goesOut =
      !context.peer.isCutOff ||
      context.nowMs() >= lastMs ||
      (!isPatient && (await seatsInReach(this.#provider, terms.classId, signal)))
    if (goesOut) {
      this.#cutOff.delete(key)
      return undefined
    }
    if (!before) context.note(tenure.taskId, 'waiting for a relay', { part: tenure.part })
    if (!isPatient && !inVain) context.note(tenure.taskId, 'seats out of reach', { part: tenure.part })
    this.#cutOff.set(key, { sinceMs, inVain: !isPatient })
    return { againMs: isPatient ? relayLookMs : seatsLookMs }
  }
}
