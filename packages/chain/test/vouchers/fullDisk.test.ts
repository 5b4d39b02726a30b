import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'

const mount = 'mount -t tmpfs -o size=1m tmpfs "$1" && exec "$2" "$3" "$1"'
const works = spawnSync('unshare', ['-r', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

it('acknowledges nothing on a full disk, loses nothing and continues when there is space', async (context) => {
  if (!works) context.skip('no mount namespaces on this machine')
  const script = path.join(import.meta.dirname, 'smallDiskBook.ts')
  const { stdout, stderr } = spawnSync(
    'unshare',
    [
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      mount,
      'sh',
      await temporaryDirectory(),
      process.execPath,
      script,
    ],
    { encoding: 'utf8' },
  )
  const [full, after] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line || '{}'))
  expect(full, stderr).toMatchObject({ code: 'CHAIN_DISK_FULL', inOrder: true })
  expect(full.acknowledged.receipts).toBeGreaterThan(0)
  expect(full.stored).toBe(full.acknowledged.receipts)
  expect(full.amount).toBe(full.acknowledged.amount)
  expect(after, stderr).toMatchObject({ inOrder: true, stored: full.stored + 30 })
  expect(after.code).toBeUndefined()
  expect(after.amount).toBe(after.acknowledged.amount)
})
