import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { roomyLimits } from '../../src/compliance/ComplianceSetup.ts'
import { hasSpoken } from '../../src/compliance/scratch.ts'
import type { Checkpoint, Run } from '../../src/Run.ts'
import type { RunSpec } from '../../src/RunSpec.ts'
import { resultDigest } from '../../src/resultDigest.ts'
import { needsRuntime } from './complianceOf.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''
const key = new Uint8Array(32)
const forged = { code: 'EXEC_CHECKPOINT_FORGED' }

/** What a run has saved, as soon as that is a step. */
async function saved(run: Run): Promise<Checkpoint> {
  for (;;) {
    const taken = await run.checkpoint().catch(() => undefined)
    if (taken && existsSync(path.join(taken.path, 'step'))) return taken
    await hasSpoken(run)
    await pauseFor(20)
  }
}

const said = async (run: Run) => Buffer.from((await run.logs()).bytes).toString()

describe('what a container saves', () => {
  it('is copied while it runs, and another run goes on from it', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const executor = await open()
    const first = await executor.start(spec('first', probe(archive, 'steps', '1000', '20')))
    const checkpoint = await saved(first)
    const at = Number(await readFile(path.join(checkpoint.path, 'step'), 'utf8'))
    expect(at).toBeGreaterThan(0)
    const from = { path: checkpoint.path, key, digest: checkpoint.digest }
    const second = await executor.start(spec('second', probe(archive, 'steps', `${at + 3}`, '1'), { from }))
    expect(await second.wait()).toMatchObject({ kind: 'finished' })
    expect(await said(second)).toBe(`from ${at}\n`)
    // the first was held for the copy and no longer
    await expect
      .poll(async () => (await first.checkpoint()).digest, { timeout: 20_000 })
      .not.toBe(from.digest)
    expect(await first.status()).toBe('running')
    expect(await first.stop({ graceMs: 5_000 })).toMatchObject({ kind: 'stopped' })
    // what it saved last is there after its end
    const last = await first.checkpoint()
    expect(Number(await readFile(path.join(last.path, 'step'), 'utf8'))).toBeGreaterThan(at)
    // and is not copied again when nothing was written since
    expect(await first.checkpoint()).toBe(last)
  })

  it('is nothing when the program saves nothing', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const run = await (await open()).start(spec('spin', probe(archive, 'spin')))
    await hasSpoken(run)
    await expect(run.checkpoint()).rejects.toMatchObject({ code: 'EXEC_UNSUPPORTED' })
  })

  it('never leads out of its folder, whatever changes places meanwhile', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const run = await (await open()).start(spec('swap', probe(archive, 'swapState', '/etc')))
    await hasSpoken(run)
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

  it('is refused when it claims more than the run may keep, and the program goes on', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const limits = { ...roomyLimits, diskBytes: 2 ** 20, outputBytes: 2 ** 20 }
    const run = await (await open()).start(
      spec('holes', probe(archive, 'sparseState', '1000000'), { limits }),
    )
    await hasSpoken(run)
    await expect(run.checkpoint()).rejects.toMatchObject({ code: 'EXEC_HOST' })
    expect(await run.status()).toBe('running')
  })

  it('of a stranger is laid before a run only as it was committed to, and within its limits', async (context) => {
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
      start('large', { path: state, key, digest }, { limits: { ...roomyLimits, diskBytes: 1000 } }),
    ).rejects.toMatchObject(forged)
    await symlink('/etc/hostname', path.join(state, 'link'))
    await expect(start('link', { path: state, key, digest })).rejects.toMatchObject(forged)
    expect(await executor.list()).toEqual([])
    await rm(path.join(state, 'link'))
    const run = await start('good', { path: state, key, digest })
    expect(await run.wait()).toMatchObject({ kind: 'finished' })
    expect(await said(run)).toBe('from 7\n')
  })

  it('lets go of a program that a killed daemon held for a copy', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const before = await open()
    await saved(await before.start(spec('held', probe(archive, 'steps', '1000', '20'))))
    const { container } = JSON.parse(await readFile(path.join(folder('held'), 'run.json'), 'utf8')) as {
      container: string
    }
    const freezer = path.join('/sys/fs/cgroup/freezer', container, 'freezer.state')
    if (!existsSync(freezer)) return context.skip('the engine makes the control groups here')
    await before.close()
    await writeFile(path.join(folder('held'), 'held'), '')
    await writeFile(freezer, 'FROZEN')
    const step = () => readFile(path.join(folder('held'), 'checkpoint', 'step'), 'utf8')
    const at = await step()
    const run = (await (await open()).find('held'))!
    await expect.poll(step, { timeout: 20_000 }).not.toBe(at)
    expect(await run.status()).toBe('running')
  })
})
