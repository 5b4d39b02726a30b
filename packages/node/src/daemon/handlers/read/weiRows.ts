import type { DatabaseSync } from 'node:sqlite'

/** An amount that an account was paid or lost. */
export type WeiRow = { owner: string; wei: bigint }

/** Every payment for work, by its executor. */
export function paidRows(db: DatabaseSync): WeiRow[] {
  return rows(
    db,
    "SELECT executor AS owner, json_extract(settlement, '$.paid.$bigint') AS wei FROM delivery WHERE outcome IN ('paid', 'neutral') AND settlement IS NOT NULL",
  )
}

/** Every slash, by its operator. */
export function slashedRows(db: DatabaseSync): WeiRow[] {
  return rows(
    db,
    "SELECT operator AS owner, json_extract(args, '$.amount.$bigint') AS wei FROM event WHERE contract = 'registry' AND name = 'Slashed'",
  )
}

/** Sums up the amounts by owner. */
export function weiByOwner(rows: readonly WeiRow[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { owner, wei } of rows) sums.set(owner, (sums.get(owner) ?? 0n) + wei)
  return sums
}

function rows(db: DatabaseSync, sql: string): WeiRow[] {
  return db
    .prepare(sql)
    .all()
    .map(({ owner, wei }) => ({ owner: owner as string, wei: BigInt(wei as string) }))
}
