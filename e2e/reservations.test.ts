import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type ApiClient, createClient } from '@muster-network/api'
import { bindEconomy, type Hex, Offer, readLogs } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { createHandlers, type Daemon, loadConfig, serveApi } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

// A node that was reserved and is not there when it is called. Who is there sees to the money, the client or the node.

const ether = 10n ** 18n
const timeout = 180_000
const patience = { timeout: 60_000, interval: 200 }
/** For the transactions that come before; on a machine that is busy it may take another attempt. */
const leadMs = 4_000
let network: TestNetwork

beforeAll(async () => {
  network = await startTestNetwork({ providers: 3, reservations: { answerSeconds: 2 } })
}, 120_000)
afterAll(() => network?.stop())

/** The API of a daemon, as its owner would use it. */
async function apiOf(daemon: Daemon): Promise<ApiClient> {
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: path.join(network.dir, 'owner') }, flags: {} })
  const token = 'of this test'
  const handlers = createHandlers({ daemon, config, version: 'test', local: true })
  const server = await serveApi({ handlers, token, port: 0, logger: silentLogger })
  onTestFinished(() => server.stop())
  return createClient({ baseUrl: `http://127.0.0.1:${server.port}`, token })
}

const economyOf = ({ context }: Daemon) => bindEconomy(context.network.client, context.manifest)

/** The balance of an account: in its wallet, and at the reservations contract. */
async function holdingsOf(reader: Daemon, account: Hex): Promise<{ wallet: bigint; kept: bigint }> {
  const { token, reservations } = economyOf(reader)
  const [wallet, kept] = await Promise.all([
    token.read.balanceOf([account]),
    reservations.read.balanceOf([account]),
  ])
  return { wallet, kept }
}

const reserve = (api: ApiClient, nodeId: string, seconds = 3_600) =>
  vi.waitFor(async () => {
    const fromMs = Math.ceil((Date.now() + leadMs) / 1000) * 1000
    const wanted = { nodeId, fromMs, untilMs: fromMs + seconds * 1000 }
    const { depositWei } = await api.quoteReservation({ body: wanted })
    const made = await api.reserveNode({ body: { ...wanted, maxDepositWei: depositWei.toString() } })
    return { id: made.reservationId as Hex, depositWei, wanted }
  }, patience)

/** Calls as soon as the time has come. */
const summon = (api: ApiClient, reservationId: Hex) =>
  vi.waitFor(() => api.summonReservation({ params: { reservationId }, body: { maxFactor: 3 } }), patience)

it('pays the bond of an absent node to the client and refunds the deposit', {
  timeout,
}, async () => {
  const { client, providers } = network
  const [node] = providers as [Daemon]
  const bond = 7n * ether + 3n
  await offerBond(node, bond)
  const me = client.context.sender.address
  const operator = node.context.sender.address
  const before = { client: await holdingsOf(client, me), operator: await holdingsOf(client, operator) }
  const api = await apiOf(client)
  const { id, depositWei, wanted } = await reserve(api, node.provider!.nodeId)
  expect((await holdingsOf(client, operator)).kept).toBe(before.operator.kept - bond)
  await node.stop()
  await summon(api, id)

  await vi.waitFor(
    async () =>
      expect(await holdingsOf(client, me)).toEqual({ wallet: before.client.wallet + bond, kept: 0n }),
    patience,
  )
  expect(await holdingsOf(client, operator)).toEqual({
    wallet: before.operator.wallet,
    kept: before.operator.kept - bond,
  })
  const { reservations } = economyOf(client)
  expect(await readLogs(client.context.network.client, reservations, 'Ended', { id })).toEqual([
    { id, paid: 0n, lost: 0n, refunded: depositWei, bondToClient: bond },
  ])
  // nobody has to wait for the time that was reserved
  expect(await api.quoteReservation({ body: wanted })).toMatchObject({ free: true })
})

it('pays an unused reservation and refunds the rest after its node has left', {
  timeout,
}, async () => {
  const { client, providers } = network
  const node = providers[2]!
  const me = client.context.sender.address
  const operator = node.context.sender.address
  const before = { client: await holdingsOf(client, me), operator: await holdingsOf(client, operator) }
  const { depositWei } = await reserve(await apiOf(client), node.provider!.nodeId, 1)
  await node.stop()
  // an absent node loses the overcharge, two thirds of the deposit
  const lost = (depositWei * 2n) / 3n
  await vi.waitFor(
    async () =>
      expect(await holdingsOf(client, me)).toEqual({ wallet: before.client.wallet - lost, kept: 0n }),
    patience,
  )
  expect(await holdingsOf(client, operator)).toEqual({
    wallet: before.operator.wallet,
    kept: before.operator.kept + lost,
  })
})

it('refunds the deposit when a node returns too late and its client is gone', {
  timeout,
}, async () => {
  const { client, providers } = network
  const [, node] = providers as [Daemon, Daemon]
  const me = client.context.sender.address
  const operator = node.context.sender.address
  const before = { client: await holdingsOf(client, me), operator: await holdingsOf(client, operator) }
  const api = await apiOf(client)
  const { id, depositWei } = await reserve(api, node.provider!.nodeId)
  const settings = node.provider!.settings()
  await node.stop()
  await summon(api, id)
  const { reservations } = economyOf(client)
  const { checkedAt } = await reservations.read.reservation([id])
  await client.stop()

  // a moment earlier it would still be in time
  const tooLateMs = (checkedAt + Number(await reservations.read.ANSWER_SECONDS([])) + 1) * 1000
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(tooLateMs), patience)
  const late = await network.start('provider-1', { provider: settings })
  await vi.waitFor(
    async () =>
      expect(await holdingsOf(late, me)).toEqual({
        wallet: before.client.wallet - depositWei,
        kept: depositWei,
      }),
    patience,
  )
  const back = await network.start('client', { client: true })
  await vi.waitFor(async () => expect(await holdingsOf(back, me)).toEqual(before.client), patience)
  expect(await holdingsOf(back, operator)).toEqual(before.operator)
})

/** Has the node put a bond into what it offers from now on. */
async function offerBond(node: Daemon, bond: bigint): Promise<void> {
  const { sender, signer } = node.context
  const { token, reservations } = economyOf(node)
  const by = () => ({ by: sender, intent: `bond/${randomUUID()}` })
  await token.send.approve([reservations.address, bond], by())
  await reservations.send.deposit([bond], by())
  const sign = signer.signMessage.bind(signer)
  signer.signMessage = (domain, type, message) => {
    if ((type as unknown) === Offer) Object.assign(message, { bond })
    return sign(domain, type, message)
  }
}
