import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runFolder } from './runFolder.ts'
import { settleRun } from './settleRun.ts'

/** Settles a run whose process is gone without an outcome, and left this on standard error. */
async function settled(stderr: string) {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-settle-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const folder = { ...runFolder(dir, 'run'), home: dir, outcome: path.join(dir, 'outcome') }
  await writeFile(path.join(dir, 'stderr'), stderr)
  return settleRun({ ...folder, stderr: path.join(dir, 'stderr') }, 'SIGABRT')
}

it('attributes a full heap, which every machine has alike, to the program, and other deaths to the host', async () => {
  const script = 'const all = []; for (;;) all.push(new Array(1000).fill({}))'
  const { stderr } = spawnSync(process.execPath, ['--max-old-space-size=16', '-e', script], {
    encoding: 'utf8',
  })
  expect(await settled(stderr)).toMatchObject({
    kind: 'failed',
    failure: { fault: 'limit', limit: 'memoryBytes' },
  })
  for (const other of ['', '# Fatal process out of memory: Zone', 'Segmentation fault'])
    expect(await settled(other)).toMatchObject({ kind: 'failed', failure: { fault: 'host' } })
})
