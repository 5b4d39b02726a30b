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

const anyAddress = { privateNetworks: true }

/** Not the blocking call, because the registry runs in this process. */
const podman = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('podman', args).catch(() => ({ stdout: '' }))).stdout

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
  const cache = (access = anyAddress) => new ImageCache(engine, root, quotaBytes, access)
  return { registry, cache, engine, root }
}

it('pulls an image by digest only once', async (context) => {
  const { registry, cache } = await setup(context, 'one')
  const { reference, imageId, requests } = registry
  expect(await cache().ensure({ reference })).toEqual({ ok: true, imageId })
  const before = requests.length
  expect(before).toBeGreaterThan(0)
  expect(await cache().ensure({ reference })).toEqual({ ok: true, imageId })
  expect(requests).toHaveLength(before)
})

it('rejects an unknown digest, and bytes that do not match the digest', async (context) => {
  const { registry, cache } = await setup(context, 'two')
  const unknown = registry.reference.replace(/[0-9a-f]{64}$/, 'ab'.repeat(32))
  expect(await cache().ensure({ reference: unknown })).toEqual({
    ok: false,
    reasons: [expect.stringContaining('manifest unknown')],
  })
  registry.serveWrongBytes()
  expect(await cache().ensure({ reference: registry.reference })).toEqual({
    ok: false,
    reasons: [expect.stringMatching(/does not match|did(n't| not) match/)],
  })
  expect(await podman('image', 'inspect', registry.imageId)).not.toContain(registry.imageId)
})

it('aborts a download over the quota, whatever size the registry announced', async (context) => {
  const { registry, cache, root } = await setup(context, 'five', 1_000_000)
  const downloadClosed = registry.flood()
  expect(await cache().ensure({ reference: registry.reference })).toEqual({
    ok: false,
    reasons: ['the image download exceeds the image quota of 1000000 bytes'],
  })
  await downloadClosed
  expect(await podman('image', 'inspect', registry.imageId)).not.toContain(registry.imageId)
  expect((await readdir(root)).filter((name) => name.startsWith('pulling-'))).toEqual([])
}, 60_000)

it('throws EXEC_IMAGE_UNREACHABLE with the name of an unreachable registry', async (context) => {
  const { registry, cache } = await setup(context, 'three')
  await registry.close()
  const [location] = registry.reference.split('/')
  await expect(cache().ensure({ reference: registry.reference })).rejects.toMatchObject({
    code: 'EXEC_IMAGE_UNREACHABLE',
    retryable: true,
    message: expect.stringContaining(`the image cannot be pulled from ${location}`),
  })
}, 60_000)

it('rejects registries in a private network, and short names', async (context) => {
  const { registry, engine, root } = await setup(context, 'four')
  const cache = new ImageCache(engine, root, 10 ** 9)
  expect(await cache.ensure({ reference: registry.reference })).toEqual({
    ok: false,
    reasons: [expect.stringContaining('is in a private network')],
  })
  expect(registry.requests).toEqual([])
  const digest = registry.reference.split('@')[1]
  expect(await cache.ensure({ reference: `python@${digest}` })).toEqual({
    ok: false,
    reasons: [expect.stringContaining('does not begin with its registry')],
  })
})

it('does not let the engine follow a name into the private network after the check', async (context) => {
  const { registry, engine, root } = await setup(context, 'five')
  // The name is public when it is checked, and leads to the registry on loopback when the engine connects.
  let lookups = 0
  const addresses = {
    get 'rebound.example'() {
      return ++lookups === 1 ? '93.184.216.34' : '127.0.0.1'
    },
  }
  const [local, image] = registry.reference.split('/')
  const reference = `rebound.example:${local!.split(':')[1]}/${image}`
  const cache = new ImageCache(engine, root, 10 ** 9, { addresses })
  await expect(cache.ensure({ reference })).rejects.toMatchObject({ code: 'EXEC_IMAGE_UNREACHABLE' })
  // The engine asked our proxy, which looked the name up itself.
  expect(lookups).toBeGreaterThan(1)
  expect(registry.requests).toEqual([])
})

it('uses an image of the owner and never removes it', async (context) => {
  const { registry, cache } = await setup(context, 'x'.repeat(100_000), 150_000)
  const { reference, imageId } = registry
  await podman('pull', '--quiet', reference)
  expect(await cache().ensure({ reference })).toEqual({ ok: true, imageId })
  const other = await setup(context, 'y'.repeat(100_000), 150_000)
  expect(await cache().ensure({ reference: other.registry.reference })).toMatchObject({ ok: true })
  expect(await podman('image', 'inspect', reference)).toContain(imageId)
})
