import { WasmExecutor } from '@muster-network/executors'
import { expect, it, vi } from 'vitest'
import { servingExecutor } from './support/servingExecutor.ts'
import { TestGateway } from './support/testGateway.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { behaviours, tokenAt } from './support/tokenService.ts'
import { withNetwork } from './support/withNetwork.ts'

const served = {
  providers: 1,
  heartbeatMs: 500,
  payWaitMs: 1_000,
  executorOf: (_: number, dir: string) =>
    servingExecutor(new WasmExecutor({ dir, modulesDir: `${dir}/modules` })),
}

async function untilServing(gateway: TestGateway, network: TestNetwork, index = 0): Promise<void> {
  const provider = network.providers[index]!
  await vi.waitFor(
    async () => {
      const met = await gateway.meet(provider)
      expect(met.slots).toBeGreaterThan(0)
    },
    { timeout: 60_000, interval: 250 },
  )
}

it('joins a stream, answers, and is paid to the last wei', async () => {
  await withNetwork(served, async (network, books) => {
    const [provider] = network.providers
    const gateway = await TestGateway.start(network)
    await untilServing(gateway, network)
    const prompt = [behaviours.honest, 2, 3]
    const { ids, frames } = await gateway.complete(provider!, gateway.askOf(prompt))
    expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => tokenAt(prompt, i)))
    expect(frames.at(-1)).toMatchObject({ type: 'end', end: 'length' })
    await gateway.stop()
    void books
  })
}, 120_000)
