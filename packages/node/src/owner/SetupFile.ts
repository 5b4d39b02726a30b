import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Hardware, SetupStep, TestStep } from '@muster-network/api'

/** What a set-up has decided so far; the rest is read where it was put. */
export type SetupRecord = {
  at: SetupStep | 'done'
  done: SetupStep[]
  hardware?: Hardware
  test?: { ok: boolean; steps: TestStep[] }
  payout?: string
  phraseConfirmed?: boolean
}

/**
 * Where the set-up stands. It lies in the data folder and not with what a node knows: a set-up that chooses another
 * network goes on after the daemon has moved there, where its node knows nothing yet.
 */
export class SetupFile {
  readonly #file: string

  constructor(dataDir: string) {
    this.#file = path.join(dataDir, 'setup.json')
  }

  read(): SetupRecord {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as SetupRecord
    } catch {
      // begun anew, a set-up asks again for what it cannot read: nothing is lost but answers
      return { at: 'network', done: [] }
    }
  }

  write(record: SetupRecord): void {
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 })
    writeFileSync(`${this.#file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }
}
