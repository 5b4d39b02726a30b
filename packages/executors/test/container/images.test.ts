import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { type Engine, findEngine } from '../../src/container/Engine.ts'
import { ImageCache, refuseImage } from '../../src/container/ImageCache.ts'
import { writeImageArchive } from '../../src/container/writeImageArchive.ts'

/** A folder, a cache over it and a way to make small images with some bytes in them. */
async function setup(quotaBytes = 10 ** 9) {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-images-'))
  const engine = (await findEngine({ kind: 'podman', runtime: 'runc' })) as Engine
  const cache = new ImageCache(engine, root, quotaBytes)
  const made: string[] = []
  onTestFinished(async () => {
    for (const id of made) podman(['rmi', '--force', id])
    await rm(root, { recursive: true })
  })
  async function image(name: string, bytes: number) {
    await mkdir(path.join(root, name))
    await writeFile(path.join(root, name, 'file'), Buffer.alloc(bytes, name))
    const archive = path.join(root, `${name}.tar`)
    const imageId = await writeImageArchive(path.join(root, name), archive)
    made.push(imageId)
    return { archive, imageId }
  }
  return { root, cache, image, open: async () => new ImageCache(engine, root, quotaBytes) }
}

function podman(words: string[]): string {
  try {
    return execFileSync('podman', words, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  } catch {
    return ''
  }
}

const present = (imageId: string) =>
  podman(['image', 'inspect', '--format', '{{.Id}}', imageId]).trim() === imageId

describe('ImageCache', () => {
  it('loads an archive once and knows it again under another path', async (context) => {
    skipWithout(context, 'podman')
    const { root, cache, image, open } = await setup()
    const { archive, imageId } = await image('one', 1000)
    expect(await cache.ensure({ archive })).toEqual({ ok: true, imageId })
    await copyFile(archive, path.join(root, 'copy.tar'))
    expect(await cache.ensure({ archive: path.join(root, 'copy.tar'), imageId })).toEqual({
      ok: true,
      imageId,
    })
    // Removed behind our back, it is loaded again by the next daemon.
    podman(['rmi', '--force', imageId])
    expect(await (await open()).ensure({ archive })).toEqual({ ok: true, imageId })
    expect(present(imageId)).toBe(true)
  })

  it('removes the longest unused image when the quota is full', async (context) => {
    skipWithout(context, 'podman')
    const { cache, image } = await setup(260_000)
    const [one, two, three] = [
      await image('one', 100_000),
      await image('two', 100_000),
      await image('three', 100_000),
    ]
    await cache.ensure(one)
    await cache.ensure(two)
    await cache.ensure(one)
    await cache.ensure(three)
    expect([one, two, three].map(({ imageId }) => present(imageId))).toEqual([true, false, true])
  })

  it('refuses what is missing, too large, no image, another image, or a name of the owner', async (context) => {
    skipWithout(context, 'podman')
    const { root, cache, image } = await setup(300_000)
    const { archive, imageId } = await image('one', 1000)
    const reasons = async (source: Parameters<ImageCache['ensure']>[0]) => {
      const found = await cache.ensure(source)
      return found.ok
        ? []
        : found.reasons.map((reason) => reason.replaceAll(root, '').replaceAll(imageId, 'ID'))
    }
    await writeFile(path.join(root, 'noise.tar'), 'noise')
    const large = await image('large', 400_000)
    expect(await reasons({ archive: path.join(root, 'absent.tar') })).toEqual([
      'the image archive /absent.tar is missing',
    ])
    expect(await reasons({ archive: path.join(root, 'noise.tar') })).toEqual([
      'the image archive has neither manifest.json nor index.json',
    ])
    expect(await reasons(large)).toEqual([
      'the image archive is larger than the 300000 bytes kept for images',
    ])
    expect(await reasons({ archive, imageId: 'other' })).toEqual([
      'the archive holds image ID, not the other that the task names',
    ])
    expect(await reasons({ reference: 'docker.io/library/alpine:latest' })).toEqual([
      'docker.io/library/alpine:latest does not name an image by digest (name@sha256:…)',
    ])

    podman(['tag', imageId, 'localhost/of-the-owner:1'])
    const manifest = [
      { Config: `${imageId}.json`, RepoTags: ['localhost/of-the-owner:1'], Layers: ['layer.tar'] },
    ]
    await writeFile(path.join(root, 'manifest.json'), JSON.stringify(manifest))
    execFileSync('tar', ['-C', root, '-cf', path.join(root, 'thief.tar'), 'manifest.json'])
    expect(await reasons({ archive: path.join(root, 'thief.tar') })).toEqual([
      'the archive claims the name localhost/of-the-owner:1, which this machine uses already',
    ])
  })
})

describe('refuseImage', () => {
  it('gives every reason at once', () => {
    const about = { Os: 'windows', Architecture: 'arm64', Size: 100, Config: { Volumes: { '/data': {} } } }
    expect(refuseImage(about, 10, 'x64')).toEqual([
      'the image is for windows, not for linux',
      'the image is for arm64, not for amd64',
      'the image has 100 bytes, more than the 10 kept for images',
      'the image declares volumes',
    ])
    expect(refuseImage({ Os: 'linux', Architecture: 'arm64', Size: 1 }, 10, 'arm64')).toEqual([])
  })
})
