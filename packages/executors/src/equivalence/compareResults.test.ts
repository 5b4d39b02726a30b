import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { watchLoop } from '../../../../scripts/test/watchLoop.ts'
import { compareResults } from './compareResults.ts'

const folders: string[] = []

async function result(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-result-'))
  folders.push(folder)
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return folder
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

describe('compareResults', () => {
  it('reports which file differs and where', async () => {
    const one = await result({ a: 'x', 'deep/b.txt': 'hello' })
    const other = await result({ a: 'x', 'deep/b.txt': 'help!' })
    expect((await compareResults(one, other, 'bytes')).explanation).toMatchInlineSnapshot(
      `"deep/b.txt: byte 3 differs: 6c6f against 7021 (5 and 5 bytes)"`,
    )
    expect(await compareResults(one, one, 'bytes')).toEqual({ same: true, distance: 0 })
  })

  it('reports a file missing on either side', async () => {
    const one = await result({ a: 'x', b: 'y' })
    const other = await result({ a: 'x' })
    expect((await compareResults(one, other, 'bytes')).explanation).toBe('b is only in the first result')
    expect((await compareResults(other, one, 'bytes')).explanation).toBe('b is only in the second result')
  })

  it('does not follow symlinks', async () => {
    const one = await result({ a: 'x' })
    const other = await result({})
    await symlink(path.join(one, 'a'), path.join(other, 'a'))
    expect((await compareResults(one, other, 'bytes')).explanation).toBe(
      'second result: a is neither a file nor a folder',
    )
  })

  it('stops at its limits and when the signal is aborted', async () => {
    const one = await result({ a: 'xx', b: 'y' })
    const other = await result({ a: 'xx', b: 'z' })
    expect((await compareResults(one, other, 'bytes', { maxFileBytes: 1 })).explanation).toContain(
      'a is larger than 1 bytes',
    )
    expect((await compareResults(one, other, 'bytes', { maxFiles: 1 })).explanation).toBe(
      'first result: more than 1 files',
    )
    await expect(compareResults(one, other, 'bytes', { signal: AbortSignal.abort() })).rejects.toThrow(
      'abort',
    )
  })

  it('compares images by pixels and other files by bytes', async () => {
    const image = (value: number) => `P5 1 1 255 ${String.fromCharCode(value)}`
    const one = await result({ 'a.pgm': image(10), 'log.txt': 'same' })
    const near = await result({ 'a.pgm': image(11), 'log.txt': 'same' })
    const other = await result({ 'a.pgm': image(10), 'log.txt': 'else' })
    const rule = { how: 'pixels', tolerance: 1, share: 0 } as const
    expect(await compareResults(one, near, rule)).toMatchObject({ same: true, distance: 1 })
    expect(await compareResults(one, other, rule)).toMatchObject({ same: false })
  })

  describe('of small files that are large pictures', () => {
    /** 16 bits of red, green, blue and alpha for each pixel, in a file of some kilobytes. */
    function bomb(width: number, height: number, level: number): Buffer {
      const head = Buffer.alloc(13)
      head.writeUInt32BE(width)
      head.writeUInt32BE(height, 4)
      head.set([16, 6, 0, 0, 0], 8)
      const chunk = (type: string, body: Buffer) => {
        const out = Buffer.concat([Buffer.alloc(4), Buffer.from(type), body, Buffer.alloc(4)])
        out.writeUInt32BE(body.length)
        out.writeUInt32BE(crc32(out.subarray(4, -4)), out.length - 4)
        return out
      }
      return Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        chunk('IHDR', head),
        chunk('IDAT', deflateSync(Buffer.alloc((width * 8 + 1) * height), { level })),
        chunk('IEND', Buffer.alloc(0)),
      ])
    }
    const rule = { how: 'pixels', tolerance: 0, share: 0 } as const
    const bytes = 4_096 * 2_048 * 8

    it('leaves the event loop free and holds a few rows in memory', async () => {
      // files with the same bytes would not be decoded at all
      expect(bomb(64, 64, 9).equals(bomb(64, 64, 1))).toBe(false)
      const one = await result({ a: bomb(4_096, 2_048, 9) })
      const other = await result({ a: bomb(4_096, 2_048, 1) })
      const { outcome, tookMs, longestPauseMs, rssGrewBytes } = await watchLoop(() =>
        compareResults(one, other, rule),
      )
      expect(outcome).toMatchObject({ value: { same: true, distance: 0 } })
      expect(longestPauseMs).toBeLessThan(tookMs / 2)
      // decoded as a whole, the two pictures took four times as much
      expect(rssGrewBytes).toBeLessThan(2 * bytes)
    })

    it('is inconclusive when it takes too long, and ends', async () => {
      const one = await result({ a: bomb(4_096, 2_048, 9) })
      const other = await result({ a: bomb(4_096, 2_048, 1) })
      expect(await compareResults(one, other, rule, { baseMs: 1 })).toMatchObject({
        same: false,
        isInconclusive: true,
        explanation: expect.stringContaining('compareFolders took more than'),
      })
    })
  })
})
