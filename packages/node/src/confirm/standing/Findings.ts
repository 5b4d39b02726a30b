import type { DatabaseSync } from 'node:sqlite'
import { type Hex, lowerHex } from '@muster-network/chain'
import { hasCode, type Logger } from '@muster-network/core'
import { Records } from '../../store/Records.ts'
import type { WrongFinding } from './Finding.ts'

type StoredFinding = WrongFinding & { isTold: boolean; isSent: boolean }

export type FindingActions = {
  /** Takes the place of an executor; called again after a restart until it returns. */
  onWrong(finding: WrongFinding): Promise<void> | void
  /** Accuses an answer on the chain; called again until it returns or the time to accuse is over. */
  accuse(finding: WrongFinding): Promise<void>
}

/** The executors that were found wrong, on disk until all has been done about them. */
export class Findings {
  readonly #records: Records<StoredFinding>
  readonly #actions: FindingActions
  readonly #logger: Logger

  constructor(database: DatabaseSync, actions: FindingActions, logger: Logger) {
    this.#records = new Records(database, 'confirm-finding')
    this.#actions = actions
    this.#logger = logger
  }

  /** Stores a finding; `act` does what follows from it. */
  put(finding: WrongFinding): void {
    const id = idOf(finding.provider, finding.signed.receipt.request)
    if (!this.#records.get(id))
      this.#records.put(id, { ...finding, isTold: false, isSent: !finding.isAccused })
  }

  /** Removes the finding of an accusation that was wrong, and returns it. */
  clear(provider: Hex, request: Hex): WrongFinding | undefined {
    const id = idOf(provider, request)
    const finding = this.#records.get(id)
    if (!finding?.isAccused) return undefined
    this.#records.remove(id)
    return finding
  }

  /** Returns whether an answer of a provider is accused, and not cleared. */
  isAccused(streamId: Hex, provider: Hex): boolean {
    const found = this.#records.under(`${lowerHex(provider)}/`)
    return found.some(({ value }) => value.isAccused && value.streamId === streamId)
  }

  all(): WrongFinding[] {
    return this.#records.all().map(({ value }) => value)
  }

  /** Does what is left to do. Returns true when something must be tried again. */
  async act(nowMs: number): Promise<boolean> {
    let isLeft = false
    for (const { id, value } of this.#records.open()) {
      // the accusation first: a provider that learns of its dismissal could prepare
      const isSent = value.isSent || value.untilMs <= nowMs || (await this.#try(value, 'accuse'))
      const isTold = value.isTold || (await this.#try(value, 'onWrong'))
      this.#records.change(id, (known) => ({ ...known, isSent, isTold }))
      if (isSent && isTold) this.#records.close(id)
      else isLeft = true
    }
    return isLeft
  }

  async #try(finding: WrongFinding, action: keyof FindingActions): Promise<boolean> {
    const { streamId, provider } = finding
    try {
      await this.#actions[action](finding)
      return true
    } catch (error) {
      this.#logger.warn({ streamId, provider, action, error }, 'a finding was not acted on; trying again')
      // a contract that rejects an accusation rejects it the next time too
      return action === 'accuse' && hasCode(error, 'CHAIN_REVERTED')
    }
  }
}

function idOf(provider: Hex, request: Hex): string {
  return `${lowerHex(provider)}/${request}`
}
