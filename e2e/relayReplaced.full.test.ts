import { expect, it } from 'vitest'
import { expectPaidOnce, relayed, submitLong } from './support/longWork.ts'
import { waitForStep } from './support/waitForStep.ts'
import { withNetwork } from './support/withNetwork.ts'

it('continues work through another relay when one is lost', { timeout: 240_000 }, () =>
  withNetwork({ ...relayed, spareRelays: 1 }, async (network, books) => {
    const { taskId, ended } = await submitLong(network, 48)
    await waitForStep(network, taskId, 'checkpointReceipted', 'delivered')
    await network.relay!.stop()
    await expectPaidOnce(network, books, ended)
    const [, spare] = network.relays
    expect(spare!.relay!.use.nodes.some(({ bytes }) => bytes > 1_000)).toBe(true)
  }),
)
