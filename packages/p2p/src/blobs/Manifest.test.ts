import { unsafePathReason } from '@muster-network/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { watchLoop } from '../../../../scripts/test/watchLoop.ts'
import { expectOnlyMusterErrorsLater } from '../../test/fuzzDecoder.ts'
import { decodeManifest, encodeManifest, maxEntries } from './Manifest.ts'

const manifest = (...paths: string[]) =>
  encodeManifest({ version: 1, files: paths.map((path) => ({ path, bytes: 0, executable: false })) })

it('decodeManifest accepts no path that leaves its folder', async () => {
  await expectOnlyMusterErrorsLater((bytes) => decodeManifest(bytes))
  const segment = fc.constantFrom('..', '.', '', 'a', 'b', '/', '\\', 'c:', '\u0000', 'x'.repeat(300))
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const path = segments.join('/')
      if (unsafePathReason(path) !== undefined) return
      const resolved = new URL(path.split('/').map(encodeURIComponent).join('/'), 'file:///root/in/').pathname
      expect(resolved.startsWith('/root/in/')).toBe(true)
      expect(resolved.length).toBeGreaterThan('/root/in/'.length)
    }),
    { numRuns: 2000 },
  )
  for (const paths of [['a', 'a'], ['a', 'a/b'], ['a/b', 'a'], ['../a']])
    await expect(decodeManifest(manifest(...paths))).rejects.toMatchObject({ code: 'NET_BLOB_UNSAFE' })
  expect((await decodeManifest(manifest('a/b', 'a/c', 'ab'))).files.length).toBe(3)
  expect((await decodeManifest(manifest())).files).toEqual([])
  // Folders are directory entries too, and a few letters of a path imply one.
  expect((await decodeManifest(manifest('a/b/c/d', 'a/b/e'), { limit: 5 })).files.length).toBe(2)
  await expect(decodeManifest(manifest('a/b/c/d', 'a/b/e'), { limit: 4 })).rejects.toThrow(
    'more than 4 files and folders',
  )
})

it('decodeManifest returns any list of safe names that was encoded', async () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { maxLength: 20 }), async (names) => {
      const safe = names.filter((each) => unsafePathReason(each) === undefined && !each.includes('/'))
      const files = safe.map((path, index) => ({ path, bytes: index, executable: index % 2 === 1 }))
      expect(await decodeManifest(encodeManifest({ version: 1, files }))).toEqual({ version: 1, files })
    }),
    { numRuns: 500 },
  )
})

describe('a hostile manifest', () => {
  const entry = (n: number) => `{"path":"f${n}","bytes":0,"executable":false}`
  const wrapped = (entries: string) => Buffer.from(`{"version":1,"files":[${entries}]}`)

  it('is refused at its first wrong entry, whatever follows', async () => {
    const hostile = {
      'wrong entries': wrapped(Array(999_999).fill('{"path":1,"bytes":0,"executable":0}').join(',')),
      'nested entries': wrapped(`{"path":${'['.repeat(60 << 20)}`),
      'an endless text': wrapped(`{"path":"${'x'.repeat(60 << 20)}"`),
      'unknown keys': wrapped(`{${'"a":1,'.repeat(2 ** 20)}"b":1}`),
      'empty entries': wrapped(Array(999_999).fill('{}').join(',')),
    }
    for (const [name, bytes] of Object.entries(hostile)) {
      const { outcome, longestPauseMs, memoryGrewBytes } = await watchLoop(() => decodeManifest(bytes))
      expect(outcome, name).toMatchObject({ status: 'rejected', reason: { code: 'NET_BLOB_UNSAFE' } })
      expect(longestPauseMs, name).toBeLessThan(1_000)
      expect(memoryGrewBytes, name).toBeLessThan(100 << 20)
    }
  })

  it('of the largest allowed size leaves the event loop free', async () => {
    const bytes = wrapped(Array.from({ length: maxEntries }, (_, n) => entry(n)).join(','))
    const { outcome, tookMs, longestPauseMs, memoryGrewBytes } = await watchLoop(() => decodeManifest(bytes))
    expect(outcome.status).toBe('fulfilled')
    expect(longestPauseMs).toBeLessThan(tookMs / 4)
    expect(memoryGrewBytes).toBeLessThan(200 << 20)
  })
})
