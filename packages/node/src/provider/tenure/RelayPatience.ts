import type { Provider } from '../Provider.ts'
import { type Tenure, tenureKey } from './Tenure.ts'

/**
 * A delivery starts the clock of its check, and seats that cannot reach us would find no data: so it is held back for a
 * while when every relay of ours is gone.
 */
export class RelayPatience {
  readonly #provider: Provider
  /** Since when a finished part waits, by tenure. */
  readonly #sinceMs = new Map<string, number>()

  constructor(provider: Provider) {
    this.#provider = provider
  }

  isWaiting(tenure: Tenure): boolean {
    const { context, settings } = this.#provider
    const key = tenureKey(tenure)
    const sinceMs = this.#sinceMs.get(key)
    const isPatient = sinceMs === undefined || context.nowMs() - sinceMs < settings().patienceMs
    if (!context.peer.isCutOff || !isPatient) {
      this.#sinceMs.delete(key)
      return false
    }
    if (sinceMs === undefined) {
      this.#sinceMs.set(key, context.nowMs())
      context.note(tenure.taskId, 'waiting for a relay', { part: tenure.part })
    }
    return true
  }
}
