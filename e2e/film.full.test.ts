import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { BatchPrescription } from '@muster-network/core'
import { ContainerExecutor } from '@muster-network/executors'
import { requirePrescription } from '@muster-network/node'
import { expect, it } from 'vitest'
import { buildFfmpegImage } from '../examples/film/buildImage.ts'
import { generateFilm, writeFilm } from '../examples/film/generate.ts'
import { skipWithout } from '../scripts/test/skipWithout.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { withNetwork } from './support/withNetwork.ts'

const operators = 3

it('cleans a film in the containers of two operators with the example’s task file', {
  timeout: 600_000,
}, async (context) => {
  skipWithout(context, 'podman')
  if (!hasApt()) context.skip('no apt-get on this machine')
  const archive = await buildFfmpegImage()
  const images: string[] = []
  await withNetwork(
    {
      providers: operators,
      settingsOf: () => ({ kinds: ['container'] }),
      executorOf: async (_, dir) => {
        const engine = { kind: 'podman', runtime: 'runc' } as const
        const executor = await ContainerExecutor.open({ dir, imagesDir: path.dirname(dir), engine })
        // loaded beforehand: all operators share one engine here
        const prepared = await executor.prepare({ image: { archive } })
        if (prepared.ok) images.push(prepared.digest)
        return executor
      },
    },
    async (network, { gains }) => {
      const folder = path.join(network.dir, 'film')
      await mkdir(path.join(folder, 'build'), { recursive: true })
      await copyFile(archive, path.join(folder, 'build', 'ffmpeg.tar'))
      await writeFilm(path.join(folder, 'in'), generateFilm(6, 1))
      const file = path.join(folder, 'task.yaml')
      await copyFile(path.resolve(import.meta.dirname, '../examples/film/task.yaml'), file)
      const client = network.client.client!
      const { taskId } = await client.submit(requirePrescription(file) as BatchPrescription, folder)
      const task = await client.whenEnded(taskId)
      expect(task.agreed![0]).toHaveLength(2)
      expect((await readdir(task.resultsDir!)).filter((name) => name.endsWith('.png'))).toHaveLength(6)
      await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 60_000 }).toBe(true)
      const costs = task.parts.map(({ deliveries }) => deliveries.at(-1)!.settlement!.paid)
      const { of, after } = await gains()
      expect(of.client).toBe(costs.reduce((sum, each) => sum - each, bondsMoved(network, task).client!))
      expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, 0n])
    },
  ).finally(() => {
    // a quarter of a gigabyte that nothing else uses
    if (images[0]) execFileSync('podman', ['rmi', '--force', images[0]], { stdio: 'ignore' })
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
