import path from 'node:path'
import {
  bindEconomy,
  failoverRpc,
  type Hex,
  IntentJournal,
  JournalledSender,
  LocalSigner,
} from '@muster-network/chain'
import { enumName, epochStates, silentLogger, tokensToWei } from '@muster-network/core'
import { claimUptime } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({
    providers: 2,
    vetoes: 3,
    heartbeatMs: 250,
    uptime: { epochSeconds: 10, challengeSeconds: 6, reviewSeconds: 30, claimSeconds: 3_600 },
  })
}, 120_000)
afterAll(() => network?.stop())

it('pays uptime rewards from a root that three veto nodes agree on', {
  timeout: 200_000,
}, async () => {
  const { context } = network.providers[0]!
  const { uptime, token } = bindEconomy(context.network.client, network.manifest)
  const me = context.sender.address
  const before = await token.read.balanceOf([me])
  const first = network.vetoes[0]!.presence!.epoch
  // veto nodes attest an epoch that they listened to for at least nine tenths: the first one, if it began with the
  // network; on a busy machine a probe may miss an epoch
  let paid = first
  let weight = 0n
  const claimOne = async () => {
    for (let epoch = first; epoch < network.vetoes[0]!.presence!.epoch; epoch++) {
      const claim = await claimUptime(context, epoch)
      if (!claim.ok) continue
      paid = epoch
      weight = claim.weight
      return true
    }
    return false
  }
  await expect.poll(claimOne, { timeout: 150_000, interval: 500 }).toBe(true)
  // whichever epoch it was, a majority of the veto nodes listened to nine tenths of its ten seconds
  const listeners = network.vetoes.filter(({ presence }) => presence!.listenedMs(paid) >= 9_000)
  expect(listeners.length).toBeGreaterThanOrEqual(2)

  const gained = (await token.read.balanceOf([me])) - before
  const { budget, totalWeight } = await uptime.read.epochOf([BigInt(paid)])
  // by the weight that bonds of one token a point back, and at most the yearly rate on them
  const began = (await uptime.read.endOf([BigInt(paid)])) - 10n
  const bonded = await context.network.registry.read.bondedSince([me, began])
  const { stakePerPoint } = context.definition.pricing
  const backed = (bonded / tokensToWei(stakePerPoint)) * 10n
  const share = (budget * (weight < backed ? weight : backed)) / totalWeight
  const most = (bonded * BigInt(context.definition.uptime.rateBps) * 10n) / (10_000n * 365n * 86_400n)
  expect(gained).toBe(share < most ? share : most)
  expect(gained).toBeGreaterThan(0n)
  // both providers were there, for at most the whole epoch
  const others = network.providers[1]!.context.sender.address.toLowerCase() as Hex
  for (const operator of [me.toLowerCase() as Hex, others])
    for (const { presence } of network.vetoes) {
      const mine = presence!.uptimes(paid).filter((each) => each.uptime.operator === operator)
      expect(mine).toHaveLength(1)
      expect(mine[0]!.uptime.onlineMs).toBeGreaterThan(5_000)
      expect(mine[0]!.uptime.onlineMs).toBeLessThanOrEqual(10_000)
    }
  expect(await claimUptime(context, paid)).toEqual({ ok: false, reason: 'the reward was claimed already' })
})

it('lets an honest veto node challenge a root that a majority forged', {
  timeout: 200_000,
}, async () => {
  const [honest, ...liars] = network.vetoes
  await Promise.all(liars.map((liar) => liar.stop()))
  const { presence, context } = honest!
  const { uptime } = bindEconomy(context.network.client, network.manifest)
  // an epoch that the honest one hears from its beginning to its end
  const epoch = presence!.epoch + 1
  await expect.poll(() => presence!.epoch, { timeout: 60_000 }).toBeGreaterThan(epoch)
  const root: Hex = `0x${'ab'.repeat(32)}`
  const rpc = failoverRpc({ ...network.chainDefinition, log: silentLogger })
  const end = Number(await uptime.read.endOf([BigInt(epoch)]))
  await context.wantBlock({ timestamp: end + 1 })
  await expect.poll(() => context.ledger.head.timestamp, { timeout: 30_000 }).toBeGreaterThan(end)
  for (const i of [1, 2]) {
    const journal = new IntentJournal(path.join(network.dir, `liar-${i}.sqlite`))
    const signer = new LocalSigner(network.keyOf(`veto-${i}`))
    const by = new JournalledSender({
      rpc,
      chain: network.chainDefinition,
      signer,
      journal,
      log: silentLogger,
    })
    await uptime.send.attest([BigInt(epoch), root, 1n], { by, intent: 'lie' })
    journal.close()
  }
  const now = () => uptime.read.epochOf([BigInt(epoch)])
  await expect
    .poll(async () => enumName(epochStates, (await now()).state), { timeout: 30_000, interval: 200 })
    .toBe('challenged')
  expect((await now()).challenger).toBe(context.sender.address)
})
