import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { measureFolder } from './measureFolder.ts'

async function folder(): Promise<string> {
  const created = await mkdtemp(path.join(tmpdir(), 'muster-measure-'))
  onTestFinished(() => rm(created, { recursive: true }))
  return created
}

it('sums apparent and disk sizes and does not follow symlinks', async () => {
  const root = await folder()
  await mkdir(path.join(root, 'deep'))
  await writeFile(path.join(root, 'deep', 'a'), Buffer.alloc(10_000))
  await writeFile(path.join(root, 'hole'), '')
  await truncate(path.join(root, 'hole'), 1_000_000)
  await symlink('/usr', path.join(root, 'link'))
  const size = await measureFolder(root, 10 ** 9)
  expect(size).toMatchObject({ bytes: 1_010_000, largestFileBytes: 1_000_000 })
  expect(size.diskBytes).toBeLessThan(100_000)
})

it('counts at least a block per file and stops at the limit', async () => {
  const root = await folder()
  for (let i = 0; i < 50; i++) await writeFile(path.join(root, `${i}`), '')
  expect((await measureFolder(root, 10 ** 9)).diskBytes).toBe(50 * 4096)
  expect((await measureFolder(root, 20_000)).diskBytes).toBe(5 * 4096)
  expect(await measureFolder(path.join(root, 'missing'), 1)).toEqual({
    bytes: 0,
    diskBytes: 0,
    largestFileBytes: 0,
  })
})
