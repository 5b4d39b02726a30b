import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { needsRuntime } from './containerCompliance.ts'
import { serveImage, sharedImages } from './probeImage.ts'

const archive = has('podman') && has('C compiler') ? await serveImage() : ''

it('a service is gone when the next daemon opens after kill -9 of its own', async (context) => {
  needsRuntime(context, 'runc')
  const root = await mkdtemp(path.join(tmpdir(), 'muster-killed-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const script = path.join(import.meta.dirname, '../programs/serveAndWait.ts')
  const daemon = spawn(process.execPath, [script, 'container', root, archive])
  await once(daemon.stdout, 'data')
  daemon.kill('SIGKILL')
  await once(daemon, 'exit')
  expect(containersOf(root)).toHaveLength(1)

  const next = await ContainerExecutor.open({
    dir: root,
    imagesDir: sharedImages(),
    engine: { kind: 'podman', runtime: 'runc' },
  })
  expect(containersOf(root)).toEqual([])
  expect(await readdir(path.join(root, 'services'))).toEqual([])
  expect(execFileSync('mount', { encoding: 'utf8' })).not.toContain(root)
  await next.close()
})

/** The containers that see a file of the folder. */
function containersOf(root: string): string[] {
  const podman = (...args: string[]) => execFileSync('podman', args, { encoding: 'utf8' })
  const ids = podman('ps', '--all', '--quiet').split('\n').filter(Boolean)
  return ids.filter((id) => podman('inspect', '--format', '{{.Mounts}}', id).includes(root))
}
