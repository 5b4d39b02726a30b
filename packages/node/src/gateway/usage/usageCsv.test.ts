import { expect, it } from 'vitest'
import type { UsageRow } from './UsageBook.ts'
import { usageCsv } from './usageCsv.ts'

const row: UsageRow = {
  number: 1,
  atMs: Date.UTC(2026, 0, 2, 3, 4, 5),
  keyId: 'key-1',
  streamId: '0x11',
  streamName: 'smol',
  inUnits: 10,
  outUnits: 20,
  reservedWei: 500n,
  costWei: 210n,
  status: 200,
  firstMs: 12,
}

it('writes the bill as CSV, safe for spreadsheets', () => {
  const lost = { ...row, number: 2, costWei: undefined, status: undefined, firstMs: undefined }
  const names: Record<string, string> = { 'key-1': '=HYPERLINK("x"), a' }
  expect([...usageCsv([row, lost], (id) => names[id]!)].join('')).toBe(
    [
      'number,time,key,key_name,stream,stream_id,in_units,out_units,cost_wei,status,first_token_ms',
      `1,2026-01-02T03:04:05.000Z,key-1,"'=HYPERLINK(""x""), a",smol,0x11,10,20,210,200,12`,
      `2,2026-01-02T03:04:05.000Z,key-1,"'=HYPERLINK(""x""), a",smol,0x11,10,20,,,`,
      '',
    ].join('\r\n'),
  )
})
