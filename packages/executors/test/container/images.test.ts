import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { type Engine, findEngine } from '../../src/container/Engine.ts'
import { ImageCache, imageProblems } from '../../src/container/ImageCache.ts'
import { readImageArchive } from '../../src/container/readImageArchive.ts'
import { writeImageArchive } from '../../src/container/writeImageArchive.ts'

/** A folder, a cache on it and a function that creates small images of a given size. */
async function setup(quotaBytes = 10 ** 9) {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-images-'))
  const engine = (await findEngine({ kind: 'podman', runtime: 'runc' })) as Engine
  const cache = new ImageCache(engine, root, quotaBytes)
  const imageIds: string[] = []
  onTestFinished(async () => {
    for (const id of imageIds) podman(['rmi', '--force', id])
    await rm(root, { recursive: true })
  })
  async function image(name: string, bytes: number) {
    await mkdir(path.join(root, name))
    // other contents in each run: the engine's images are those of the whole machine
    await writeFile(path.join(root, name, 'file'), Buffer.alloc(bytes, `${name} ${path.basename(root)}`))
    const archive = path.join(root, `${name}.tar`)
    const imageId = await writeImageArchive(path.join(root, name), archive)
    imageIds.push(imageId)
    return { archive, imageId }
  }
  return { root, cache, image, open: async () => new ImageCache(engine, root, quotaBytes) }
}

