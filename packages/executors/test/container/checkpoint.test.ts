import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { generousLimits } from '../../src/compliance/ComplianceSetup.ts'
import { untilFirstOutput } from '../../src/compliance/createScratch.ts'
import type { Checkpoint, Run } from '../../src/Run.ts'
import type { RunSpec } from '../../src/RunSpec.ts'
import { resultDigest } from '../../src/resultDigest.ts'
import { needsRuntime } from './containerCompliance.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''
const key = new Uint8Array(32)
const forged = { code: 'EXEC_CHECKPOINT_FORGED' }

/** Waits until the run has saved a first step and returns the checkpoint. */
async function firstCheckpoint(run: Run): Promise<Checkpoint> {
  for (;;) {
    const checkpoint = await run.checkpoint().catch(() => undefined)
    if (checkpoint && existsSync(path.join(checkpoint.path, 'step'))) return checkpoint
    await untilFirstOutput(run)
    await pauseFor(20)
  }
}

const outputOf = async (run: Run) => Buffer.from((await run.logs()).bytes).toString()

describe('the saved state of a container', () => {
  it('is copied while the program runs, and another run resumes from it', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const executor = await open()
    const first = await executor.start(spec('first', probe(archive, 'steps', '1000', '20')))
    const checkpoint = await firstCheckpoint(first)
    const at = Number(await readFile(path.join(checkpoint.path, 'step'), 'utf8'))
    expect(at).toBeGreaterThan(0)
    const from = { path: checkpoint.path, key, digest: checkpoint.digest }
    const second = await executor.start(spec('second', probe(archive, 'steps', `${at + 3}`, '1'), { from }))
    expect(await second.wait()).toMatchObject({ kind: 'finished' })
    expect(await outputOf(second)).toBe(`from ${at}\n`)
    // The first run was paused only for the copy.
    await expect
      .poll(async () => (await first.checkpoint()).digest, { timeout: 20_000 })
      .not.toBe(from.digest)
    expect(await first.status()).toBe('running')
    expect(await first.stop({ graceMs: 5_000 })).toMatchObject({ kind: 'stopped' })
    // The last saved state remains available after the end.
    const last = await first.checkpoint()
    expect(Number(await readFile(path.join(last.path, 'step'), 'utf8'))).toBeGreaterThan(at)
    // The state is not copied again when nothing has been written since.
    expect(await first.checkpoint()).toBe(last)
  })

  it('is unsupported when the program saves nothing', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const run = await (await open()).start(spec('spin', probe(archive, 'spin')))
    await untilFirstOutput(run)
    await expect(run.checkpoint()).rejects.toMatchObject({ code: 'EXEC_UNSUPPORTED' })
  })

  it('contains no file from outside its folder, even when the program swaps symlinks meanwhile', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const run = await (await open()).start(spec('swap', probe(archive, 'swapState', '/etc')))
    await untilFirstOutput(run)
    for (let i = 0; i < 20; i++) {
      const { path: copy } = await run.checkpoint()
      const entries = await readdir(copy, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => !entry.isDirectory())
      expect(files.every((entry) => entry.isFile())).toBe(true)
      expect(files.map((entry) => entry.name).sort()).toEqual(['hostname', 'turns'])
      const { parentPath } = files.find((entry) => entry.name === 'hostname')!
      expect(await readFile(path.join(parentPath, 'hostname'), 'utf8')).toBe('mine\n')
    }
  })

  it('is rejected when its apparent size is over the limit, and the program continues', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const limits = { ...generousLimits, diskBytes: 2 ** 20, outputBytes: 2 ** 20 }
    const run = await (await open()).start(
      spec('holes', probe(archive, 'sparseState', '1000000'), { limits }),
    )
    await untilFirstOutput(run)
    await expect(run.checkpoint()).rejects.toMatchObject({ code: 'EXEC_HOST' })
    expect(await run.status()).toBe('running')
  })

  it('is restored in a new run only with the committed digest and within its limits', async (context) => {
    needsRuntime(context, 'runc')
    const { root, open, spec } = await scratchRunc()
    const executor = await open()
    const state = path.join(root, 'state')
    await mkdir(state)
    await writeFile(path.join(state, 'step'), '7\n')
    const { digest } = await resultDigest(state)
    const start = (runId: string, from: RunSpec['from'], extra: Partial<Pick<RunSpec, 'limits'>> = {}) =>
      executor.start(spec(runId, probe(archive, 'steps', '8', '1'), { ...extra, from: from! }))
    await expect(start('other', { path: state, key, digest: '00'.repeat(32) })).rejects.toMatchObject(forged)
    await expect(
      start('large', { path: state, key, digest }, { limits: { ...generousLimits, diskBytes: 1000 } }),
    ).rejects.toMatchObject({ code: 'EXEC_STATE_TOO_LARGE' })
    await symlink('/etc/hostname', path.join(state, 'link'))
    await expect(start('link', { path: state, key, digest })).rejects.toMatchObject(forged)
    expect(await executor.list()).toEqual([])
    await rm(path.join(state, 'link'))
    const run = await start('good', { path: state, key, digest })
    expect(await run.wait()).toMatchObject({ kind: 'finished' })
    expect(await outputOf(run)).toBe('from 7\n')
  })

  it('is released after a daemon was killed during a copy', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const before = await open()
    await firstCheckpoint(await before.start(spec('paused-run', probe(archive, 'steps', '1000', '20'))))
    const { container } = JSON.parse(await readFile(path.join(folder('paused-run'), 'run.json'), 'utf8')) as {
      container: string
    }
    const freezer = path.join('/sys/fs/cgroup/freezer', container, 'freezer.state')
    if (!existsSync(freezer)) return context.skip('the engine makes the control groups here')
    await before.close()
    await writeFile(path.join(folder('paused-run'), 'held'), '')
    await writeFile(freezer, 'FROZEN')
    const step = () => readFile(path.join(folder('paused-run'), 'files', 'checkpoint', 'step'), 'utf8')
    const at = await step()
    const run = (await (await open()).find('paused-run'))!
    await expect.poll(step, { timeout: 20_000 }).not.toBe(at)
    expect(await run.status()).toBe('running')
  })
})
