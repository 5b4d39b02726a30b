import { expect, it } from 'vitest'
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
