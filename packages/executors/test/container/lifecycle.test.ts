import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { untilFirstOutput } from '../../src/compliance/createScratch.ts'
import type { ContainerProgram } from '../../src/container/ContainerProgram.ts'
import { needsRuntime } from './containerCompliance.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''

describe('a container run', () => {
  it('lets a program save its work on SIGTERM, and kills a program that ignores it', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const executor = await open()
    const polite = await executor.start(spec('polite', probe(archive, 'saveOnTerm')))
    const ignoring = await executor.start(spec('ignoring', probe(archive, 'ignoreTerm')))
    await Promise.all([untilFirstOutput(polite), untilFirstOutput(ignoring)])
    expect(await polite.stop({ graceMs: 20_000 })).toMatchObject({ kind: 'stopped' })
    expect(await readFile(path.join(folder('polite'), 'files', 'out', 'saved'), 'utf8')).toBe('tea\n')
    expect(await ignoring.stop({ graceMs: 300 })).toMatchObject({ kind: 'stopped' })
  })

  it('reports its own processes and no others', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const executor = await open()
    const run = await executor.start(spec('known', probe(archive, 'spin')))
    await untilFirstOutput(run)
    const pids = await executor.pids()
    const commands = await Promise.all(
      [...pids].map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    )
    expect(commands).toContain('/probe\0spin\0')
    expect(pids.has(process.pid)).toBe(false)
    await run.stop({ graceMs: 0 })
    expect(await executor.pids()).toEqual(new Set())
  })

  it('fails with fault host when supervisor and container are killed from outside', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const executor = await open()
    const run = await executor.start(spec('lost', probe(archive, 'spin')))
    await untilFirstOutput(run)
    const { pid } = JSON.parse(await readFile(path.join(folder('lost'), 'supervisor.json'), 'utf8')) as {
      pid: number
    }
    const name = await containerOf(folder('lost'))
    expect(exists(name)).toBe(true)
    process.kill(-pid, 'SIGKILL')
    expect(await run.wait()).toMatchObject({ kind: 'failed', failure: { fault: 'host' } })
    expect(exists(name)).toBe(false)
  })

  it('removes containers of deleted runs that a crashed daemon left', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const before = await open()
    const deleted = await before.start(spec('deleted', probe(archive, 'spin')))
    const existing = await before.start(spec('existing', probe(archive, 'spin')))
    await Promise.all([untilFirstOutput(deleted), untilFirstOutput(existing)])
    const names = await Promise.all(['deleted', 'existing'].map((runId) => containerOf(folder(runId))))
    await before.close()
    // Its files are mounted, and stay.
    await rm(folder('deleted'), { recursive: true, force: true }).catch(() => {})

    const after = await open()
    expect(names.map(exists)).toEqual([false, true])
    expect(existsSync(path.join('/sys/fs/cgroup/memory', names[0]!))).toBe(false)
    expect((await after.list()).map((run) => run.id)).toEqual(['existing'])
  })

  it('fails with fault program when the image lacks the command', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const run = await (await open()).start(
      spec('missing', { image: { archive }, command: ['/no-such-thing'] }),
    )
    const outcome = await run.wait()
    expect(outcome).toMatchObject({ kind: 'failed', failure: { fault: 'program' } })
    expect(JSON.stringify(outcome, (_, v) => (typeof v === 'bigint' ? `${v}` : v))).toContain('no-such-thing')
  })

  it('leaves nothing behind after a failed start', async (context) => {
    needsRuntime(context, 'runc')
    const { root, open, spec } = await scratchRunc()
    const executor = await open()
    await mkdir(path.join(root, 'closed'), { mode: 0o700 })
    for (const inputDir of [path.join(root, 'closed'), path.join(root, 'missing')])
      await expect(
        executor.start({ ...spec('half', probe(archive, 'copy')), inputDir }),
      ).rejects.toMatchObject({
        code: 'EXEC_RUN_INVALID',
      })
    expect(await executor.list()).toEqual([])
    // The run id can be used again.
    expect(await (await executor.start(spec('half', probe(archive, 'copy')))).wait()).toMatchObject({
      kind: 'finished',
    })
  })

  it('removes an incomplete folder of a killed daemon', async (context) => {
    needsRuntime(context, 'runc')
    const { root, open } = await scratchRunc()
    await mkdir(path.join(root, 'runs', 'runs', '.new-abc'), { recursive: true })
    expect(await (await open()).list()).toEqual([])
    expect(await readdir(path.join(root, 'runs', 'runs'))).toEqual([])
  })

  it('rejects a program with all reasons, and starts nothing', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const executor = await open()
    const invalid = {
      image: { archive },
      command: [],
      egress: ['no host'],
      gpus: { vendor: 'nvidia', ids: ['a b'] },
    } as const
    await expect(
      executor.start(spec('invalid', invalid as unknown as ContainerProgram)),
    ).rejects.toMatchObject({
      code: 'EXEC_REFUSED',
      message:
        'the command is empty; no host is not of the form host or host:port; a b is not a valid GPU id',
    })
    expect(await executor.list()).toEqual([])
  })
})

async function containerOf(folder: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(folder, 'run.json'), 'utf8')) as { container: string })
    .container
}

function exists(name: string): boolean {
  return execFileSync('podman', ['ps', '--all', '--format', '{{.Names}}'])
    .toString()
    .split('\n')
    .includes(name)
}
