import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiClient, createClient, type TaskEvent } from '@muster-network/api'
import { bindEconomy } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadConfig, type Owner, readApiFile, startOwner } from '../src/index.ts'

// What `muster up` runs, asked through its API as a page or the command line would: real chain, peers and sandbox.

const ether = 10n ** 18n
let dataDir: string
let owner: Owner
let api: ApiClient
let draftId: string
let taskId: string

const start = async () => {
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  return startOwner({ config, logger: silentLogger, version: '0.1.0', localProviders: 4 })
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-owner-'))
  owner = await start()
  const { port, token } = (await readApiFile(dataDir))!
  api = createClient({ baseUrl: `http://127.0.0.1:${port}`, token })
}, 180_000)
afterAll(async () => {
  await owner?.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

it('says what it is, and that it is ready', async () => {
  const status = await api.getStatus()
  expect(status).toMatchObject({ network: 'muster', local: true, roles: ['client', 'provider'] })
  expect(status.balances.tokenWei).toBeGreaterThan(0n)
  expect(await api.getHealth()).toMatchObject({ ready: true })
})

it('is alone on its data folder', async () => {
  await expect(start()).rejects.toThrow()
  expect(await api.getHealth()).toMatchObject({ ready: true })
})

it('shows the network as the chain has it', async () => {
  const { nodes } = await api.listNodes()
  const machines = nodes.filter((node) => node.className === 'wasm/1')
  expect(machines.map(({ region }) => region).sort()).toEqual(['br', 'de', 'jp', 'us-east'])
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

it('moves money only as told: stake, savings, the wallet', async () => {
  const before = await api.getWallet()
  await api.addStake({ body: { amountWei: (30n * ether).toString() } })
  await api.withdrawStake({ body: { amountWei: (10n * ether).toString() } })
  await api.addSavings({ body: { amountWei: (5n * ether).toString() } })
  expect((await api.getStake()).freeWei).toBe(20n * ether)
  expect((await api.getRewards()).savings.stakedWei).toBe(5n * ether)
  await api.sendFunds({
    body: { asset: 'token', amountWei: '7', to: '0x000000000000000000000000000000000000dEaD' },
  })
  expect((await api.getWallet()).tokenWei).toBe(before.tokenWei - 25n * ether - 7n)
})

it('tells what the contracts say, as it comes', async () => {
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

it('takes a task as a draft and tells its mistakes with their place', async () => {
  const draft = await api.createDraft({ body: { templateId: 'render' } })
  draftId = draft.draftId
  expect(draft.files.map((file) => file.path)).toEqual(['build/tracer.wasm', 'in/scene.txt', 'task.yaml'])
  const yaml = draft.yaml!
  const wrong = await api.validateTask({ body: { yaml: yaml.replace('parts: 4', 'parts: 0'), draftId } })
  expect(wrong).toMatchObject({ ok: false, problems: [expect.objectContaining({ line: 6 })] })
  const small = yaml
    .replace('--samples, "64"', '--samples, "4"')
    .replace('--width, "640", --height, "360"', '--width, "64", --height, "36"')
    .replace('parts: 4', 'parts: 2')
    .replace('afterMs: 300', 'afterMs: 3000')
  await api.putDraftFile({ params: { draftId }, query: { path: 'task.yaml' }, file: small })
  expect(await api.validateTask({ body: { yaml: small, draftId } })).toEqual({ ok: true, problems: [] })
}, 120_000)

it('quotes it, and spends nothing above what was allowed', async () => {
  const quote = await api.quoteTask({ body: { source: { draftId } } })
  expect(quote.candidates.length + quote.refusals.length).toBeGreaterThan(0)
  expect(quote.check.cheater.expectsWei).toBeLessThan(0n)
  const { tokenWei } = await api.getWallet()
  const submit = (most: bigint) =>
    api.submitTask({ body: { source: { draftId }, maxSpendWei: most.toString() } })
  await expect(submit(quote.depositWei - 1n)).rejects.toMatchObject({ code: 'SPEC_OVER_BUDGET' })
  expect((await api.getWallet()).tokenWei).toBe(tokenWei)
  taskId = (await submit(quote.depositWei)).taskId
  expect((await api.getWallet()).tokenWei).toBe(tokenWei - quote.depositWei)
}, 60_000)

it('tells a task from its post to its end, with logs, council and money', async () => {
  const events: TaskEvent[] = []
  for await (const event of api.watchTask({ params: { taskId } })) {
    events.push(event)
    if (event.step === 'ended') break
  }
  expect(events.map((event) => event.step)).toEqual(expect.arrayContaining(['posted', 'awarded', 'ended']))
  const task = await api.getTask({ params: { taskId } })
  expect(task).toMatchObject({ state: 'ended', outcome: 'done', partsDone: 2 })
  const paid = task.deliveries.filter((each) => each.outcome === 'paid')
  expect(paid).toHaveLength(2)
  expect(paid[0]?.panel?.seats.every((seat) => seat.answer === 'agrees')).toBe(true)
  const { workWei, checkWei, refundedWei, heldWei } = task.cost
  expect(workWei + checkWei + refundedWei + heldWei).toBe(task.escrowWei)
  const history = await api.getTaskHistory({ params: { taskId } })
  expect(history.events[0]).toMatchObject({ name: 'TaskPosted' })
  expect(history.task.paidWei).toBe(workWei)
  let log = ''
  for await (const chunk of api.watchLogs({ params: { taskId }, query: { follow: 'false' } }))
    log += chunk.text
  expect(log).toContain('rows')
}, 180_000)

it('gives the files of the result, and none beside them', async () => {
  const { files, complete } = await api.listResults({ params: { taskId } })
  expect(complete).toBe(true)
  const { path: first, bytes } = files[0]!
  const get = async (query: { path: string; maxBytes?: number }) =>
    (await (await api.downloadResult({ params: { taskId }, query })).arrayBuffer()).byteLength
  expect(await get({ path: first })).toBe(bytes)
  expect(await get({ path: first, maxBytes: 10 })).toBe(10)
  await expect(get({ path: '../../../../api.token' })).rejects.toMatchObject({ code: 'API_NOT_FOUND' })
})

it('keeps the books: what was deposited, spent and came back', async () => {
  const { entries } = await api.listBudgetEntries()
  const task = await api.getTask({ params: { taskId } })
  expect(entries.at(-1)).toMatchObject({ amountWei: -task.escrowWei, taskId })
  expect((await api.getBudget()).spentWei).toBe(task.cost.workWei + task.cost.checkWei)
})

it('sets a provider up step by step, and stakes no more than allowed', async () => {
  expect((await api.getSetup()).step).toBe('network')
  expect(await api.chooseNetwork({ body: { mode: 'local' } })).toMatchObject({ step: 'detect' })
  expect((await api.detectHardware()).hardware?.devices[0]).toMatchObject({ kind: 'cpu' })
  const steps: string[] = []
  for await (const step of api.testSetup())
    if (step.status !== 'running') steps.push(`${step.name} ${step.status}`)
  expect(steps).toEqual(['sandbox ok', 'start ok', 'speed ok', 'repeat ok'])
  await api.choosePayout({ body: { address: (await api.getStatus()).account } })
  await api.choosePrice({ body: { floorPerBillionUnitsWei: (ether / 10_000n).toString() } })
  const limits = { slots: 1, memoryBytes: 2 ** 30, diskBytes: 2 ** 30, maxRunMs: 3_600_000 }
  const ready = await api.chooseLimits({ body: { limits } })
  expect(ready).toMatchObject({ step: 'live', limits })
  const { settings } = await api.getProvider()
  expect(settings.region).toBe('unknown')
  await expect(api.putProviderSettings({ body: { region: 'atlantis' } })).rejects.toMatchObject({
    code: 'API_BAD_REQUEST',
    hint: expect.stringContaining('us-east'),
  })
  await api.putProviderSettings({ body: { region: 'ch' } })
  const goLive = (most: bigint) => api.goLive({ body: { maxStakeWei: most.toString() } })
  const needed = ready.stakeNeededWei!
  await expect(goLive(needed - 1n)).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
  expect(await goLive(needed)).toMatchObject({ step: 'done' })
  expect(await api.getProvider()).toMatchObject({ state: 'on' })
  await vi.waitFor(
    async () => expect((await api.getProvider()).offer).toMatchObject({ region: 'ch' }),
    10_000,
  )
  expect(await api.drainProvider()).toEqual({ state: 'draining' })
}, 120_000)

it('reserves a node, for no more than was allowed, and gives it up again', async () => {
  const node = (await api.listNodes()).nodes.find((each) => each.className === 'wasm/1')!
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
  // who gives up loses the overcharge, two thirds of the deposit; the rest comes back by itself
  await vi.waitFor(
    async () => expect((await api.getWallet()).tokenWei).toBe(before - (depositWei * 2n) / 3n),
    { timeout: 40_000, interval: 250 },
  )
  // what the task left is fetched with its trust lock, or when its owner wants it
  const { owedWei, tokenWei } = await api.getWallet()
  expect(await api.collectOwed()).toMatchObject({ collectedWei: owedWei })
  expect(await api.getWallet()).toMatchObject({ owedWei: 0n, tokenWei: tokenWei + owedWei })
}, 60_000)

it('calls a reserved node to work, and pays for the time that it had it', async () => {
  const node = (await api.listNodes()).nodes.find((each) => each.className === 'wasm/1')!
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
  // for the time used and for the time that was kept free, to the operator and to nobody else
  const paid = (await earned()) - earnedBefore
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThan(depositWei)
  await vi.waitFor(async () => expect((await api.getWallet()).tokenWei).toBe(before - paid), {
    timeout: 30_000,
    interval: 250,
  })
}, 120_000)

it('collects what reservations brought by itself, together and once it is worth a transaction', async () => {
  const node = (await api.listNodes()).nodes.find((each) => each.className === 'wasm/1')!
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
  const looked = { timeout: 40_000, interval: 250 }
  // what an earlier reservation brought
  await provider!.changeSettings({ withdrawAboveWei: 1n })
  const first = await reserve(600, 3_600)
  await api.cancelReservation(first)
  await vi.waitFor(async () => expect(await inContract()).toBe(0n), looked)

  // who gives up loses the overcharge, two thirds of the deposit
  const each = (first.depositWei * 2n) / 3n
  await provider!.changeSettings({ withdrawAboveWei: each + 1n })
  const before = await inWallet()
  await api.cancelReservation(await reserve(600, 3_600))
  const offers = () =>
    context.store
      .prepare("SELECT count(*) AS n FROM record WHERE kind = 'reservation-offer' AND open = 1")
      .get()!
  await vi.waitFor(() => expect(offers().n).toBe(0), looked)
  expect([await inContract(), await inWallet()]).toEqual([each, before])
  await api.cancelReservation(await reserve(600, 3_600))
  await vi.waitFor(async () => expect(await inContract()).toBe(0n), looked)
  expect((await inWallet()) - before).toBe(2n * each)

  // nobody calls, nobody cancels, and the chain is quiet: it is closed when its time is over, and collected
  await provider!.changeSettings({ withdrawAboveWei: 1n })
  const unused = await reserve(4, 2)
  await vi.waitFor(
    async () => expect((await inWallet()) - before).toBe(2n * each + (unused.depositWei * 2n) / 3n),
    looked,
  )
}, 180_000)

it('says what machines were really paid, and nothing of an hour before an hour’s work was paid', async () => {
  const { cost } = await api.getTask({ params: { taskId } })
  const machines = (await api.listNodes()).nodes.filter((each) => each.className === 'wasm/1').length
  const range = await api.getPriceRange()
  expect(range.samples).toBeGreaterThan(0)
  expect(range.paidPerMachineWei).toBe(cost.workWei / BigInt(machines))
  expect(range.hourWei).toBeNull()
})

it('lends the cards that its owner names', async () => {
  expect((await api.getProvider()).settings.cards).toBeNull()
  expect(await api.putProviderSettings({ body: { cards: ['GPU-1'] } })).toMatchObject({ cards: ['GPU-1'] })
  expect(await api.putProviderSettings({ body: { region: 'ch' } })).toMatchObject({ cards: ['GPU-1'] })
  expect(await api.putProviderSettings({ body: { cards: null } })).toMatchObject({ cards: null })
})

it('keeps to when the owner comes first', async () => {
  const ownerFirst = { pauseAboveLoad: 0.5, pauseOnBattery: false, maxTemperatureC: 80 }
  expect(await api.putProviderSettings({ body: { ownerFirst } })).toMatchObject({ ownerFirst })
  expect((await api.getProvider()).settings.ownerFirst).toEqual(ownerFirst)
  const never = { ...ownerFirst, pauseAboveLoad: null, maxTemperatureC: null }
  expect(await api.putProviderSettings({ body: { ownerFirst: never } })).toMatchObject({ ownerFirst: never })
  const hours = [{ days: [1, 2], from: '22:00', to: '06:00' }]
  expect(await api.putProviderSettings({ body: { hours } })).toMatchObject({ hours })
})

it('puts calls to the vote, and refuses one that no contract has', async () => {
  await api.delegateVotes({ body: { to: (await api.getStatus()).account } })
  const propose = (method: string, args: string[]) =>
    api.propose({ body: { description: 'cheaper', calls: [{ contract: 'pricing', method, args }] } })
  await expect(propose('none', [])).rejects.toMatchObject({ code: 'API_BAD_REQUEST' })
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

it('looks at another network before anything is entrusted to it', async () => {
  const join = await joinOwnChain()
  await expect(api.chooseNetwork({ body: { ...join, deployment: {} } })).rejects.toMatchObject({
    code: 'API_BAD_REQUEST',
  })
  const foreign = { ...join.deployment, definitionHash: `0x${'12'.repeat(32)}` }
  await expect(api.chooseNetwork({ body: { ...join, deployment: foreign } })).rejects.toMatchObject({
    code: 'API_BAD_REQUEST',
    message: expect.stringContaining('the definition is another one'),
  })
  const silent = { ...join, rpcUrl: 'http://127.0.0.1:9' }
  await expect(api.chooseNetwork({ body: silent })).rejects.toMatchObject({
    code: 'CHAIN_RPC_FAILED',
  })
  expect(await api.getSetup()).toMatchObject({ network: { mode: 'local' }, restartNeeded: false })
}, 60_000)

/** A network to join that is sound, but whose chain ends with the daemon that leaves it: this machine's own. */
async function joinOwnChain() {
  const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  return {
    mode: 'join' as const,
    rpcUrl: owner.local!.chain.url,
    definition: await json(path.resolve(import.meta.dirname, '../../../networks/muster.json')),
    deployment: await json(path.join(dataDir, 'local/deployment.json')),
  }
}

it('tells watchers of machines how it is', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${owner.api.port}/metrics`)).text()
  expect(metrics).toMatch(/^muster_network_tasks\{status="ended"\} 1$/m)
  expect(metrics).toMatch(/^muster_chain_block \d+$/m)
})

it('is back on its network when the one that it should move to cannot be used', async () => {
  const chosen = await api.chooseNetwork({ body: await joinOwnChain() })
  expect(chosen).toMatchObject({ step: 'key', network: { mode: 'join' }, restartNeeded: true })
  const { words, address } = await api.makeKey()
  expect(words).toHaveLength(12)
  const confirm = (shift: number) =>
    api.confirmPhrase({ body: { words: [1, 5, 9].map((index) => ({ index, word: words[index + shift]! })) } })
  expect((await confirm(1)).ok).toBe(false)
  expect(await confirm(0)).toMatchObject({ ok: true, setup: { key: { address, phraseConfirmed: true } } })
  await expect(api.makeKey()).rejects.toMatchObject({ code: 'API_BAD_REQUEST' })
  await vi.waitFor(
    async () => expect(await api.getSetup()).toMatchObject({ step: 'network', restartNeeded: false }),
    { timeout: 90_000, interval: 500 },
  )
  expect(await api.getStatus()).toMatchObject({ local: true })
  expect(await api.getHealth()).toMatchObject({ ready: true })
}, 120_000)
