import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ContainerExecutor, compareResults, type RunOutcome } from '@muster-network/executors'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { buildFfmpegImage } from './buildImage.ts'
import { generateFilm, writeFilm } from './generate.ts'

const frames = generateFilm(6, 1)
const limits = {
  cpuMs: 120_000,
  wallMs: 120_000,
  memoryBytes: 2 ** 30,
  diskBytes: 256 * 2 ** 20,
  outputBytes: 256 * 2 ** 20,
  logBytes: 2 ** 20,
  processes: 128,
}

describe('FFmpeg in a container', () => {
  let root = ''
  let executor: ContainerExecutor | undefined
  let archive: string
  const ready = has('podman') && hasApt()

  beforeAll(async () => {
    if (!ready) return
    archive = await buildFfmpegImage()
    root = await mkdtemp(path.join(tmpdir(), 'muster-film-'))
    await writeFilm(path.join(root, 'in'), frames)
    executor = await ContainerExecutor.open({
      dir: path.join(root, 'runs'),
      engine: { kind: 'podman', runtime: 'runc' },
    })
  }, 280_000)

  afterAll(async () => {
    if (!ready) return
    const prepared = await executor?.prepare({ image: { archive } })
    await executor?.close()
    // The image takes 250 MB and nothing else uses it.
    if (prepared?.ok) execFileSync('podman', ['rmi', '--force', prepared.digest], { stdio: 'ignore' })
    await rm(root, { recursive: true, force: true })
  })

  function requireEngine(context: TestContext): void {
    skipWithout(context, 'podman')
    if (!hasApt()) context.skip('no apt-get on this machine')
  }

  async function ffmpeg(runId: string, ...args: string[]): Promise<string> {
    const program = { image: { archive }, command: ['/usr/bin/ffmpeg', '-nostdin', '-loglevel', 'error'] }
    const run = await executor!.start({ runId, program, args, inputDir: path.join(root, 'in'), limits })
    const outcome: RunOutcome = await run.wait()
    if (outcome.kind !== 'finished') throw new Error(Buffer.from((await run.logs()).bytes).toString())
    return outcome.result.dir
  }

  const pixels = { how: 'pixels', tolerance: 0, share: 0 } as const

  it('converts PPM to PNG without changing a pixel', async (context) => {
    requireEngine(context)
    const png = await ffmpeg('copy', '-i', '/in/frame-%03d.ppm', '/out/frame-%03d.png')
    const original = path.join(root, 'original')
    await mkdir(original)
    // The comparison detects the format from the bytes, not from the name, so a PPM file may be named .png.
    for (const [i, file] of (await readdir(png)).sort().entries())
      await writeFile(path.join(original, file), frames[i]!)
    expect(await compareResults(original, png, 'bytes')).toMatchObject({ same: false })
    expect(await compareResults(original, png, pixels)).toEqual({ same: true, distance: 0 })
  })

  it('produces the same pixels in different files on two executors', async (context) => {
    requireEngine(context)
    const work = ['-i', '/in/frame-%03d.ppm', '-vf', 'hqdn3d,scale=320:180:flags=lanczos,unsharp']
    const first = await ffmpeg(
      'first',
      ...work,
      '-threads',
      '1',
      '-compression_level',
      '1',
      '/out/frame-%03d.png',
    )
    const second = await ffmpeg(
      'second',
      ...work,
      '-threads',
      '4',
      '-compression_level',
      '9',
      '-pred',
      'mixed',
      '/out/frame-%03d.png',
    )
    expect((await compareResults(first, second, 'bytes')).same).toBe(false)
    expect(await compareResults(first, second, pixels)).toEqual({ same: true, distance: 0 })
  })

  it('accepts a lossy film and rejects a blurred one by PSNR', async (context) => {
    requireEngine(context)
    const png = '/out/frame-%03d.png'
    const good = await ffmpeg('good', '-i', '/in/frame-%03d.ppm', png)
    const lossy = await ffmpeg('lossy', '-i', '/in/frame-%03d.ppm', '-vf', 'noise=alls=6:allf=t', png)
    const blurred = await ffmpeg('blurred', '-i', '/in/frame-%03d.ppm', '-vf', 'boxblur=4', png)
    const rule = { how: 'pixels', tolerance: 255, share: 0, minPsnr: 35 } as const
    expect(await compareResults(good, lossy, rule)).toMatchObject({ same: true })
    expect(await compareResults(good, blurred, rule)).toMatchObject({ same: false })
  })
})

function hasApt(): boolean {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
