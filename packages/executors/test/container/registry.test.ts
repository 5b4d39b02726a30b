import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { type Engine, findEngine } from '../../src/container/Engine.ts'
import { ImageCache } from '../../src/container/ImageCache.ts'
import { writeImageArchive } from '../../src/container/writeImageArchive.ts'
import { startImageRegistry } from './imageRegistry.ts'

// Images by digest, from a real registry on loopback, with the engine that providers use.

const anywhere = { mayReach: () => true }

/** Not the call that blocks: the registry that it may ask is in this process. */
const podman = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('podman', words).catch(() => ({ stdout: '' }))).stdout

async function setup(context: TestContext, content: string, quotaBytes = 10 ** 9) {
  skipWithout(context, 'podman')
  const root = await mkdtemp(path.join(tmpdir(), 'muster-pull-'))
  const engine = (await findEngine({ kind: 'podman', runtime: 'runc' })) as Engine
  await mkdir(path.join(root, 'root'))
  await writeFile(path.join(root, 'root/file'), content)
  const archive = path.join(root, 'image.tar')
  await writeImageArchive(path.join(root, 'root'), archive)
  const registry = await startImageRegistry(archive)
  onTestFinished(async () => {
    await podman('rmi', '--force', registry.imageId)
    await registry.close()
    await rm(root, { recursive: true })
  })
  const cache = (reach = anywhere) => new ImageCache(engine, root, quotaBytes, reach)
  return { registry, cache, engine, root }
}

it('fetches an image by digest, once', async (context) => {
  const { registry, cache } = await setup(context, 'one')
  const { reference, imageId, asked } = registry
  expect(await cache().ensure({ reference })).toEqual({ ok: true, imageId })
  const before = asked.length
  expect(before).toBeGreaterThan(0)
  expect(await cache().ensure({ reference })).toEqual({ ok: true, imageId })
  expect(asked).toHaveLength(before)
})

it('refuses a digest that the registry does not have, and bytes that are not those of the digest', async (context) => {
  const { registry, cache } = await setup(context, 'two')
  const unknown = registry.reference.replace(/[0-9a-f]{64}$/, 'ab'.repeat(32))
  expect(await cache().ensure({ reference: unknown })).toEqual({
    ok: false,
    reasons: [expect.stringContaining('manifest unknown')],
  })
  registry.lie()
  expect(await cache().ensure({ reference: registry.reference })).toEqual({
    ok: false,
    reasons: [expect.stringMatching(/does not match|did(n't| not) match/)],
  })
  expect(await podman('image', 'inspect', registry.imageId)).not.toContain(registry.imageId)
})

it('breaks off a registry that sends more than is kept here, whatever it said before', async (context) => {
  const { registry, cache, root } = await setup(context, 'five', 1_000_000)
  const brokenOff = registry.flood()
  expect(await cache().ensure({ reference: registry.reference })).toEqual({
    ok: false,
    reasons: ['the image is larger than the 1000000 bytes that this machine keeps for images'],
  })
  await brokenOff
  expect(await podman('image', 'inspect', registry.imageId)).not.toContain(registry.imageId)
  expect((await readdir(root)).filter((name) => name.startsWith('pulling-'))).toEqual([])
}, 60_000)

it('tells an unreachable registry as this machine’s trouble, with its name', async (context) => {
  const { registry, cache } = await setup(context, 'three')
  await registry.close()
  const [location] = registry.reference.split('/')
  await expect(cache().ensure({ reference: registry.reference })).rejects.toMatchObject({
    code: 'EXEC_IMAGE_UNREACHABLE',
    retryable: true,
    message: expect.stringContaining(`the image cannot be fetched from ${location}`),
  })
}, 60_000)

it('calls no neighbour for a stranger, and knows no short names', async (context) => {
  const { registry, engine, root } = await setup(context, 'four')
  const cache = new ImageCache(engine, root, 10 ** 9)
  expect(await cache.ensure({ reference: registry.reference })).toEqual({
    ok: false,
    reasons: [expect.stringContaining('is in a private network')],
  })
  expect(registry.asked).toEqual([])
  const digest = registry.reference.split('@')[1]
  expect(await cache.ensure({ reference: `python@${digest}` })).toEqual({
    ok: false,
    reasons: [expect.stringContaining('does not begin with its registry')],
  })
})

it('runs what the owner has already, and never removes it', async (context) => {
  const { registry, cache } = await setup(context, 'x'.repeat(100_000), 150_000)
  const { reference, imageId } = registry
  await podman('pull', '--quiet', reference)
  expect(await cache().ensure({ reference })).toEqual({ ok: true, imageId })
  const other = await setup(context, 'y'.repeat(100_000), 150_000)
  expect(await cache().ensure({ reference: other.registry.reference })).toMatchObject({ ok: true })
  expect(await podman('image', 'inspect', reference)).toContain(imageId)
})
