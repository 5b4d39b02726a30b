import type { Hex } from '@muster-network/chain'

export type Statement = {
  tenure: number
  /** When this tenure was first seen here, its key was handed over, and its last statement came. */
  sinceMs: number
  handedMs?: number
  heardMs?: number
  units: bigint
}

/** What executors said lately. In memory alone: after a restart everyone has the time of a new tenure to be heard. */
export class Heard {
  readonly #statements = new Map<string, Statement>()
  readonly #nowMs: () => number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  of(taskId: Hex, part: number, tenure: number): Statement {
    const key = `${taskId}/${part}`
    const known = this.#statements.get(key)
    if (known?.tenure === tenure) return known
    const fresh: Statement = { tenure, sinceMs: this.#nowMs(), units: 0n }
    this.#statements.set(key, fresh)
    return fresh
  }

  handedOver(taskId: Hex, part: number, tenure: number): void {
    this.of(taskId, part, tenure).handedMs = this.#nowMs()
  }

  said(taskId: Hex, part: number, tenure: number, units: bigint): void {
    Object.assign(this.of(taskId, part, tenure), { heardMs: this.#nowMs(), units })
  }

  /** The executor answered on the chain, or delivered: it is there. */
  isThere(taskId: Hex, part: number, tenure: number): void {
    const statement = this.of(taskId, part, tenure)
    if (statement.heardMs === undefined) statement.sinceMs = this.#nowMs()
    else statement.heardMs = this.#nowMs()
  }

  forget(taskId: Hex, parts: number): void {
    for (let part = 0; part < parts; part++) this.#statements.delete(`${taskId}/${part}`)
  }
}
