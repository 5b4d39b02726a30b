import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Provider, routeTable, type Setup } from '@muster-network/api'
import type { ApiHandlers } from '@muster-network/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { account, type FakeDaemon, quote, startFakeDaemon, task, taskId } from './support.ts'

// A command with one wrong option changes nothing, and a right one changes exactly what it was told.

const ether = 10n ** 18n
const nodeId = `0x${'cd'.repeat(32)}`
const settings: Provider['settings'] = {
  hourPriceWei: 36n * 10n ** 16n,
  floorPerBillionUnitsWei: ether,
  hours: [],
  kinds: ['wasm'],
  region: 'de',
  ownerFirst: { pauseAboveLoad: null, pauseOnBattery: true, maxTemperatureC: null },
  limits: { slots: 2, memoryBytes: 4e9, diskBytes: 2e10, maxRunMs: 3_600_000 },
  worstClientBreachBps: 100,
  allOrNothing: { accept: false, raiseBps: 0 },
  cards: null,
  council: { serve: true, bondUnits: 10 },
}

const provider: Provider = {
  state: 'on',
  why: null,
  settings,
  runs: [],
  offer: null,
  devices: [],
  earnings: { earnedWei: 0n, pendingWei: 0n, heldWei: 0n, slashedWei: 0n },
  uptime: { share: 1, sinceMs: 1, lastSeenMs: null },
  duty: { seats: 0, answered: 0, missed: 0, feesWei: 0n },
  priceSuggestion: {
    lowWei: 0n,
    usualWei: 0n,
    highWei: 0n,
    samples: 0,
    unitsPerSecond: 1_000_000_000n,
    paidPerMachineWei: null,
  },
}

const setup: Setup = {
  step: 'done',
  done: [],
  network: null,
  key: null,
  hardware: null,
  test: null,
  payout: null,
  hourPriceWei: null,
  limits: null,
  stakeNeededWei: null,
  restartNeeded: false,
}

/** Calls that read or measure, although they are not GET. */
const harmless = ['createQuote', 'quoteStream', 'quoteReservation', 'testProvider']

let folder: string
let daemon: FakeDaemon
let changes: { call: string; body: unknown }[]
let neededWei: bigint

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-nothing-'))
  const recording = Object.entries(routeTable)
    .filter(([name, route]) => route.method !== 'GET' && !harmless.includes(name))
    .map(([call]) => [
      call,
      async (input: { body?: unknown }) => {
        changes.push({ call, body: input.body })
        return {}
      },
    ])
  daemon = await startFakeDaemon({
    ...(Object.fromEntries(recording) as ApiHandlers),
    createQuote: async () => quote,
    listTasks: async () => ({ tasks: [task], next: null }),
    getProvider: async () => provider,
    getSetup: async () => ({ ...setup, stakeNeededWei: neededWei }),
    async *testProvider() {
      yield { name: 'sandbox', status: 'ok', found: 'works' }
    },
    putProviderSettings: async ({ body }) => {
      changes.push({ call: 'putProviderSettings', body })
      return settings
    },
    startProvider: async ({ body }) => {
      changes.push({ call: 'startProvider', body })
      return { state: 'on' }
    },
  })
})
afterAll(async () => {
  await daemon.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  changes = []
  neededWei = 10n * ether
})

it.each([
  ['provide --yes --hours 22:00-07:00 --max-stake 5', /stake of 10 MUST exceeds --max-stake 5 MUST/],
  ['provide --yes --price 1/h --slots many', /Invalid --slots "many"/],
  ['provide --yes --price 1/h --slots 0', /Invalid --slots "0"/],
  ['provide start --yes --slots 3 --price cheap/h', /"cheap" is not an amount/],
  ['provide --yes --price 1/h --region atlantis', /Unknown region "atlantis"/],
  ['provide --yes --price 1/h --hours 22-07', /Invalid --hours "22-07"/],
  ['provide --yes --price 1/h --hours 25:00-07:00', /Invalid --hours "25:00-07:00"/],
  ['provide --price 1/h', /Stake 10 MUST and start to bid\? Not a terminal/],
  ['stake 5 --savings --surety --yes', /--savings and --surety exclude each other/],
  ['stake some --class wasm/1/x64 --yes', /Invalid units "some"/],
  ['stake 1.5 --class wasm/1/x64 --yes', /Invalid units "1\.5"/],
  ['unstake 5 --savings --class wasm/1/x64 --yes', /--savings and --class exclude each other/],
  ['withdraw 5 --savings --yes', /an amount and --savings exclude each other/],
  ['withdraw 5 --class wasm/1/x64 --yes', /an amount and --class exclude each other/],
  [`dispute ${nodeId} --segment first --bond 3 --yes`, /Invalid --segment "first"/],
  [`dispute ${nodeId} --segment 1 --bond much --yes`, /"much" is not an amount/],
  ['reserve 0xcd --hours long --yes', /Invalid --hours "long"/],
  ['reserve 0xcd --max-deposit much', /"much" is not an amount/],
  [`reserve summon ${nodeId} --max-factor much`, /Invalid --max-factor "much"/],
  ['wallet send much 0xa1 --yes', /"much" is not an amount/],
  ['sale buy much --yes', /"much" is not an amount/],
  ['govern propose text --call nonsense --yes', /Invalid call "nonsense"/],
  [`logs ${taskId} --part first`, /Invalid --part "first"/],
])('%s changes nothing', async (command, message) => {
  const { code, err } = await daemon.muster(command.split(' '), { cwd: folder })
  expect(err).toMatch(message)
  expect(err).toMatch(/\n {2}hint: /)
  expect(code).toBe(2)
  expect(changes).toEqual([])
})

it('provide stops before it saves anything if the balance does not cover the stake', async () => {
  neededWei = 1_000n * ether
  const { code, err } = await daemon.muster(['provide', '--yes', '--price', '1/h'])
  expect([code, err]).toEqual([1, expect.stringContaining('exceeds the balance of 100 MUST')])
  expect(err).toContain(`Send MUST to ${account}`)
  expect(changes).toEqual([])
})

it.each([['provide'], ['provide start']])('%s saves only the settings that were passed', async (words) => {
  const { code } = await daemon.muster([...words.split(' '), '--yes'])
  expect(code).toBe(0)
  expect(changes).toEqual([
    { call: 'putProviderSettings', body: {} },
    { call: 'startProvider', body: { maxStakeWei: 10n * ether } },
  ])
  changes = []
  await daemon.muster([...words.split(' '), '--slots', '3', '--hours', '22:00-07:00', '--max-stake', '12'])
  expect(changes).toEqual([
    {
      call: 'putProviderSettings',
      body: {
        limits: { ...settings.limits, slots: 3 },
        hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '22:00', to: '07:00' }],
      },
    },
    { call: 'startProvider', body: { maxStakeWei: 12n * ether } },
  ])
})
