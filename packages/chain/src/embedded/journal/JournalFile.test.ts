import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { JournalFile } from './JournalFile.ts'
import type { JournalRecord } from './JournalRecord.ts'

const records: JournalRecord[] = [
  ['tx', '0x01'],
  ['tx', '0x02'],
  ['block', 1, 1_700_000_000, '0xaa', [1, 0]],
]
let directory: string
let file: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'muster-journal-'))
  file = path.join(directory, 'journal')
})
afterEach(() => rm(directory, { recursive: true }))

async function write(): Promise<Buffer> {
  const journal = await JournalFile.create(file)
  for (const record of records) await journal.append([record])
  await journal.close()
  return readFile(file)
}

async function reopen(): Promise<JournalRecord[]> {
  const journal = await JournalFile.open(file)
  const read = await journal.read()
  await journal.close()
  return read
}

describe('JournalFile', () => {
  it('returns the appended records and appends more after a reopen', async () => {
    await write()
    const journal = await JournalFile.open(file)
    expect(await journal.read()).toEqual(records)
    expect(journal.count).toBe(3)
    await journal.append([['drop', 7]])
    await journal.close()
    expect(await reopen()).toEqual([...records, ['drop', 7]])
  })

  it('drops only the last record when it was cut at any byte', async () => {
    const whole = await write()
    const lastLine = whole.lastIndexOf(10, whole.length - 2) + 1
    for (let length = lastLine; length < whole.length; length++) {
      await writeFile(file, whole.subarray(0, length))
      expect(await reopen()).toEqual(records.slice(0, 2))
    }
  })

  it('rejects a file with damage before the end and does not change it', async () => {
    const whole = await write()
    whole[12] = whole[12]! ^ 1
    await writeFile(file, whole)
    await expect(JournalFile.open(file)).rejects.toMatchObject({ code: 'CHAIN_DATA_DAMAGED' })
    expect(await readFile(file)).toEqual(whole)
  })

  it.runIf(process.platform === 'linux')('reports a full disk', async () => {
    const journal = await JournalFile.create('/dev/full')
    await expect(journal.append(records)).rejects.toMatchObject({ code: 'CHAIN_DISK_FULL', retryable: true })
    await journal.close()
  })
})
