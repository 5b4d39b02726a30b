import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { compareResults } from './compareResults.ts'

const folders: string[] = []

async function result(files: Record<string, string>): Promise<string> {
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
})
