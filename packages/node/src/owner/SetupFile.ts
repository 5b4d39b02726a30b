import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Hardware, SetupStep, TestStep } from '@muster-network/api'

/** The decisions of a set-up so far; everything else is read from where the set-up stored it. */
export type SetupRecord = {
  at: SetupStep | 'done'
  done: SetupStep[]
  hardware?: Hardware
  test?: { ok: boolean; steps: TestStep[] }
  payout?: string
  phraseConfirmed?: boolean
}

/**
 * The progress of the set-up. The file is in the data folder and not in the node's store: when the set-up chooses
 * another network, it continues after the daemon has moved there, where the node's store is empty.
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
      // an unreadable file restarts the set-up, which asks again; only answers are lost
      return { at: 'network', done: [] }
    }
  }

  write(record: SetupRecord): void {
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 })
    writeFileSync(`${this.#file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }
}
