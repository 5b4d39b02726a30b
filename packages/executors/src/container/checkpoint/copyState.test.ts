import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyState } from './copyState.ts'

async function folders() {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-copy-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const [source, target] = [path.join(root, 'source'), path.join(root, 'target')]
  await mkdir(path.join(source, 'deep', 'er'), { recursive: true })
  await writeFile(path.join(source, 'deep', 'er', 'file'), 'tea')
  await writeFile(path.join(source, 'run'), 'run', { mode: 0o4755 })
  return { source, target }
}

it('copies files and folders, and only the executable bit of modes', async () => {
  const { source, target } = await folders()
  await copyState(source, target, { maxBytes: 1 << 20 })
  expect((await readdir(target, { recursive: true })).sort()).toEqual([
    'deep',
    'deep/er',
    'deep/er/file',
    'run',
  ])
  expect(await readFile(path.join(target, 'deep/er/file'), 'utf8')).toBe('tea')
  expect((await stat(path.join(target, 'run'))).mode & 0o7777).toBe(0o700)
  expect((await stat(path.join(target, 'deep/er/file'))).mode & 0o7777).toBe(0o600)
})

it('skips symlinks and pipes', async () => {
  const { source, target } = await folders()
  await symlink('/etc', path.join(source, 'deep', 'etc'))
  await symlink('/etc/hostname', path.join(source, 'name'))
  execFileSync('mkfifo', [path.join(source, 'pipe')])
  await copyState(source, target, { maxBytes: 1 << 20 })
  expect((await readdir(target, { recursive: true })).sort()).toEqual([
    'deep',
    'deep/er',
    'deep/er/file',
    'run',
  ])
})

it('rejects a state whose apparent size is over the limit, before copying', async () => {
  const { source, target } = await folders()
  await writeFile(path.join(source, 'hole'), '')
  await truncate(path.join(source, 'hole'), 1 << 30)
  await expect(copyState(source, target, { maxBytes: 1 << 20 })).rejects.toThrow('more than 1048576 bytes')
  await expect(stat(target)).rejects.toThrow('ENOENT')
})

it('stops when the signal is aborted', async () => {
  const { source, target } = await folders()
  const signal = AbortSignal.abort(new Error('the owner is back'))
  await expect(copyState(source, target, { maxBytes: 1 << 20, signal })).rejects.toThrow('the owner is back')
})
