import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { Journal, type JournalRecord } from './Journal.ts'
import { openStore } from './openStore.ts'

const taskId = `0x${'07'.repeat(32)}`

async function openJournal() {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-journal-'))
  const store = openStore(path.join(folder, 'store.sqlite'))
  onTestFinished(async () => {
    store.close()
    await rm(folder, { recursive: true })
  })
  return { store, journal: new Journal(store) }
}

it('returns entries with their facts, and publishes them', async () => {
  const { journal } = await openJournal()
  const published: JournalRecord[] = []
  journal.onAdded((record) => published.push(record))
  journal.add(taskId, { step: 'bidPlaced', price: 2n ** 100n, number: 1 })
  journal.add(taskId, { step: 'ended' })
  expect(journal.of(taskId).map(({ entry }) => entry)).toEqual([
    { step: 'bidPlaced', price: 2n ** 100n, number: 1 },
    { step: 'ended' },
  ])
  expect(published).toEqual(journal.of(taskId))
  expect(journal.of(taskId, 1)).toHaveLength(1)
})

it('reads the rows of an older version as unknown entries', async () => {
  const { store, journal } = await openJournal()
  store
    .prepare('INSERT INTO step (task_id, name, facts, at_ms) VALUES (?, ?, ?, ?)')
    .run(taskId, 'bid placed', '{"number":1}', 5)
  expect(journal.of(taskId)).toEqual([
    { number: 1, taskId, atMs: 5, entry: { step: 'unknown', name: 'bid placed', facts: { number: 1 } } },
  ])
})
