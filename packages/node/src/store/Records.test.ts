import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from './openStore.ts'
import { Records } from './Records.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-records-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('returns records after a restart, bigints included', () => {
  const file = path.join(folder, 'state.sqlite')
  const first = openStore(file)
  new Records<{ price: bigint }>(first, 'bid').put('a', { price: 2n ** 100n })
  first.close()
  const second = openStore(file)
  expect(new Records<{ price: bigint }>(second, 'bid').get('a')).toEqual({ price: 2n ** 100n })
  second.close()
})

it('lists only open records of its own kind, and closes a record without deleting it', () => {
  const store = openStore(path.join(folder, 'state.sqlite'))
  const bids = new Records<number>(store, 'bid')
  new Records<number>(store, 'other').put('a', 9)
  bids.put('a', 1)
  bids.put('b', 2)
  bids.close('a')
  bids.change('a', (n) => n + 10)
  expect(bids.open()).toEqual([{ id: 'b', value: 2 }])
  expect(bids.get('a')).toBe(11)
  expect(bids.change('none', (n) => n)).toBeUndefined()
  store.close()
})

it('lists the records under a prefix in order', () => {
  const store = openStore(path.join(folder, 'state.sqlite'))
  const parts = new Records<number>(store, 'part')
  for (const [n, id] of ['t1/0001', 't1/0000', 't10/0000', 't2/0000'].entries()) parts.put(id, n)
  expect(parts.under('t1/').map(({ id }) => id)).toEqual(['t1/0000', 't1/0001'])
  store.close()
})
