import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ChainDirectory } from './ChainDirectory.ts'

const genesis = { timestamp: 1_700_000_000, alloc: { '0x00000000000000000000000000000000000000aa': 5n } }
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'muster-directory-'))
})
afterEach(() => rm(directory, { recursive: true }))

async function changeManifest(change: Record<string, unknown>): Promise<void> {
  const file = path.join(directory, 'chain.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...change }))
}

describe('ChainDirectory', () => {
  it('creates a chain once; opening it again changes nothing', async () => {
    await ChainDirectory.open(directory, 7, genesis)
    const before = await readFile(path.join(directory, 'genesis.json'), 'utf8')
    await ChainDirectory.open(directory, 7, { timestamp: 1, alloc: {} })
    expect(await readFile(path.join(directory, 'genesis.json'), 'utf8')).toBe(before)
  })

  it.each([
    ['format', { format: 2 }],
    ['anvil', { anvil: '9.9.9' }],
    ['chain id', { chainId: 8 }],
  ])('rejects data of another %s', async (property, change) => {
    await ChainDirectory.open(directory, 7, genesis)
    await changeManifest(change)
    await expect(ChainDirectory.open(directory, 7, genesis)).rejects.toMatchObject({
      code: 'CHAIN_DATA_VERSION',
      message: expect.stringContaining(property),
    })
  })

  it('uses the old snapshot until the new one is complete, then removes old files', async () => {
    const files = await ChainDirectory.open(directory, 7, genesis)
    const first = await files.replaceSnapshot(10, gzipSync('ten'), [['tx', '0x01']])
    await first.close()
    await writeFile(path.join(directory, 'snapshot-20.json.gz.new'), 'a crash in the middle of writing')
    const again = await ChainDirectory.open(directory, 7, genesis)
    expect(again.base).toBe(10)
    expect(await readFile((await again.unpackSnapshot())!, 'utf8')).toBe('ten')
    const second = await again.replaceSnapshot(30, gzipSync('thirty'), [])
    await second.close()
    expect((await readdir(directory)).filter((name) => /\d/.test(name)).sort()).toEqual([
      'journal-30',
      'snapshot-30.json.gz',
    ])
  })
})
