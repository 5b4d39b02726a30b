import type { DatabaseSync } from 'node:sqlite'
import type { ApiKey } from '../keys/ApiKey.ts'

/** One request that was reserved: a line of the bill. */
export type UsageRow = {
  number: number
  atMs: number
  keyId: string
  streamId: string
  streamName: string
  inUnits: number
  outUnits: number
  /** The most that the request could cost. */
  reservedWei: bigint
  /** Undefined while the request runs, and for ever when the process was killed meanwhile. */
  costWei: bigint | undefined
  /** The HTTP status; 499 when the caller left, undefined while the request runs and after a kill. */
  status: number | undefined
  /** Milliseconds until the first token. */
  firstMs: number | undefined
}

export type UsageQuery = {
  streamId?: string | undefined
  keyId?: string | undefined
  sinceMs?: number | undefined
  /** The number of the last row of the page before. */
  after?: number | undefined
  limit?: number | undefined
}

/** A part of a budget, held until the cost of its request is known. */
export type Reservation = { number: number; settle(result: Settlement): void }
export type Settlement = {
  inUnits: number
  outUnits: number
  costWei: bigint
  status: number
  firstMs?: number | undefined
}

export type BudgetDecision =
  | { ok: true; reservation: Reservation }
  | { ok: false; reason: 'day' | 'total'; leftWei: bigint }

type Spent = { totalWei: bigint; day: number; dayWei: bigint }

const dayMs = 86_400_000

/**
 * The usage of a gateway, which is the bill, and the budgets of its keys. The most that a request can cost is reserved before its
 * first ask, in the same turn that compares it with the budget, so that parallel requests cannot spend the same money. A request that a
 * kill interrupted counts with all that it reserved: its vouchers may have been used up.
 */
export class UsageBook {
  readonly #store: DatabaseSync
  readonly #nowMs: () => number
  readonly #spent = new Map<string, Spent>()

  constructor(store: DatabaseSync, { nowMs = Date.now }: { nowMs?: () => number } = {}) {
    this.#store = store
    this.#nowMs = nowMs
    const today = this.#today()
    for (const row of store.prepare('SELECT key_id, at_ms, reserved_wei, cost_wei FROM usage').iterate()) {
      const wei = BigInt((row.cost_wei ?? row.reserved_wei) as string)
      this.#count(row.key_id as string, wei, Math.floor((row.at_ms as number) / dayMs), today)
    }
  }

  /** Reserves the most that a request can cost, if the budgets of its key allow it. */
  reserve(
    key: Pick<ApiKey, 'id' | 'settings'>,
    request: { streamId: string; streamName: string; inUnits: number; mostWei: bigint },
  ): BudgetDecision {
    const { dayBudgetWei, totalBudgetWei } = key.settings
    const { mostWei } = request
    const day = this.#today()
    const spent = this.#spentOf(key.id, day)
    for (const [reason, budget, used] of [
      ['total', totalBudgetWei, spent.totalWei],
      ['day', dayBudgetWei, spent.dayWei],
    ] as const)
      if (budget !== undefined && used + mostWei > BigInt(budget)) {
        const leftWei = BigInt(budget) - used
        return { ok: false, reason, leftWei: leftWei > 0n ? leftWei : 0n }
      }
    const number = Number(
      this.#store
        .prepare(
          `INSERT INTO usage (at_ms, key_id, stream_id, stream_name, in_units, out_units, reserved_wei)
           VALUES (?, ?, ?, ?, ?, 0, ?)`,
        )
        .run(this.#nowMs(), key.id, request.streamId, request.streamName, request.inUnits, mostWei.toString())
        .lastInsertRowid,
    )
    this.#count(key.id, mostWei, day, day)
    let isOpen = true
    const settle = (result: Settlement) => {
      if (!isOpen) return
      isOpen = false
      this.#store
        .prepare(
          'UPDATE usage SET in_units = ?, out_units = ?, cost_wei = ?, status = ?, first_ms = ? WHERE number = ?',
        )
        .run(
          result.inUnits,
          result.outUnits,
          result.costWei.toString(),
          result.status,
          result.firstMs === undefined ? null : Math.round(result.firstMs),
          number,
        )
      this.#count(key.id, result.costWei - mostWei, day, this.#today())
    }
    return { ok: true, reservation: { number, settle } }
  }

  /** Returns what a key has spent or reserved. */
  spentBy(keyId: string): { totalWei: bigint; dayWei: bigint } {
    const { totalWei, dayWei } = this.#spentOf(keyId, this.#today())
    return { totalWei, dayWei }
  }

  /** Returns rows in the order of time. */
  rows({ streamId, keyId, sinceMs = 0, after = 0, limit = 1_000 }: UsageQuery = {}): UsageRow[] {
    return this.#store
      .prepare(
        `SELECT * FROM usage WHERE number > ? AND at_ms >= ? AND stream_id = ifnull(?, stream_id)
         AND key_id = ifnull(?, key_id) ORDER BY number LIMIT ?`,
      )
      .all(after, sinceMs, streamId ?? null, keyId ?? null, limit)
      .map((row) => ({
        number: row.number as number,
        atMs: row.at_ms as number,
        keyId: row.key_id as string,
        streamId: row.stream_id as string,
        streamName: row.stream_name as string,
        inUnits: row.in_units as number,
        outUnits: row.out_units as number,
        reservedWei: BigInt(row.reserved_wei as string),
        costWei: row.cost_wei === null ? undefined : BigInt(row.cost_wei as string),
        status: (row.status as number | null) ?? undefined,
        firstMs: (row.first_ms as number | null) ?? undefined,
      }))
  }

  #today(): number {
    return Math.floor(this.#nowMs() / dayMs)
  }

  #spentOf(keyId: string, day: number): Spent {
    const spent = this.#spent.get(keyId) ?? { totalWei: 0n, day, dayWei: 0n }
    if (spent.day !== day) {
      spent.day = day
      spent.dayWei = 0n
    }
    this.#spent.set(keyId, spent)
    return spent
  }

  /** Adds an amount of a request of `day`. A request that ends after midnight leaves the new day's budget alone. */
  #count(keyId: string, wei: bigint, day: number, today: number): void {
    const spent = this.#spentOf(keyId, today)
    spent.totalWei += wei
    if (day === today) spent.dayWei += wei
  }
}
