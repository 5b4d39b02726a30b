import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { generousLimits } from '../../src/compliance/ComplianceSetup.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import type { RunOutcome } from '../../src/Run.ts'
import type { Limits } from '../../src/RunSpec.ts'
import { needsRuntime } from './containerCompliance.ts'
import { probe, probeImage, sharedImages } from './probeImage.ts'

type Hostile = { outcome: RunOutcome; loot: string; log: string }

/** Attacks of a hostile program in a container of one runtime, one test each. */
export async function hostilePrograms(runtime: 'runc' | 'runsc'): Promise<void> {
  const archive = has('podman') && has('C compiler') ? await probeImage() : ''

  let root = ''
  let executor: ContainerExecutor | undefined
  let runCount = 0

  afterAll(async () => {
    for (const run of (await executor?.list()) ?? []) await run.stop({ graceMs: 0 })
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
      runId: `hostile-${++runCount}`,
      program: probe(archive, ...words),
      inputDir: path.join(root, 'in'),
      env: { ASKED_FOR: 'yes' },
      limits: { ...generousLimits, wallMs: 8000, ...limits },
    })
    const outcome = await started.wait()
    const out = path.join(root, 'runs', 'runs', started.id, 'files', 'out')
    return {
      outcome,
      loot: await readFile(path.join(out, 'loot'), 'utf8').catch(() => ''),
      log: Buffer.from((await started.logs()).bytes).toString(),
    }
  }

  describe(`hostile programs: podman with ${runtime}`, () => {
    const noAccess = { outcome: { kind: 'finished' }, loot: '' }

    it('fork bomb: is limited to its processes and ends at its time limit', async (context) => {
      needsRuntime(context, runtime)
      const { outcome } = await run(['forkBomb'], { processes: 32, wallMs: 2500 })
      expect(outcome.kind).toBe('failed')
    })

    it('memory bomb: ends at the memory limit', async (context) => {
      needsRuntime(context, runtime)
      const { outcome } = await run(['memoryBomb'], { memoryBytes: 96 * 2 ** 20 })
      expect(outcome).toMatchObject({ failure: { fault: 'limit', limit: 'memoryBytes' } })
    })

    it('file bomb: ends at the disk limit, with one large file or many small ones', async (context) => {
      needsRuntime(context, runtime)
      for (const bomb of ['fileBomb', 'fileSwarm'])
        expect((await run([bomb], { diskBytes: 2 ** 20 })).outcome, bomb).toMatchObject({
          failure: { fault: 'limit', limit: 'diskBytes' },
        })
    })

    it('log flood: only the first bytes are stored', async (context) => {
      needsRuntime(context, runtime)
      const { log, outcome } = await run(['logBomb'], { logBytes: 5000, wallMs: 1500 })
      expect(log).toHaveLength(5000)
      expect(outcome).toMatchObject({ failure: { fault: 'limit', limit: 'wallMs' } })
    })

    it('symlink: a result that points out of its folder is rejected and not followed', async (context) => {
      needsRuntime(context, runtime)
      const { outcome } = await run(['linkOut', '/etc/hostname'])
      expect(outcome).toMatchObject({ kind: 'failed', failure: { fault: 'program' } })
    })

    it('/proc and /sys: expose no keys, kernel memory, other processes or settings', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['readProc'])).toMatchObject(noAccess)
    })

    it('sockets: reach no neighbour, metadata service or internet, and send no raw packets', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['openSockets'])).toMatchObject(noAccess)
    })

    it('ptrace: can trace no process', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['tracePeople'])).toMatchObject(noAccess)
    })

    it('mount: cannot mount, change root or create devices', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['mountThings'])).toMatchObject(noAccess)
    })

    it('root: cannot become root or write outside its folders', async (context) => {
      needsRuntime(context, runtime)
      expect(await run(['becomeRoot'])).toMatchObject(noAccess)
    })

    it("environment: contains the task's variables and none of the daemon's", async (context) => {
      needsRuntime(context, runtime)
      process.env.MUSTER_SECRET_OF_TEST = 'do not leak'
      onTestFinished(() => {
        delete process.env.MUSTER_SECRET_OF_TEST
      })
      const { log } = await run(['env'])
      const names = log.split('\n').flatMap((line) => (line === '' ? [] : [line.split('=')[0]]))
      expect(names).toContain('ASKED_FOR')
      const allowed = ['ASKED_FOR', 'PATH', 'TERM', 'HOME', 'HOSTNAME', 'container']
      expect(names.filter((name) => !allowed.includes(name!))).toEqual([])
    })
  })
}
