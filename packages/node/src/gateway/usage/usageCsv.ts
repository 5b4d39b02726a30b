import type { UsageRow } from './UsageBook.ts'

const columns = [
  'number',
  'time',
  'key',
  'key_name',
  'stream',
  'stream_id',
  'in_units',
  'out_units',
  'cost_wei',
  'status',
  'first_token_ms',
] as const

/** Returns usage as CSV by RFC 4180, with a head. `keyName` returns the name of a key. */
export function* usageCsv(
  rows: Iterable<UsageRow>,
  keyName: (keyId: string) => string,
): Generator<string, void, undefined> {
  yield `${columns.join(',')}\r\n`
  for (const row of rows) {
    const cells = [
      row.number,
      new Date(row.atMs).toISOString(),
      row.keyId,
      keyName(row.keyId),
      row.streamName,
      row.streamId,
      row.inUnits,
      row.outUnits,
      row.costWei ?? '',
      row.status ?? '',
      row.firstMs ?? '',
    ]
    yield `${cells.map((cell) => cellText(String(cell))).join(',')}\r\n`
  }
}

/** Spreadsheets run a text that begins like a formula, and the owner of a key chooses its name. */
function cellText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
