import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { hasSpoken } from '../../src/compliance/scratch.ts'
import type { ContainerProgram } from '../../src/container/ContainerProgram.ts'
import { needsRuntime } from './complianceOf.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''

describe('a container run', () => {
  it('lets a program that hears SIGTERM save its work, and kills one that does not', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const executor = await open()
    const polite = await executor.start(spec('polite', probe(archive, 'saveOnTerm')))
    const deaf = await executor.start(spec('deaf', probe(archive, 'ignoreTerm')))
    await Promise.all([hasSpoken(polite), hasSpoken(deaf)])
    expect(await polite.stop({ graceMs: 20_000 })).toMatchObject({ kind: 'stopped' })
    expect(await readFile(path.join(folder('polite'), 'out', 'saved'), 'utf8')).toBe('tea\n')
    expect(await deaf.stop({ graceMs: 300 })).toMatchObject({ kind: 'stopped' })
  })

  it('knows its processes from all others', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const executor = await open()
    const run = await executor.start(spec('known', probe(archive, 'spin')))
    await hasSpoken(run)
    const pids = await executor.pids()
    const commands = await Promise.all(
      [...pids].map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    )
    expect(commands).toContain('/probe\0spin\0')
    expect(pids.has(process.pid)).toBe(false)
    await run.stop({ graceMs: 0 })
    expect(await executor.pids()).toEqual(new Set())
  })

  it('blames the machine when supervisor and container are killed from outside', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const executor = await open()
    const run = await executor.start(spec('lost', probe(archive, 'spin')))
    await hasSpoken(run)
    const { pid } = JSON.parse(await readFile(path.join(folder('lost'), 'supervisor.json'), 'utf8')) as {
      pid: number
    }
    const name = await containerOf(folder('lost'))
    expect(isThere(name)).toBe(true)
    process.kill(-pid, 'SIGKILL')
    expect(await run.wait()).toMatchObject({ kind: 'failed', failure: { fault: 'host' } })
    expect(isThere(name)).toBe(false)
  })

  it('removes what a crashed daemon left of runs that are no more', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec, folder } = await scratchRunc()
    const before = await open()
    const gone = await before.start(spec('gone', probe(archive, 'spin')))
    const kept = await before.start(spec('kept', probe(archive, 'spin')))
    await Promise.all([hasSpoken(gone), hasSpoken(kept)])
    const names = await Promise.all(['gone', 'kept'].map((runId) => containerOf(folder(runId))))
    await before.close()
    await rm(folder('gone'), { recursive: true })

    const after = await open()
    expect(names.map(isThere)).toEqual([false, true])
    expect(existsSync(path.join('/sys/fs/cgroup/memory', names[0]!))).toBe(false)
    expect((await after.list()).map((run) => run.id)).toEqual(['kept'])
  })

  it('says that a command is missing from the image, and blames the program', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const run = await (await open()).start(
      spec('missing', { image: { archive }, command: ['/no-such-thing'] }),
    )
    const outcome = await run.wait()
    expect(outcome).toMatchObject({ kind: 'failed', failure: { fault: 'program' } })
    expect(JSON.stringify(outcome, (_, v) => (typeof v === 'bigint' ? `${v}` : v))).toContain('no-such-thing')
  })

  it('leaves nothing of a start that failed half-way', async (context) => {
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
    // The id is free again.
    expect(await (await executor.start(spec('half', probe(archive, 'copy')))).wait()).toMatchObject({
      kind: 'finished',
    })
  })

  it('is not confused by a folder that a killed daemon had half made', async (context) => {
    needsRuntime(context, 'runc')
    const { root, open } = await scratchRunc()
    await mkdir(path.join(root, 'runs', 'runs', '.new-abc'), { recursive: true })
    expect(await (await open()).list()).toEqual([])
    expect(await readdir(path.join(root, 'runs', 'runs'))).toEqual([])
  })

  it('refuses a program with every reason, and starts nothing', async (context) => {
    needsRuntime(context, 'runc')
    const { open, spec } = await scratchRunc()
    const executor = await open()
    const wrong = {
      image: { archive },
      command: [],
      egress: ['no host'],
      gpus: { vendor: 'nvidia', ids: ['a b'] },
    } as const
    await expect(executor.start(spec('wrong', wrong as unknown as ContainerProgram))).rejects.toMatchObject({
      code: 'EXEC_REFUSED',
      message: 'the command is empty; no host is not host or host:port; a b is not the name of a GPU',
    })
    expect(await executor.list()).toEqual([])
  })
})

async function containerOf(folder: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(folder, 'run.json'), 'utf8')) as { container: string })
    .container
}

function isThere(name: string): boolean {
  return execFileSync('podman', ['ps', '--all', '--format', '{{.Names}}'])
    .toString()
    .split('\n')
    .includes(name)
}
