import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { excessReason, watchPullSize } from './watchPullSize.ts'

const maxBytes = 100_000
const slackBytes = 50_000

async function setup() {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-growth-'))
  const [downloadDir, layers] = [path.join(root, 'downloadDir'), path.join(root, 'layers')]
  await mkdir(downloadDir)
  await mkdir(path.join(layers, 'old'), { recursive: true })
  await writeFile(path.join(layers, 'old/file'), Buffer.alloc(10 * maxBytes))
  const growth = await watchPullSize({ downloadDir, layers, maxBytes, slackBytes })
  onTestFinished(async () => {
    await growth.stop()
    await rm(root, { recursive: true })
  })
  return { downloadDir, layers, growth, aborted: once(growth.signal, 'abort') }
}

it('aborts a download over the quota', async () => {
  const { downloadDir, growth, aborted } = await setup()
  await mkdir(path.join(downloadDir, 'storage1'))
  await writeFile(path.join(downloadDir, 'storage1/1'), Buffer.alloc(maxBytes / 2))
  await writeFile(path.join(downloadDir, 'storage1/2'), Buffer.alloc(maxBytes / 2 + 1))
  await aborted
  expect(growth.signal.reason).toContain('the image download exceeds the image quota of 100000 bytes')
})

it('aborts an image whose new layers unpack to more than the quota', async () => {
  const { layers, growth, aborted } = await setup()
  for (const name of ['new-1', 'new-2', 'new-3']) {
    await mkdir(path.join(layers, name, 'diff'), { recursive: true })
    await writeFile(path.join(layers, name, 'diff/file'), Buffer.alloc(maxBytes / 2 + 1))
  }
  await aborted
  expect(growth.signal.reason).toContain('the image unpacks to more than the image quota of 100000 bytes')
})

it('aborts an image with too many empty files', async () => {
  const { layers, growth, aborted } = await setup()
  await mkdir(path.join(layers, 'swarm'))
  for (let i = 0; i < 200; i++) await writeFile(path.join(layers, 'swarm', `${i}`), '')
  await aborted
  expect(growth.signal.reason).toContain('the image unpacks to more')
})

it('accepts an image that fits', async () => {
  const { downloadDir, layers, growth } = await setup()
  await writeFile(path.join(downloadDir, 'blob'), Buffer.alloc(maxBytes))
  await mkdir(path.join(layers, 'new'))
  await writeFile(path.join(layers, 'new/file'), Buffer.alloc(maxBytes + slackBytes))
  const options = { downloadDir, layers, maxBytes, slackBytes }
  expect(await excessReason(options, new Set(['old']))).toBeUndefined()
  expect(growth.signal.aborted).toBe(false)
  await writeFile(path.join(downloadDir, 'one more'), 'x')
  expect(await excessReason(options, new Set(['old']))).toContain('download exceeds')
})
