import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { roomyLimits } from '../../src/compliance/ComplianceSetup.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import type { RunOutcome } from '../../src/Run.ts'
import type { Limits } from '../../src/RunSpec.ts'
import { needsRuntime } from './complianceOf.ts'
import { probe, probeImage, sharedImages } from './probeImage.ts'

type Hostile = { outcome: RunOutcome; loot: string; log: string }

/** What a stranger's program may try in a container of one runtime, each its own test. */
export async function hostileOf(runtime: 'runc' | 'runsc'): Promise<void> {
  const archive = has('podman') && has('C compiler') ? await probeImage() : ''

  let root = ''
  let executor: ContainerExecutor | undefined
  let made = 0

  afterAll(async () => {
    for (const left of (await executor?.list()) ?? []) await left.stop({ graceMs: 0 })
    await executor?.close()
    await rm(root, { recursive: true, force: true })
  })

  async function run(words: string[], limits: Partial<Limits> = {}): Promise<Hostile> {
    if (executor === undefined) {
      root = await mkdtemp(path.join(tmpdir(), 'muster-hostile-'))
      await mkdir(path.join(root, 'in'))
      await writeFile(path.join(root, 'in', 'a.txt'), 'tea\n')
      executor = await ContainerExecutor.open({
        dir: path.join(root, 'runs'),
        imagesDir: sharedImages(),
        engine: { kind: 'podman', runtime },
      })
    }
    const started = await executor.start({
      runId: `hostile-${++made}`,
      program: probe(archive, ...words),
      inputDir: path.join(root, 'in'),
      env: { ASKED_FOR: 'yes' },
      limits: { ...roomyLimits, wallMs: 8000, ...limits },
    })
    const outcome = await started.wait()
    const out = path.join(root, 'runs', 'runs', started.id, 'out')
    return {
      outcome,
      loot: await readFile(path.join(out, 'loot'), 'utf8').catch(() => ''),
      log: Buffer.from((await started.logs()).bytes).toString(),
    }
  }

  describe(`hostile programs: podman with ${runtime}`, () => {
    const nothingWon = { outcome: { kind: 'finished' }, loot: '' }

    it('fork bomb: is held to its processes and ends with its time', async (context) => {
      needsRuntime(context, runtime)
      const { outcome } = await run(['forkBomb'], { processes: 32, wallMs: 2500 })
      expect(outcome.kind).toBe('failed')
    })

    it('memory bomb: ends at its limit', async (context) => {
      needsRuntime(context, runtime)
      const { outcome } = await run(['memoryBomb'], { memoryBytes: 96 * 2 ** 20 })
      expect(outcome).toMatchObject({ failure: { fault: 'limit', limit: 'memoryBytes' } })
    })

    it('file bomb: one large file, or many small ones', async (context) => {
      needsRuntime(context, runtime)
      for (const bomb of ['fileBomb', 'fileSwarm'])
        expect((await run([bomb], { diskBytes: 2 ** 20 })).outcome, bomb).toMatchObject({
          failure: { fault: 'limit', limit: 'diskBytes' },
        })
    })

    it('giant log: the first bytes are kept, no more', async (context) => {
      needsRuntime(context, runtime)
      const { log, outcome } = await run(['logBomb'], { logBytes: 5000, wallMs: 1500 })
      expect(log).toHaveLength(5000)
      expect(outcome).toMatchObject({ failure: { fault: 'limit', limit: 'wallMs' } })
    })

    it('symlink out: a result that points out of its folder is refused, and not followed', async (context) => {
      needsRuntime(context, runtime)
      const { outcome } = await run(['linkOut', '/etc/hostname'])
      expect(outcome).toMatchObject({ kind: 'failed', failure: { fault: 'program' } })
    })

    it('/proc and /sys: no keys, no kernel memory, no other processes, no settings', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['readProc'])).toMatchObject(nothingWon)
    })

    it('sockets: no neighbour, no metadata service, no world, no raw packets', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['openSockets'])).toMatchObject(nothingWon)
    })

    it('ptrace: there is nobody to trace', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['tracePeople'])).toMatchObject(nothingWon)
    })

    it('mount: neither mounts, nor changes of root, nor devices', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['mountThings'])).toMatchObject(nothingWon)
    })

    it('root: is not root, cannot become it, and can write nowhere but where it may', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['becomeRoot'])).toMatchObject(nothingWon)
    })

    it("environment: holds what the task asked for and nothing of the daemon's", async (context) => {
      needsRuntime(context, runtime)
      process.env.MUSTER_SECRET_OF_TEST = 'do not leak'
      onTestFinished(() => {
        delete process.env.MUSTER_SECRET_OF_TEST
      })
      const { log } = await run(['env'])
      const names = log.split('\n').flatMap((line) => (line === '' ? [] : [line.split('=')[0]]))
      expect(names).toContain('ASKED_FOR')
      const given = ['ASKED_FOR', 'PATH', 'TERM', 'HOME', 'HOSTNAME', 'container']
      expect(names.filter((name) => !given.includes(name!))).toEqual([])
    })
  })
}
