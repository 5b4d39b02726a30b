import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { needsRuntime } from './containerCompliance.ts'
import { probeImage } from './probeImage.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''

it('a run survives kill -9 of its daemon, and the next daemon reattaches to it', async (context) => {
  needsRuntime(context, 'runc')
  const root = await mkdtemp(path.join(tmpdir(), 'muster-killed-'))
  const dir = path.join(root, 'runs')
  await mkdir(`${dir}-in`)
  await writeFile(path.join(`${dir}-in`, 'a.txt'), 'tea\n')
  const daemon = spawn(process.execPath, [path.join(import.meta.dirname, 'startRunAndWait.ts'), dir, archive])
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await once(daemon.stdout, 'data')
  daemon.kill('SIGKILL')
  await once(daemon, 'exit')

  const next = await ContainerExecutor.open({ dir, engine: { kind: 'podman', runtime: 'runc' } })
  const run = await next.find('orphan')
  expect(await run?.status()).toBe('running')
  expect(Buffer.from((await run!.logs()).bytes).toString()).toBe('on\n')
  expect(await run!.stop({ graceMs: 20_000 })).toMatchObject({ kind: 'stopped' })
  expect(await readFile(path.join(dir, 'runs', 'orphan', 'files', 'out', 'saved'), 'utf8')).toBe('tea\n')
  await next.close()
})
