import { expect, it } from 'vitest'
import { readEndpoint } from '../packages/node/src/ledger/endpointOnChain.ts'
import { expectPaidOnce, submitLong } from './support/longWork.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { withNetwork } from './support/withNetwork.ts'

it(
  'finds a client that restarts on another port',
  {
    timeout: 240_000,
  },
  () =>
    withNetwork({ providers: 3 }, async (network, books) => {
      const { client, context } = network.client
      const { taskId } = await submitLong(network, 48)
      for await (const { entry } of context.journal.watch(taskId, 0, AbortSignal.timeout(60_000)))
        if (entry.step === 'awarding') break
      const { port } = context.peer.address!
      await network.client.stop()
      const moved = await network.start('client', { client: true })
      expect(client).not.toBe(moved.client)
      expect(moved.context.peer.address!.port).not.toBe(port)
      // key, data, checkpoints and result all pass over connections to its new endpoint
      await expectPaidOnce(network, books, moved.client!.whenEnded(taskId))
      // and nobody keeps what was told once the task is over
      await expect
        .poll(() =>
          network.providers.flatMap(({ context: { store } }) =>
            store.prepare("SELECT id FROM record WHERE kind = 'endpoint'").all(),
          ),
        )
        .toEqual([])
    }),
)

it(
  'finds a client that has provided, and provides no longer, at its new port',
  {
    timeout: 240_000,
  },
  () =>
    withNetwork(
      { providers: 3, clientRoles: { provider: { state: 'on', score: 100, stakeWei: 10n ** 21n } } },
      async (network) => {
        const { port } = network.client.context.peer.address!
        await expect.poll(() => listedPorts(network)).toContain(port)
        await network.client.stop()
        const moved = await network.start('client', { client: true })
        const { ended } = await submitLong({ ...network, client: moved }, 8)
        expect((await ended).parts[0]!.deliveries[0]!.outcome).toBe('paid')
        // its listing follows, although it no longer provides
        await expect.poll(() => listedPorts(network)).toContain(moved.context.peer.address!.port)
        expect(listedPorts(network)).not.toContain(port)
      },
    ),
)

/** The ports at which the registry lists nodes. */
function listedPorts({ providers }: TestNetwork): number[] {
  return providers[0]!.context.ledger
    .nodes({})
    .flatMap(({ facts }) => readEndpoint(facts.endpoint).map(({ port }) => port))
}