function podman(args: string[]): string {
  try {
    return execFileSync('podman', args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  } catch {
    return ''
  }
}

const present = (imageId: string) =>
  podman(['image', 'inspect', '--format', '{{.Id}}', imageId]).trim() === imageId

describe('ImageCache', () => {
  it('loads an archive once and recognises it under another path', async (context) => {
    skipWithout(context, 'podman')
    const { root, cache, image, open } = await setup()
    const { archive, imageId } = await image('one', 1000)
    expect(await cache.ensure({ archive })).toEqual({ ok: true, imageId })
    await copyFile(archive, path.join(root, 'copy.tar'))
    expect(await cache.ensure({ archive: path.join(root, 'copy.tar'), imageId })).toEqual({
      ok: true,
      imageId,
    })
    // An image removed behind our back is loaded again by the next daemon.
    podman(['rmi', '--force', imageId])
    expect(await (await open()).ensure({ archive })).toEqual({ ok: true, imageId })
    expect(present(imageId)).toBe(true)
  })

  /** Fills a cache with room for two images, and loads a third; `two` is the least recently used. */
  async function overfill(beforeThird: (twoId: string, root: string) => Promise<void> = async () => {}) {
    const { root, cache, image } = await setup(260_000)
    const [one, two, three] = [
      await image('one', 100_000),
      await image('two', 100_000),
      await image('three', 100_000),
    ]
    await cache.ensure(one)
    await cache.ensure(two)
    await cache.ensure(one)
    await beforeThird(two.imageId, root)
    await cache.ensure(three)
    return { root, twoId: two.imageId, kept: [one, two, three].map(({ imageId }) => present(imageId)) }
  }

  it('evicts the least recently used image when the quota is full', async (context) => {
    skipWithout(context, 'podman')
    expect((await overfill()).kept).toEqual([true, false, true])
  })

  it('evicts no other image when the engine fails to remove one at first', async (context) => {
    skipWithout(context, 'podman')
    const before = process.env.PATH
    onTestFinished(() => {
      process.env.PATH = before
    })
    const real = execFileSync('sh', ['-c', 'command -v podman']).toString().trim()
    const { kept, root } = await overfill(async (_, folder) => {
      // the first removal fails, as on a machine under load
      const mark = path.join(folder, 'failed')
      const script = `#!/bin/sh\nif [ "$1" = rmi ] && mkdir ${mark} 2>/dev/null; then exit 125; fi\nexec ${real} "$@"\n`
      await mkdir(path.join(folder, 'bin'))
      await writeFile(path.join(folder, 'bin', 'podman'), script, { mode: 0o755 })
      process.env.PATH = `${path.join(folder, 'bin')}:${before}`
    })
    expect(await readdir(root)).toContain('failed')
    expect(kept).toEqual([true, false, true])
  })

  it('leaves an image that the owner has named to the owner, and counts it no more', async (context) => {
    skipWithout(context, 'podman')
    const name = `localhost/kept-by-the-owner:${process.pid}`
    const { kept, twoId } = await overfill(async (twoId) => void podman(['tag', twoId, name]))
    expect(kept).toEqual([true, true, true])
    const tags = podman(['image', 'inspect', '--format', '{{json .RepoTags}}', twoId])
    expect(JSON.parse(tags)).toEqual([name])
  })

  it('evicts the next image when a container uses the least recently used one', async (context) => {
    skipWithout(context, 'podman')
    const container = `muster-uses-${process.pid}`
    onTestFinished(() => void podman(['rm', '--force', container]))
    const { kept } = await overfill(
      async (twoId) => void podman(['create', '--name', container, twoId, '/file']),
    )
    expect(kept).toEqual([false, true, true])
  })

  it('rejects a missing, too large, invalid or wrong image, and an image name of the owner', async (context) => {
    skipWithout(context, 'podman')
    const { root, cache, image } = await setup(300_000)
    const { archive, imageId } = await image('one', 1000)
    const reasons = async (source: Parameters<ImageCache['ensure']>[0]) => {
      const result = await cache.ensure(source)
      return result.ok
        ? []
        : result.reasons.map((reason) => reason.replaceAll(root, '').replaceAll(imageId, 'ID'))
    }
    await writeFile(path.join(root, 'noise.tar'), 'noise')
    const large = await image('large', 400_000)
    expect(await reasons({ archive: path.join(root, 'absent.tar') })).toEqual([
      'the image archive /absent.tar does not exist',
    ])
    expect(await reasons({ archive: path.join(root, 'noise.tar') })).toEqual([
      'the image archive cannot be read: it is not a tar archive',
    ])
    expect(await reasons(large)).toEqual([
      expect.stringMatching(/^the image archive has \d+ bytes, more than the image quota of 300000$/),
    ])
    expect(await reasons({ archive, imageId: 'other' })).toEqual([
      'the archive contains image ID, but the task names other',
    ])
    expect(await reasons({ reference: 'docker.io/library/alpine:latest' })).toEqual([
      'docker.io/library/alpine:latest does not name an image by digest: use name@sha256:…',
    ])

    podman(['tag', imageId, 'localhost/of-the-owner:1'])
    const named = async (name: string) => {
      const manifest = [{ Config: `${imageId}.json`, RepoTags: [name], Layers: ['layer.tar'] }]
      await writeFile(path.join(root, 'manifest.json'), JSON.stringify(manifest))
      execFileSync('tar', ['-C', root, '-cf', path.join(root, 'thief.tar'), 'manifest.json'])
      return reasons({ archive: path.join(root, 'thief.tar') })
    }
    expect(await named('localhost/of-the-owner:1')).toEqual([
      'the archive uses the image name localhost/of-the-owner:1, which already exists on this machine',
    ])
    expect(await named('--all')).toEqual(['"--all" is not a valid image name'])
    // A client must not run and read images that the owner built privately.
    expect(await reasons({ reference: 'localhost/of-the-owner:1' })).toEqual([
      'localhost/of-the-owner:1 does not name an image by digest: use name@sha256:…',
    ])
  })
})

describe('imageProblems', () => {
  it('returns all reasons at once', () => {
    const about = { Os: 'windows', Architecture: 'arm64', Size: 100, Config: { Volumes: { '/data': {} } } }
    expect(imageProblems(about, 10, 'x64')).toEqual([
      'the image is for windows, not for linux',
      'the image is for arm64, not for amd64',
      'the image has 100 bytes, more than the image quota of 10',
      'the image declares volumes',
    ])
    expect(imageProblems({ Os: 'linux', Architecture: 'arm64', Size: 1 }, 10, 'arm64')).toEqual([])
  })
})

describe('hostile archives', () => {
  /** An archive with one layer, which may be compressed and have any names. */
  async function hostile(root: string, layer: Buffer): Promise<string> {
    const folder = path.join(root, 'hostile')
    await mkdir(folder)
    const config = JSON.stringify({
      architecture: process.arch === 'arm64' ? 'arm64' : 'amd64',
      os: 'linux',
      config: {},
      rootfs: {
        type: 'layers',
        diff_ids: [`sha256:${createHash('sha256').update(unpacked(layer)).digest('hex')}`],
      },
    })
    const manifest = [{ Config: 'config.json', RepoTags: null, Layers: ['layer.tar'] }]
    await writeFile(path.join(folder, 'config.json'), config)
    await writeFile(path.join(folder, 'layer.tar'), layer)
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
    const archive = path.join(root, 'hostile.tar')
    execFileSync('tar', ['-C', folder, '-cf', archive, 'manifest.json', 'config.json', 'layer.tar'])
    return archive
  }

  const unpacked = (layer: Buffer) => (layer[0] === 0x1f ? gunzipSync(layer) : layer)

  it('a layer with paths outside its root writes nothing on the machine', async (context) => {
    skipWithout(context, 'podman')
    const { root, cache } = await setup()
    const mark = `muster-climbed-${process.pid}`
    await writeFile(path.join(root, 'file'), 'climbed')
    const up = '../'.repeat(20)
    const tar = [
      '-C',
      root,
      '-P',
      '--transform',
      `s,^file$,${up}tmp/${mark},`,
      '-cf',
      path.join(root, 'layer.tar'),
      'file',
    ]
    execFileSync('tar', tar)
    const result = await cache.ensure({
      archive: await hostile(root, await readFile(path.join(root, 'layer.tar'))),
    })
    if (result.ok) podman(['rmi', '--force', result.imageId])
    expect(await readdir('/tmp')).not.toContain(mark)
    expect(await readdir(tmpdir())).not.toContain(mark)
  })

  it('a layer that unpacks to more than the quota is rejected before the engine loads it', async (context) => {
    skipWithout(context, 'podman')
    const { root, cache } = await setup(10 * 2 ** 20)
    await writeFile(path.join(root, 'zeros'), Buffer.alloc(40 * 2 ** 20))
    execFileSync('tar', ['-C', root, '-cf', path.join(root, 'layer.tar'), 'zeros'])
    const archive = await hostile(root, gzipSync(await readFile(path.join(root, 'layer.tar'))))
    expect(await cache.ensure({ archive })).toEqual({
      ok: false,
      reasons: ['the image unpacks to more than 10485760 bytes'],
    })
  })

  it('a broken archive is rejected without an exception', async (context) => {
    skipWithout(context, 'podman')
    const { root, cache, image } = await setup()
    const { archive } = await image('one', 1000)
    const whole = await readFile(archive)
    for (let i = 0; i < 40; i++) {
      const broken = Buffer.from(whole)
      // Headers and manifest are in the first kilobytes: flips one byte at a time in a fixed sequence over
      // them.
      broken[(i * 97) % 2048]! ^= 0xff
      await writeFile(path.join(root, 'broken.tar'), broken)
      const facts = await readImageArchive(path.join(root, 'broken.tar'), 10 ** 9)
      if (!facts.ok) expect(facts.reason).not.toBe('')
    }
    await writeFile(path.join(root, 'packed.tar.gz'), gzipSync(whole))
    expect(await cache.ensure({ archive: path.join(root, 'packed.tar.gz') })).toEqual({
      ok: false,
      reasons: ['the image archive cannot be read: it is not a tar archive'],
    })
  })
})
