import { bindEconomy } from '@muster-network/chain'
import { expect, it, vi } from 'vitest'
import type { OwnerCase } from './OwnerCase.ts'

/** Tests of reservations: made, used and paid. */
export function reservationCalls(the: OwnerCase): void {
  it('reserves a node within the spending limit, and cancels the reservation', async () => {
    const { api } = the
    const node = (await api.listNodes()).nodes.find((each) => each.className === 'wasm/2')!
    const fromMs = Math.ceil(Date.now() / 1000 + 600) * 1000
    const wanted = { nodeId: node.nodeId, fromMs, untilMs: fromMs + 3_600_000 }
    const { depositWei, free } = await api.quoteReservation({ body: wanted })
    expect(free).toBe(true)
    const reserve = (most: bigint) => api.reserveNode({ body: { ...wanted, maxDepositWei: most.toString() } })
    await expect(reserve(depositWei - 1n)).rejects.toMatchObject({ code: 'SPEC_OVER_BUDGET' })
    const before = (await api.getWallet()).tokenWei
    const { reservationId } = await reserve(depositWei)
    expect((await api.getWallet()).tokenWei).toBe(before - depositWei)
    expect((await api.listReservations()).reservations).toMatchObject([
      { reservationId, state: 'waiting', nodeId: node.nodeId, depositWei },
    ])
    await expect(reserve(depositWei)).rejects.toMatchObject({ code: 'PROVIDER_NOT_LENDING' })
    await api.cancelReservation({ params: { reservationId } })
    // a client that cancels loses the overcharge, two thirds of the deposit; the rest is refunded automatically
    await vi.waitFor(
      async () => expect((await api.getWallet()).tokenWei).toBe(before - (depositWei * 2n) / 3n),
      { timeout: 40_000, interval: 250 },
    )
    // the balance that the task left is withdrawn with its trust lock, or when its owner asks
    const { owedWei, tokenWei } = await api.getWallet()
    expect(await api.collectOwed()).toMatchObject({ collectedWei: owedWei })
    expect(await api.getWallet()).toMatchObject({ owedWei: 0n, tokenWei: tokenWei + owedWei })
  }, 60_000)

  it('summons a reserved node, and pays for the reserved time', async () => {
    const { api, owner } = the
    const node = (await api.listNodes()).nodes.find((each) => each.className === 'wasm/2')!
    const fromMs = Math.ceil(Date.now() / 1000 + 4) * 1000
    const wanted = { nodeId: node.nodeId, fromMs, untilMs: fromMs + 3_600_000 }
    const { depositWei } = await api.quoteReservation({ body: wanted })
    const { network, manifest } = owner.daemon.context
    const { reservations } = bindEconomy(network.client, manifest)
    const earned = () => reservations.read.balanceOf([node.operator as `0x${string}`])
    const earnedBefore = await earned()
    const before = (await api.getWallet()).tokenWei
    const { reservationId } = await api.reserveNode({
      body: { ...wanted, maxDepositWei: depositWei.toString() },
    })
    const params = { reservationId }
    const summon = () => api.summonReservation({ params, body: { maxFactor: 3 } })
    await expect(summon()).rejects.toMatchObject({ code: 'CHAIN_REVERTED' })
    await vi.waitFor(summon, { timeout: 30_000, interval: 500 })
    const state = async () => {
      const { reservations } = await api.listReservations()
      return reservations.find((each) => each.reservationId === reservationId)?.state
    }
    await vi.waitFor(async () => expect(await state()).toBe('running'), { timeout: 30_000, interval: 500 })
    await api.endReservation({ params })
    expect(await state()).toBe('ended')
    // the operator alone is paid, for the time used and for the time reserved
    const paid = (await earned()) - earnedBefore
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThan(depositWei)
    await vi.waitFor(async () => expect((await api.getWallet()).tokenWei).toBe(before - paid), {
      timeout: 30_000,
      interval: 250,
    })
  }, 120_000)

  it('withdraws the earnings of several reservations in one transaction, above the limit of the owner', async () => {
    const { api, owner } = the
    const node = (await api.listNodes()).nodes.find((each) => each.className === 'wasm/2')!
    const { provider, context } = owner.local!.providers.find(
      ({ provider }) => provider!.nodeId === node.nodeId,
    )!
    const { reservations, token } = bindEconomy(context.network.client, context.manifest)
    const me = context.sender.address
    const inContract = () => reservations.read.balanceOf([me])
    const inWallet = () => token.read.balanceOf([me])
    const reserve = async (inSeconds: number, seconds: number) => {
      const fromMs = Math.ceil(Date.now() / 1000 + inSeconds) * 1000
      const wanted = { nodeId: node.nodeId, fromMs, untilMs: fromMs + seconds * 1000 }
      const { depositWei } = await api.quoteReservation({ body: wanted })
      const body = { ...wanted, maxDepositWei: depositWei.toString() }
      return { params: { reservationId: (await api.reserveNode({ body })).reservationId }, depositWei }
    }
    const polling = { timeout: 40_000, interval: 250 }
    // earnings of an earlier reservation
    await provider!.changeSettings({ withdrawAboveWei: 1n })
    const first = await reserve(600, 3_600)
    await api.cancelReservation(first)
    await vi.waitFor(async () => expect(await inContract()).toBe(0n), polling)

    // a client that cancels loses the overcharge, two thirds of the deposit
    const each = (first.depositWei * 2n) / 3n
    await provider!.changeSettings({ withdrawAboveWei: each + 1n })
    const before = await inWallet()
    await api.cancelReservation(await reserve(600, 3_600))
    const offers = () =>
      context.store
        .prepare("SELECT count(*) AS n FROM record WHERE kind = 'reservation-offer' AND open = 1")
        .get()!
    await vi.waitFor(() => expect(offers().n).toBe(0), polling)
    expect([await inContract(), await inWallet()]).toEqual([each, before])
    await api.cancelReservation(await reserve(600, 3_600))
    await vi.waitFor(async () => expect(await inContract()).toBe(0n), polling)
    expect((await inWallet()) - before).toBe(2n * each)

    // without summons, cancellation or chain traffic, the reservation is closed when its time is over, and collected
    await provider!.changeSettings({ withdrawAboveWei: 1n })
    const unused = await reserve(4, 2)
    await vi.waitFor(
      async () => expect((await inWallet()) - before).toBe(2n * each + (unused.depositWei * 2n) / 3n),
      polling,
    )
  }, 180_000)
}
