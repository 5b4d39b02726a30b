import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pathInside } from './pathInside.ts'

it('returns files below the folder, and rejects names and links that lead out of it', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'muster-inside-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const folder = path.join(home, 'folder')
  await mkdir(path.join(folder, 'in'), { recursive: true })
  await writeFile(path.join(folder, 'file'), 'x')
  await mkdir(path.join(home, 'folder-other'))
  await writeFile(path.join(home, 'secret'), 'x')
  await symlink(home, path.join(folder, 'out'))
  await symlink('../secret', path.join(folder, 'link'))
  await symlink('in', path.join(folder, 'inner'))
  await symlink('nowhere', path.join(folder, 'dangling'))
  await symlink('../folder-other', path.join(folder, 'other'))

  const long = Array(30).fill('x'.repeat(200)).join('/')
  for (const fine of ['in', 'in/new.txt', 'new/folder/file', 'inner/x', 'file/below', long])
    expect(pathInside(folder, fine)).toEqual({ ok: true, file: path.join(folder, fine) })
  for (const bad of [
    '../secret',
    'x\n/../../secret',
    'out/secret',
    'out/folder',
    'out/new',
    'link',
    'link/x',
    'dangling',
    'dangling/x',
    'other',
    'other/x',
    '.',
    '',
  ])
    expect(pathInside(folder, bad), bad).toMatchObject({ ok: false })
  expect(pathInside(path.join(home, 'absent'), 'a/b')).toMatchObject({ ok: true })
  // A folder that is itself reached through a link.
  await symlink(folder, path.join(home, 'alias'))
  expect(pathInside(path.join(home, 'alias'), 'in/x')).toMatchObject({ ok: true })
})
