import type { DatabaseSync } from 'node:sqlite'

/**
 * Returns the ids of one page, newest first. `before` names the last row of the previous page, so that new rows do
 * not shift the pages.
 */
export function readPage(
  db: DatabaseSync,
  options: {
    table: 'task' | 'delivery'
    order: 'posted_at' | 'rowid'
    where?: readonly [column: string, value: string | number] | undefined
    query: { limit: number; before?: string | undefined }
  },
): { ids: string[]; next: string | null } {
  const { table, order, where, query } = options
  const [value, id] = query.before?.split('~') ?? []
  const conditions = [
    ...(where ? [`${where[0]} = ?`] : []),
    ...(value !== undefined && id !== undefined ? [`(${order}, id) < (?, ?)`] : []),
  ]
  const values = [
    ...(where ? [where[1]] : []),
    ...(value !== undefined && id !== undefined ? [Number(value), id] : []),
  ]
  const rows = db
    .prepare(
      `SELECT id, ${order} AS position FROM ${table} ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''} ORDER BY ${order} DESC, id DESC LIMIT ?`,
    )
    .all(...values, query.limit)
  const last = rows.length === query.limit ? rows.at(-1) : undefined
  return { ids: rows.map((row) => row.id as string), next: last ? `${last.position}~${last.id}` : null }
}
