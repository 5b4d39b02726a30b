import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

it('a sandbox that cannot be started is a fault of the machine, and no uncaught exception', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-spawn-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const script = path.join(import.meta.dirname, 'programs/spawnWithoutDescriptors.ts')
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', 'ulimit -n 96; exec "$@"', 'sh', process.execPath, '--no-warnings', script, dir],
    { timeout: 60_000 },
  )
  const outcomes = JSON.parse(stdout) as string[]
  expect(outcomes).toHaveLength(12)
  // with a few descriptors the files can be opened, but not the pipes of the process
  expect(outcomes).toContain('EXEC_HOST')
}, 90_000)
