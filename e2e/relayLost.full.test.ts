import { expect, it } from 'vitest'
import { expectPaidOnce, relayed, stepOf, submitLong } from './support/longWork.ts'
import { withNetwork } from './support/withNetwork.ts'

it(
  'work that no checkpoint of can be fetched is held, and goes on from where it stood',
  {
    timeout: 300_000,
  },
  () =>
    withNetwork(relayed, async (network, books) => {
      const { taskId, ended } = await submitLong(network, 900)
      await stepOf(network, taskId, 'checkpoint receipted')
      await network.relay!.stop()
      await stepOf(network, taskId, 'held')
      const runs = await Promise.all(network.providers.map(({ executor }) => executor.list()))
      const [run] = runs.flat()
      expect(await run!.status()).toBe('paused')
      await network.start('relay', { relay: true })
      await expectPaidOnce(network, books, ended)
    }),
)

it(
  'finished work waits for a relay that is gone for longer than its executor’s patience, and is paid',
  {
    timeout: 300_000,
  },
  () =>
    withNetwork({ ...relayed, settingsOf: () => ({ patienceMs: 2_000 }) }, async (network, books) => {
      const { taskId, ended } = await submitLong(network, 48)
      await stepOf(network, taskId, 'running')
      await network.relay!.stop()
      await stepOf(network, taskId, 'waiting for a relay')
      // seats, which only the relay reaches too, were called and did not answer
      await stepOf(network, taskId, 'seats out of reach')
      expect(network.client.context.ledger.deliveries(taskId, 0)).toEqual([])
      await network.start('relay', { relay: true })
      await expectPaidOnce(network, books, ended)
    }),
)
