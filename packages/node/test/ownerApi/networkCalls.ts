import { expect, it, vi } from 'vitest'
import { type OwnerCase, startOn } from './OwnerCase.ts'

const ether = 10n ** 18n

/** Tests of the daemon itself, its view of the network, and its owner's money. */
export function networkCalls(the: OwnerCase): void {
  it('reports its version and that it is ready', async () => {
    const { api } = the
    const status = await api.getStatus()
    expect(status).toMatchObject({ network: 'muster', local: true, roles: ['client', 'provider'] })
    expect(status.balances.tokenWei).toBeGreaterThan(0n)
    expect(await api.getHealth()).toMatchObject({ ready: true })
  })

  it('rejects a second daemon on its data folder', async () => {
    const { api, dataDir } = the
    await expect(startOn(dataDir)).rejects.toThrow()
    expect(await api.getHealth()).toMatchObject({ ready: true })
  })

  it('reports the network as the chain has it', async () => {
    const { api } = the
    const { nodes } = await api.listNodes()
    const machines = nodes.filter((node) => node.className === 'wasm/2')
    expect(machines.map(({ region }) => region).sort()).toEqual(['br', 'de', 'jp', 'us-east'])
    const providers = await api.listNodes({ query: { providers: 'true' } })
    expect(providers.nodes.map(({ nodeId }) => nodeId)).toEqual(machines.map(({ nodeId }) => nodeId))
    expect(nodes.length).toBeGreaterThan(machines.length)
    const american = await api.listNodes({ query: { region: 'na' } })
    expect(american.nodes.map(({ region }) => region)).toEqual(['us-east'])
    expect((await api.getNetwork()).contracts.market).toMatch(/^0x/)
    const { operators } = await api.listOperators()
    expect(operators.every((each) => each.freeWei + each.bondedWei > 0n)).toBe(true)
    expect((await api.listPrices()).prices.length).toBeGreaterThan(0)
    const supply = await api.getTokenSupply()
    expect(supply.totalWei).toBeLessThanOrEqual(supply.scheduledWei)
    expect(supply.schedule.length).toBeGreaterThan(2)
  })

  it('moves money only on request: stake, savings, the wallet', async () => {
    const { api } = the
    const before = await api.getWallet()
    await api.addStake({ body: { amountWei: (30n * ether).toString() } })
    await api.withdrawStake({ body: { amountWei: (10n * ether).toString() } })
    await api.addSavings({ body: { amountWei: (5n * ether).toString() } })
    expect((await api.getStake()).freeWei).toBe(20n * ether)
    expect((await api.getRewards()).savings.stakedWei).toBe(5n * ether)
    const send = (to: string) => api.sendFunds({ body: { asset: 'token', amountWei: '7', to } })
    await send('0x000000000000000000000000000000000000dEaD')
    // an address with a wrong checksum
    await expect(send('0x000000000000000000000000000000000000dEAD')).rejects.toMatchObject({
      code: 'CHAIN_ADDRESS_INVALID',
    })
    expect((await api.getWallet()).tokenWei).toBe(before.tokenWei - 25n * ether - 7n)
  })

  it('streams contract events as they arrive', async () => {
    const { api } = the
    const watching = new AbortController()
    const seen: string[] = []
    const watch = async () => {
      for await (const event of api.watchNetwork(undefined, { signal: watching.signal })) {
        seen.push(`${event.contract}.${event.name}`)
        watching.abort()
      }
    }
    const watched = watch().catch(() => {})
    await vi.waitFor(
      async () => {
        await api.addStake({ body: { amountWei: '1' } })
        expect(seen).toEqual(['registry.Deposited'])
      },
      { timeout: 20_000, interval: 200 },
    )
    await watched
  }, 30_000)

  it('proposes calls to governance, and rejects one that no contract has', async () => {
    const { api } = the
    await api.delegateVotes({ body: { to: (await api.getStatus()).account } })
    const propose = (method: string, args: string[]) =>
      api.propose({ body: { description: 'cheaper', calls: [{ contract: 'pricing', method, args }] } })
    await expect(propose('none', [])).rejects.toMatchObject({ code: 'API_UNPROCESSABLE' })
    // votes count from the second after they were delegated
    const made = await vi.waitFor(() => propose('setBasePrice', [String(ether)]), {
      timeout: 30_000,
      interval: 500,
    })
    const [proposal] = (await api.getGovernance()).proposals
    expect(proposal).toMatchObject({
      proposalId: made.proposalId,
      state: 'pending',
      calls: [{ text: `pricing.setBasePrice(${ether})` }],
    })
  }, 60_000)
}
