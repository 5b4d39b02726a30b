import { expect, vi } from 'vitest'
import type { Subscriber, TestGateway } from './testGateway.ts'

/** Waits until a provider has joined the stream of a gateway and its service is ready. */
export async function untilServing(gateway: TestGateway, provider: Subscriber): Promise<void> {
  await vi.waitFor(
    async () =>
      expect((await gateway.meet(provider, gateway.network.client, false)).slots).toBeGreaterThan(0),
    {
      timeout: 60_000,
      interval: 100,
    },
  )
}
