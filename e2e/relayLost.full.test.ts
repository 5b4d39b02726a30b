import { MusterError } from '@muster-network/core'
import { expect, it } from 'vitest'
import { expectPaidOnce, relayed, stepOf, submitLong } from './support/longWork.ts'
import { withNetwork } from './support/withNetwork.ts'

it(
  'work whose relay is gone goes on: its states are fetched over connections of its own',
  {
    timeout: 300_000,
  },
  () =>
    withNetwork(relayed, async (network, books) => {
      const { taskId, ended } = await submitLong(network, 900)
      await stepOf(network, taskId, 'checkpoint receipted')
      await network.relay!.stop()
      const receipts = () =>
        network.providers
          .flatMap(({ context }) => context.steps.of(taskId))
          .filter(({ name }) => name === 'checkpoint receipted').length
      const before = receipts()
      await expect.poll(receipts, { timeout: 120_000 }).toBeGreaterThan(before + 1)
      await network.start('relay', { relay: true })
      await expectPaidOnce(network, books, ended)
    }),
)

it(
  'work whose states the client does not take is held, and goes on from where it stood',
  {
    timeout: 300_000,
  },
  () =>
    withNetwork({ providers: 3 }, async (network, books) => {
      const { taskId, ended } = await submitLong(network, 900)
      await stepOf(network, taskId, 'checkpoint receipted')
      let takes = false
      for (const { context } of network.providers) {
        const call = context.peer.call.bind(context.peer)
        context.peer.call = (async (...args: Parameters<typeof call>) => {
          if (!takes && args[1].name === 'part/checkpoint')
            throw new MusterError('NET_TIMEOUT', 'the client does not answer')
          return call(...args)
        }) as typeof call
      }
      await stepOf(network, taskId, 'held')
      const runs = await Promise.all(network.providers.map(({ executor }) => executor.list()))
      const [run] = runs.flat()
      // said a moment before it is done
      await expect.poll(() => run!.status(), { timeout: 30_000 }).toBe('paused')
      takes = true
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
