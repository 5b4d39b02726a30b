import { bindEconomy, type Hex } from '@muster-network/chain'
import { claimUptime } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({
    providers: 2,
    vetoes: 3,
    heartbeatMs: 250,
    uptime: { epochSeconds: 10, challengeSeconds: 2, reviewSeconds: 30, claimSeconds: 3_600 },
  })
}, 120_000)
afterAll(() => network?.stop())

it('heartbeats and proven scores become a root that three veto nodes agree on, and the root pays', {
  timeout: 120_000,
}, async () => {
  const { context } = network.providers[0]!
  const { uptime, token } = bindEconomy(context.network.client, network.manifest)
  const first = network.vetoes[0]!.presence!.epoch
  const final = 3
  // the first epoch was heard in part only, so nobody speaks about it
  let paid = 0
  await expect
    .poll(
      async () => {
        for (let epoch = first; epoch < network.vetoes[0]!.presence!.epoch; epoch++)
          if ((await uptime.read.epochOf([BigInt(epoch)])).state === final) paid = epoch
        return paid
      },
      { timeout: 90_000, interval: 250 },
    )
    .toBeGreaterThan(first)

  const me = context.sender.address
  const before = await token.read.balanceOf([me])
  const claim = await claimUptime(context, paid)
  expect(claim).toMatchObject({ ok: true })
  const gained = (await token.read.balanceOf([me])) - before
  const { budget, totalWeight } = await uptime.read.epochOf([BigInt(paid)])
  const weight = claim.ok ? claim.weight : 0n
  expect(gained).toBe((budget * weight) / totalWeight)
  expect(gained).toBeGreaterThan(0n)
  // both providers were there, with the score that they list, for at most the whole epoch
  const others = network.providers[1]!.context.sender.address.toLowerCase() as Hex
  for (const operator of [me.toLowerCase() as Hex, others])
    for (const { presence } of network.vetoes) {
      const mine = presence!.uptimes(paid).filter((each) => each.uptime.operator === operator)
      expect(mine).toHaveLength(1)
      expect(mine[0]!.uptime.onlineMs).toBeGreaterThan(5_000)
      expect(mine[0]!.uptime.onlineMs).toBeLessThanOrEqual(10_000)
    }
  expect(await claimUptime(context, paid)).toEqual({ ok: false, reason: 'it was claimed already' })
})
