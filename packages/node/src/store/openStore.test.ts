import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrations } from './migrations.ts'
import { openStore, transaction } from './openStore.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-store-'))
  file = path.join(folder, 'inner', 'muster.sqlite')
})
afterEach(() => rm(folder, { recursive: true }))

it('creates the folder and the newest schema on first use, and reopens the data', () => {
  const first = openStore(file)
  first.prepare("INSERT INTO record VALUES (?, ?, 1, '', 0)").run('chain', '12')
  first.close()
  const second = openStore(file)
  expect(second.prepare('SELECT id AS position FROM record').all()).toMatchObject([{ position: '12' }])
  second.close()
  expect(existsSync(`${file}.v${migrations.length}.bak`)).toBe(false)
})

it('migrates the database of an older version', () => {
  openStore(file).close()
  const raw = new DatabaseSync(file)
  const put = raw.prepare("INSERT INTO record VALUES (?, 'provider', 1, ?, 0)")
  put.run('provider-settings', '{"state":"on","region":"any"}')
  put.run('other', '{"region":"any"}')
  raw.exec('PRAGMA user_version = 1')
  raw.close()
  const store = openStore(file)
  const documents = store.prepare('SELECT kind, document FROM record ORDER BY kind').all()
  expect(documents.map(({ document }) => document)).toEqual([
    '{"region":"any"}',
    '{"state":"on","region":"unknown"}',
  ])
  store.close()
  expect(existsSync(`${file}.v1.bak`)).toBe(true)
})

it('rejects a database of a newer version without changing it', async () => {
  openStore(file).close()
  const raw = new DatabaseSync(file)
  raw.exec('PRAGMA user_version = 999')
  raw.close()
  const before = await readFile(file)
  expect(() => openStore(file)).toThrow(expect.objectContaining({ code: 'CONFIG_DATA_NEWER' }))
  expect(await readFile(file)).toEqual(before)
})

it('rejects a file that is not a database without changing it', async () => {
  const damaged = path.join(folder, 'damaged.sqlite')
  await writeFile(damaged, 'x'.repeat(4096))
  expect(() => openStore(damaged)).toThrow(expect.objectContaining({ code: 'CONFIG_DATA_DAMAGED' }))
  expect(await readFile(damaged, 'utf8')).toBe('x'.repeat(4096))
})

it('commits all of a transaction or none', () => {
  const store = openStore(file)
  expect(() =>
    transaction(store, () => {
      store.prepare("INSERT INTO record VALUES (?, ?, 1, '', 0)").run('a', '1')
      throw new Error('halfway')
    }),
  ).toThrow('halfway')
  expect(store.prepare('SELECT count(*) AS n FROM record').get()).toMatchObject({ n: 0 })
  store.close()
})

it('reports a full disk, and commits again when there is space', () => {
  const store = openStore(file)
  const pages = (store.prepare('PRAGMA page_count').get() as { page_count: number }).page_count
  store.exec(`PRAGMA max_page_count = ${pages + 2}`)
  const write = () =>
    transaction(store, () =>
      store.prepare('INSERT INTO record VALUES (?, ?, 1, ?, 0)').run('big', '1', 'x'.repeat(100_000)),
    )
  expect(write).toThrow('database or disk is full')
  store.exec('PRAGMA max_page_count = 1000000')
  write()
  expect(store.prepare('SELECT count(*) AS n FROM record').get()).toMatchObject({ n: 1 })
  store.close()
})
