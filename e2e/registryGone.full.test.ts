import path from 'node:path'
import { ContainerExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { startImageRegistry } from '../packages/executors/test/container/imageRegistry.ts'
import { probeImage, sharedImages } from '../packages/executors/test/container/probeImage.ts'
import { skipWithout } from '../scripts/test/skipWithout.ts'
import { probeTask } from './support/probeTask.ts'
import { withNetwork } from './support/withNetwork.ts'

it('moves a part whose registry is gone, and ends the task when two operators report it', {
  timeout: 300_000,
}, async (context) => {
  skipWithout(context, 'podman', 'C compiler')
  const registry = await startImageRegistry(await probeImage())
  const [location] = registry.reference.split('/')
  await registry.close()
  await withNetwork(
    {
      providers: 3,
      settingsOf: () => ({ kinds: ['container'] }),
      executorOf: (_, dir) =>
        ContainerExecutor.open({
          dir: path.join(dir, 'containers'),
          imagesDir: sharedImages(),
          engine: { kind: 'podman', runtime: 'runc' },
          egress: { privateNetworks: true },
        }),
    },
    async (network) => {
      const client = network.client.client!
      const { prescription, folder } = await probeTask(network, {
        name: 'no-registry',
        check: '{ how: none }',
        source: `image: "${registry.reference}"`,
        bids: 3,
      })
      const { taskId } = await client.submit(prescription, folder)
      const task = await client.whenEnded(taskId)
      expect(task.failed).toMatchObject({
        code: 'SPEC_PROGRAM_FAILED',
        message: expect.stringContaining(`the image cannot be pulled from ${location}`),
      })
      const declined = network.providers.filter(({ context: { journal } }) =>
        journal.of(taskId).some(({ entry }) => entry.step === 'declining'),
      )
      expect(declined).toHaveLength(2)
    },
  )
})
