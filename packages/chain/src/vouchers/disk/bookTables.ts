/**
 * The tables of a book. Each holds rows of bytes under a key of bytes that sort in the order of their numbers; a row is
 * written as its key and its body in one buffer.
 */
export const bookTables = {
  /** The newest voucher of each account. */
  voucher: { keyBytes: 52, bodyBytes: 121 },
  /** The receipts of each account by epoch and number. */
  receipt: { keyBytes: 64, bodyBytes: 201 },
  /** The settled amount of each account, and the number of the restoration after which it was met. */
  account: { keyBytes: 52, bodyBytes: 16 },
  /** One row: how often the book was restored from a backup. */
  restored: { keyBytes: 1, bodyBytes: 4 },
} as const

export type BookTable = keyof typeof bookTables

export const tableNames = Object.keys(bookTables) as BookTable[]

export function rowBytes(table: BookTable): number {
  return bookTables[table].keyBytes + bookTables[table].bodyBytes
}

/** WAL with full sync: a commit is on disk when it returns, so it survives kill -9 and a power cut. */
export const durably = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL'

/** Changes of one transaction: whole rows to put, one after the other, and ranges of keys to remove. */
export type BookBatch = {
  puts: Partial<Record<BookTable, Uint8Array>>
  removals: { table: BookTable; from: Uint8Array; before: Uint8Array }[]
}
