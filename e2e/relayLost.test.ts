import path from 'node:path'
import { type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { executorAsItIs } from './support/asItIs.ts'
import { expectPaidOnce, relayed, stepOf, submitLong } from './support/longWork.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000

it('work goes on through another relay when one is lost', { timeout }, () =>
  withNetwork({ ...relayed, spareRelays: 1 }, async (network, books) => {
    const { taskId, ended } = await submitLong(network, 48)
    await stepOf(network, taskId, 'checkpoint receipted', 'delivered')
    await network.relay!.stop()
    await expectPaidOnce(network, books, ended)
    const [, spare] = network.relays
    expect(spare!.relay!.use.nodes.some(({ bytes }) => bytes > 1_000)).toBe(true)
  }),
)

it(
  'work waits while the only relay is gone, and is checked and paid when it is back elsewhere',
  {
    timeout,
  },
  () =>
    withNetwork(relayed, async (network, books) => {
      const { taskId, ended } = await submitLong(network, 48)
      await stepOf(network, taskId, 'running')
      const { port } = network.relay!.context.peer.address!
      await network.relay!.stop()
      await stepOf(network, taskId, 'held', 'waiting for a relay')
      const relay = await network.start('relay', { relay: true })
      expect(relay.context.peer.address!.port).not.toBe(port)
      await expectPaidOnce(network, books, ended)
    }),
)

it('finished work goes out without any relay once its executor has called the seats', { timeout }, () => {
  const begun = Promise.withResolvers<void>()
  const relayGone = Promise.withResolvers<void>()
  /** Has everything it needs, and begins only when the relay is gone. */
  const waiting = (dir: string): Executor<WasmProgram> => {
    const inner = new WasmExecutor({ dir, modulesDir: path.join(dir, '../../modules') })
    return {
      ...executorAsItIs(inner),
      async start(spec, options) {
        begun.resolve()
        await relayGone.promise
        return inner.start(spec, options)
      },
    }
  }
  const behind = 2
  return withNetwork(
    {
      providers: 3,
      relayed: 1,
      relay: true,
      rules: { answerSeconds: 60 },
      executorOf: (index, dir) => (index === behind ? waiting(dir) : undefined),
      // the others can be dialled, and are seats only: nobody would pay what they ask
      settingsOf: (index) =>
        index === behind ? { patienceMs: 1_000 } : { floorPerBillionUnits: 10n ** 30n },
    },
    async (network, books) => {
      const { peer, steps } = network.providers[behind]!.context
      const { taskId, ended } = await submitLong(network, 4)
      await begun.promise
      await network.relay!.stop()
      await expect.poll(() => peer.isCutOff, { timeout: 30_000 }).toBe(true)
      relayGone.resolve()
      await expectPaidOnce(network, books, ended)
      expect(peer.isCutOff).toBe(true)
      const told = steps.of(taskId).map(({ name }) => name)
      expect(told).toContain('waiting for a relay')
      expect(told).not.toContain('seats out of reach')
    },
  )
})
