import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readImageArchive } from './readImageArchive.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-archive-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function read(manifest: string): Promise<unknown> {
  await writeFile(path.join(dir, 'manifest.json'), manifest)
  const archive = path.join(dir, 'image.tar')
  execFileSync('tar', ['--create', '--file', archive, '--directory', dir, 'manifest.json'])
  return readImageArchive(archive, 2 ** 30)
}

const named = (names: string[]) => JSON.stringify([{ RepoTags: names, Layers: [] }])

it('returns the names of the image', async () => {
  expect(await read(named(['a:1', 'b:2']))).toEqual({ ok: true, names: ['a:1', 'b:2'] })
  expect(await read(named(['--privileged']))).toMatchObject({ ok: false })
})

it('refuses a manifest with more names or structure than an image has', async () => {
  // the engine would be called for each
  expect(await read(named(Array.from({ length: 20_000 }, (_, n) => `a:${n}`)))).toEqual({
    ok: false,
    reason: 'the image archive has more than 16 names for its image',
  })
  for (const manifest of [`${'['.repeat(500_000)}`, `[${'{},'.repeat(100_000)}{}]`])
    expect(await read(manifest)).toEqual({
      ok: false,
      reason: 'the manifest of the image archive describes more than an image',
    })
})
