import { type FileHandle, open, readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { MusterError } from '@muster-network/core'
import type { JournalRecord } from './JournalRecord.ts'

/**
 * An append-only file with one checksummed JSON record per line. `append` returns once the records are on disk, so that
 * everything acknowledged after it survives a power cut.
 */
export class JournalFile {
  readonly #path: string
  readonly #file: FileHandle
  #length: number
  #count: number

  private constructor(path: string, file: FileHandle, length: number, count: number) {
    this.#path = path
    this.#file = file
    this.#length = length
    this.#count = count
  }

  static async create(path: string): Promise<JournalFile> {
    return new JournalFile(path, await open(path, 'w', 0o600), 0, 0)
  }

  /**
   * Opens a journal for appending. Removes a truncated or garbled last line, which was never acknowledged; damage before it
   * is not repaired.
   *
   * @throws CHAIN_DATA_DAMAGED
   */
  static async open(path: string): Promise<JournalFile> {
    const { records, length } = parseJournal(await readFile(path), path)
    const file = await open(path, 'r+')
    await file.truncate(length)
    return new JournalFile(path, file, length, records.length)
  }

  /** Number of records. */
  get count(): number {
    return this.#count
  }

  async read(): Promise<JournalRecord[]> {
    return parseJournal(await readFile(this.#path), this.#path).records
  }

  /** Appends records durably. @throws CHAIN_DISK_FULL, with the file unchanged */
  async append(records: readonly JournalRecord[]): Promise<void> {
    const bytes = Buffer.from(records.map(formatRecord).join(''))
    try {
      await writeAll(this.#file, bytes, this.#length)
      await this.#file.datasync()
    } catch (cause) {
      await this.#file.truncate(this.#length).catch(() => {})
      const code = (cause as NodeJS.ErrnoException).code
      if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') throw cause
      throw new MusterError('CHAIN_DISK_FULL', 'no space left for the journal of the embedded chain', {
        cause,
      })
    }
    this.#length += bytes.length
    this.#count += records.length
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

function formatRecord(record: JournalRecord): string {
  const json = JSON.stringify(record)
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`
}

function parseJournal(bytes: Buffer, path: string): { records: JournalRecord[]; length: number } {
  const records: JournalRecord[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf(10, at)
    const record = end < 0 ? undefined : parseLine(bytes.subarray(at, end).toString())
    if (!record) {
      // only one batch is in flight at a time, so the rest must be one unfinished write
      if (hasWholeRecord(bytes, end)) {
        throw new MusterError('CHAIN_DATA_DAMAGED', `${path} is damaged at byte ${at}`, {
          details: { path, offset: at },
        })
      }
      break
    }
    records.push(record)
    at = end + 1
  }
  return { records, length: at }
}

function hasWholeRecord(bytes: Buffer, from: number): boolean {
  for (let at = from + 1; from >= 0 && at < bytes.length; ) {
    const end = bytes.indexOf(10, at)
    if (end < 0) return false
    if (parseLine(bytes.subarray(at, end).toString())) return true
    at = end + 1
  }
  return false
}

function parseLine(line: string): JournalRecord | undefined {
  const json = line.slice(9)
  if (line[8] !== ' ' || Number.parseInt(line.slice(0, 8), 16) !== crc32(json)) return undefined
  return JSON.parse(json) as JournalRecord
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}
