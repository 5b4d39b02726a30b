import { unsafePathReason } from '@muster-network/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectOnlyMusterErrors } from '../../test/fuzzDecoder.ts'
import { decodeManifest } from './Manifest.ts'

it('decodeManifest accepts no path that leaves its folder', () => {
  expectOnlyMusterErrors(decodeManifest)
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
  const manifest = (...paths: string[]) =>
    Buffer.from(
      JSON.stringify({ version: 1, files: paths.map((path) => ({ path, bytes: 0, executable: false })) }),
    )
  for (const paths of [
    ['a', 'a'],
    ['a', 'a/b'],
    ['a/b', 'a'],
  ]) {
    expect(() => decodeManifest(manifest(...paths))).toThrow(
      expect.objectContaining({ code: 'NET_BLOB_UNSAFE' }),
    )
  }
  expect(decodeManifest(manifest('a/b', 'a/c', 'ab')).files.length).toBe(3)
  // Folders are directory entries too, and a few letters of a path imply one.
  expect(decodeManifest(manifest('a/b/c/d', 'a/b/e'), 5).files.length).toBe(2)
  expect(() => decodeManifest(manifest('a/b/c/d', 'a/b/e'), 4)).toThrow('more than 4 files and folders')
})
