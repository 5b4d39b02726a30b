import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { openBook } from './openBook.ts'

async function newFile(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-openbook-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return path.join(directory, 'book.sqlite')
}

it('waits for the disk with every commit', async () => {
  const book = openBook(await newFile())
  onTestFinished(() => book.close())
  expect(book.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(book.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

it('rejects a newer book without changing it', async () => {
  const file = await newFile()
  const newer = new DatabaseSync(file)
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  const before = await readFile(file)
  expect(() => openBook(file)).toThrow(expect.objectContaining({ code: 'CONFIG_DATA_NEWER' }))
  expect(await readFile(file)).toEqual(before)
})

it('rejects a file that is no book without changing it', async () => {
  const file = await newFile()
  await writeFile(file, 'not a database, but longer than the header of one\n'.repeat(100))
  const before = await readFile(file)
  expect(() => openBook(file)).toThrow(expect.objectContaining({ code: 'CONFIG_DATA_DAMAGED' }))
  expect(await readFile(file)).toEqual(before)
})
