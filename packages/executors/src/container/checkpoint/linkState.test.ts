import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isUnchanged, linkState } from './linkState.ts'

async function linked() {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-link-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const [source, target] = [path.join(root, 'source'), path.join(root, 'target')]
  await mkdir(path.join(source, 'deep'), { recursive: true })
  await writeFile(path.join(source, 'deep', 'file'), 'before')
  await symlink('/etc', path.join(source, 'etc'))
  return { source, target, files: await linkState(source, target) }
}

it('keeps the old file when the program replaces it by a rename', async () => {
  const { source, target, files } = await linked()
  await writeFile(path.join(source, 'new'), 'after')
  await rename(path.join(source, 'new'), path.join(source, 'deep', 'file'))
  expect(await isUnchanged(files)).toBe(true)
  expect(await readFile(path.join(target, 'deep', 'file'), 'utf8')).toBe('before')
  expect((await readdir(target, { recursive: true })).sort()).toEqual(['deep', 'deep/file'])
})

it('detects that the program writes in place', async () => {
  const { source, files } = await linked()
  const file = await open(path.join(source, 'deep', 'file'), 'r+')
  // Same length as before: only the mtime shows the change.
  await file.write('beyond')
  await file.utimes(1, 2)
  await file.close()
  expect(await isUnchanged(files)).toBe(false)
})

it('rejects too many files', async () => {
  const { source, target } = await linked()
  await expect(linkState(source, `${target}-2`, 2)).rejects.toThrow('more than 2 files')
})
