import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import type { Ledger } from '../../ledger/Ledger.ts'
import { ledgerSchema } from '../../ledger/schema.ts'
import { cancelledBps } from './cancelledBps.ts'

const [cancel, leave] = [3, 2]

it('counts tasks in one piece that a client cancelled while they ran', () => {
  const database = new DatabaseSync(':memory:')
  onTestFinished(() => database.close())
  database.exec(ledgerSchema)
  const post = (id: string, how: number, cuts: number[], awardedAt: number | null = 1) => {
    database
      .prepare(`INSERT INTO task VALUES (?, '0xc', '', '', 'ended', ?, '', 0, 0, ?, NULL)`)
      .run(id, JSON.stringify({ how }), awardedAt)
    for (const reason of cuts)
      database
        .prepare(
          `INSERT INTO event (block, log_index, at, transaction_hash, contract, name, task_id, args)
           VALUES (0, 0, 0, '', 'market', 'PartCut', ?, ?)`,
        )
        .run(id, JSON.stringify({ reason }))
  }
  const ledger = { database } as Ledger
  expect(cancelledBps(ledger, '0xC')).toBe(0)
  post('kept', 3, [])
  post('left', 2, [leave])
  post('never awarded', 3, [], null)
  // receipted work of a replayed task is paid when it is cancelled
  post('replayed', 0, [cancel])
  expect(cancelledBps(ledger, '0xC')).toBe(0)
  post('cancelled', 1, [cancel, cancel])
  post('cancelled too', 3, [cancel])
  expect(cancelledBps(ledger, '0xC')).toBe(5_000)
  expect(cancelledBps(ledger, '0xD')).toBe(0)
})
