import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { anvilVersion } from '../anvil/findAnvil.ts'
import { JournalFile } from './JournalFile.ts'
import type { JournalRecord } from './JournalRecord.ts'

/** Data format version; raising it requires a migration. */
const format = 1

const Manifest = z.object({
  format: z.number(),
  anvil: z.string(),
  chainId: z.number(),
  /** The block of the snapshot that the journal continues; 0 is the genesis. */
  base: z.number(),
  /** SHA-256 of the snapshot; null for the genesis. */
  sha256: z.string().nullable(),
})
type Manifest = z.infer<typeof Manifest>

export type Genesis = { timestamp: number; alloc: Record<string, bigint> }

/**
 * The files of an embedded chain: `chain.json` names the current snapshot, `journal-<block>` has the records after it. A
 * new snapshot takes effect by one rename of chain.json, so that a crash leaves either the old pair or the new one.
 */
export class ChainDirectory {
  readonly directory: string
  #manifest: Manifest

  private constructor(directory: string, manifest: Manifest) {
    this.directory = directory
    this.#manifest = manifest
  }

  /** Opens the directory, or creates a new chain in it. @throws CHAIN_DATA_VERSION, CHAIN_DATA_DAMAGED */
  static async open(directory: string, chainId: number, genesis: Genesis): Promise<ChainDirectory> {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const text = await readFile(path.join(directory, 'chain.json'), 'utf8').catch(absent)
    if (text !== undefined) return new ChainDirectory(directory, parseManifest(text, chainId, directory))

    const manifest: Manifest = { format, anvil: anvilVersion, chainId, base: 0, sha256: null }
    const chain = new ChainDirectory(directory, manifest)
    await writeDurably(chain.genesisPath, formatGenesis(chainId, genesis))
    await (await JournalFile.create(chain.#journalPath(0))).close()
    await chain.#commit(manifest)
    return chain
  }

  get genesisPath(): string {
    return path.join(this.directory, 'genesis.json')
  }

  get base(): number {
    return this.#manifest.base
  }

  /** Opens the current journal for appending. */
  openJournal(): Promise<JournalFile> {
    return JournalFile.open(this.#journalPath(this.base)).catch((cause) => {
      if (cause.code !== 'ENOENT') throw cause
      throw new MusterError('CHAIN_DATA_DAMAGED', `${this.#journalPath(this.base)} is missing`, { cause })
    })
  }

  /** Unpacks the current snapshot to a file that anvil can load; returns undefined when the chain starts at its genesis. */
  async unpackSnapshot(): Promise<string | undefined> {
    if (this.#manifest.sha256 === null) return undefined
    const file = this.#snapshotPath(this.base)
    const packed = await readFile(file).catch(absent)
    if (!packed || sha256(packed) !== this.#manifest.sha256) {
      throw new MusterError('CHAIN_DATA_DAMAGED', `${file} is ${packed ? 'damaged' : 'missing'}`, {
        details: { path: file },
      })
    }
    const unpacked = path.join(this.directory, 'state.json')
    await writeFileIn(unpacked, await promisify(gunzip)(packed))
    return unpacked
  }

  /** Activates a new snapshot with a journal that starts with `records`; returns that journal. */
  async replaceSnapshot(
    block: number,
    packed: Buffer,
    records: readonly JournalRecord[],
  ): Promise<JournalFile> {
    await writeDurably(this.#snapshotPath(block), packed)
    const journal = await JournalFile.create(this.#journalPath(block))
    await journal.append(records)
    await this.#commit({ ...this.#manifest, base: block, sha256: sha256(packed) })
    await this.#removeLeftovers()
    return journal
  }

  async #commit(manifest: Manifest): Promise<void> {
    await writeDurably(path.join(this.directory, 'chain.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    this.#manifest = manifest
  }

  async #removeLeftovers(): Promise<void> {
    const keep = [this.#snapshotPath(this.base), this.#journalPath(this.base)].map((file) =>
      path.basename(file),
    )
    for (const name of await readdir(this.directory)) {
      if (/^(snapshot|journal)-\d+/.test(name) && !keep.includes(name))
        await rm(path.join(this.directory, name), { force: true })
    }
  }

  #snapshotPath(block: number): string {
    return path.join(this.directory, `snapshot-${block}.json.gz`)
  }

  #journalPath(block: number): string {
    return path.join(this.directory, `journal-${block}`)
  }
}

function parseManifest(text: string, chainId: number, directory: string): Manifest {
  let manifest: Manifest
  try {
    manifest = Manifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new MusterError('CHAIN_DATA_DAMAGED', `${directory}/chain.json is invalid`, { cause })
  }
  const differs = (property: string, found: string | number, expected: string | number) =>
    new MusterError('CHAIN_DATA_VERSION', `${directory} has ${property} ${found}, expected ${expected}`, {
      details: { found, expected },
    })
  if (manifest.format !== format) throw differs('format', manifest.format, format)
  if (manifest.anvil !== anvilVersion) throw differs('anvil', manifest.anvil, anvilVersion)
  if (manifest.chainId !== chainId) throw differs('chain id', manifest.chainId, chainId)
  return manifest
}

function formatGenesis(chainId: number, { timestamp, alloc }: Genesis): string {
  const hex = (value: number | bigint) => `0x${value.toString(16)}`
  return JSON.stringify({
    config: { chainId },
    timestamp: hex(timestamp),
    gasLimit: '0x0', // anvil uses the limit of its command line
    difficulty: '0x0',
    alloc: Object.fromEntries(Object.entries(alloc).map(([who, wei]) => [who, { balance: hex(wei) }])),
  })
}

/** Replaces a file atomically and durably: after a crash it has its old or its new content. */
async function writeDurably(file: string, content: string | Buffer): Promise<void> {
  await writeFileIn(`${file}.new`, content)
  await rename(`${file}.new`, file)
  if (process.platform === 'win32') return // no directory handles there
  const directory = await open(path.dirname(file), 'r')
  await directory.sync().finally(() => directory.close())
}

async function writeFileIn(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause
    throw new MusterError('CHAIN_DISK_FULL', `no space left for ${file}`, { cause })
  } finally {
    await handle.close()
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
