import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { excessOf, watchGrowth } from './watchGrowth.ts'

const mostBytes = 100_000
const othersBytes = 50_000

async function setup() {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-growth-'))
  const [coming, layers] = [path.join(root, 'coming'), path.join(root, 'layers')]
  await mkdir(coming)
  await mkdir(path.join(layers, 'old'), { recursive: true })
  await writeFile(path.join(layers, 'old/file'), Buffer.alloc(10 * mostBytes))
  const growth = await watchGrowth({ coming, layers, mostBytes, othersBytes })
  onTestFinished(async () => {
    await growth.stop()
    await rm(root, { recursive: true })
  })
  return { coming, layers, growth, over: once(growth.signal, 'abort') }
}

it('ends what sends more than is kept', async () => {
  const { coming, growth, over } = await setup()
  await mkdir(path.join(coming, 'storage1'))
  await writeFile(path.join(coming, 'storage1/1'), Buffer.alloc(mostBytes / 2))
  await writeFile(path.join(coming, 'storage1/2'), Buffer.alloc(mostBytes / 2 + 1))
  await over
  expect(growth.signal.reason).toContain('the image is larger than the 100000 bytes')
})

it('ends what unpacks to more, over all its layers, and counts no layer that was there', async () => {
  const { layers, growth, over } = await setup()
  for (const name of ['new-1', 'new-2', 'new-3']) {
    await mkdir(path.join(layers, name, 'diff'), { recursive: true })
    await writeFile(path.join(layers, name, 'diff/file'), Buffer.alloc(mostBytes / 2 + 1))
  }
  await over
  expect(growth.signal.reason).toContain('the image unpacks to more than the 100000 bytes')
})

it('ends a swarm of empty files', async () => {
  const { layers, growth, over } = await setup()
  await mkdir(path.join(layers, 'swarm'))
  for (let i = 0; i < 200; i++) await writeFile(path.join(layers, 'swarm', `${i}`), '')
  await over
  expect(growth.signal.reason).toContain('the image unpacks to more')
})

it('lets pass what fits', async () => {
  const { coming, layers, growth } = await setup()
  await writeFile(path.join(coming, 'blob'), Buffer.alloc(mostBytes))
  await mkdir(path.join(layers, 'new'))
  await writeFile(path.join(layers, 'new/file'), Buffer.alloc(mostBytes + othersBytes))
  const options = { coming, layers, mostBytes, othersBytes }
  expect(await excessOf(options, new Set(['old']))).toBeUndefined()
  expect(growth.signal.aborted).toBe(false)
  await writeFile(path.join(coming, 'one more'), 'x')
  expect(await excessOf(options, new Set(['old']))).toContain('is larger')
})
