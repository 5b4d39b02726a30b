import type { PriceRange, Provider, ProviderBid, Stake } from '@muster-network/api'
import { between, dayMs, hex, minuteMs, pickRandom, tokens } from './ids.ts'

export const range: PriceRange = {
  lowWei: tokens(0.61),
  usualWei: tokens(0.98),
  highWei: tokens(1.4),
  samples: 86,
  unitsPerSecond: 1_250_000_000n,
  paidPerMachineWei: tokens(2.4),
}

export const provider: Provider = {
  state: 'on',
  why: null,
  settings: {
    hourPriceWei: tokens(0.8),
    floorPerBillionUnitsWei: tokens(0.8) / 4_500n,
    hours: [],
    kinds: ['wasm', 'container'],
    region: 'de',
    ownerFirst: { pauseAboveLoad: 0.5, pauseOnBattery: true, maxTemperatureC: 85 },
    limits: { slots: 2, memoryBytes: 8 * 2 ** 30, diskBytes: 50 * 2 ** 30, maxRunMs: 12 * 3_600_000 },
    worstClientBreachBps: 500,
    allOrNothing: { accept: false, raiseBps: 2_500 },
    cards: null,
    council: { serve: true, bondUnits: 100 },
  },
  offer: {
    nodeId: hex(64),
    classNames: ['wasm/1/x64', 'container/1/x64'],
    score: 212,
    region: 'de',
    hourPriceWei: tokens(0.8),
  },
  devices: [
    {
      name: 'AMD Ryzen 9 7950X',
      kind: 'cpu',
      id: null,
      cores: 16,
      memoryBytes: 64 * 2 ** 30,
      load: 0.41,
      temperatureC: 61,
    },
    {
      name: 'NVIDIA GeForce RTX 4090',
      kind: 'gpu',
      id: 'GPU-5f3a1c02',
      cores: null,
      memoryBytes: 24 * 2 ** 30,
      load: 0.87,
      temperatureC: 72,
    },
  ],
  runs: [
    {
      taskId: hex(64),
      part: 2,
      state: 'running',
      progress: 0.62,
      units: 1_116_000_000n,
      priceWei: tokens(1.8123),
      sinceMs: Date.now() - 2 * minuteMs,
    },
    {
      taskId: hex(64),
      part: 0,
      state: 'checking',
      progress: 1,
      units: 900_000_000n,
      priceWei: tokens(0.88),
      sinceMs: Date.now() - 9 * minuteMs,
    },
  ],
  earnings: {
    earnedWei: tokens(148.2031),
    pendingWei: tokens(2.6923),
    heldWei: tokens(5.31),
    slashedWei: 0n,
    daily: Array.from({ length: 30 }, (_, day) => ({
      dayMs: (Math.floor(Date.now() / dayMs) - 29 + day) * dayMs,
      earnedWei: tokens(day % 9 === 4 ? 0 : between(120, 900) / 100),
    })).filter(({ earnedWei }) => earnedWei > 0n),
  },
  uptime: { share: 0.9987, sinceMs: Date.now() - 30 * dayMs, lastSeenMs: Date.now() },
  duty: { seats: 61, answered: 60, missed: 1, feesWei: tokens(2.04) },
  priceSuggestion: range,
}

export const bids: ProviderBid[] = Array.from({ length: 120 }, (_, number) => {
  const outcome = number === 0 ? 'standing' : pickRandom(['won', 'lost', 'refused', 'lost'] as const)
  return {
    taskId: hex(64),
    atMs: Date.now() - number * 7 * minuteMs,
    outcome,
    priceWei: outcome === 'refused' ? null : tokens(between(60, 250) / 100),
    reasons:
      outcome === 'refused'
        ? [
            pickRandom([
              { reason: 'price', why: 'pays at most 0.5 MUST, your price is 0.8' },
              { reason: 'busy', why: 'both slots are taken' },
              { reason: 'owner-returns', why: 'would run into 07:00, when you want the machine' },
            ]),
          ]
        : outcome === 'lost'
          ? [{ reason: 'price', why: 'the winner bid 0.74 MUST' }]
          : [],
    parts: outcome === 'won' ? [between(0, 3)] : [],
  }
})

export const stake: Stake = {
  freeWei: tokens(1000),
  lockedWei: tokens(50),
  surety: { amountWei: tokens(120), usedWei: tokens(90), parts: 4, lostMs: null },
  bondedWei: tokens(100),
  nativeWei: 0n,
  nodes: 1,
  nodeStakeWei: tokens(1000),
  bondUnitWei: tokens(1),
  admitted: true,
  silences: 1,
  jailSilences: 3,
  bonds: [
    { className: 'wasm/1/x64', units: 100, leaving: 0, leavesMs: null, duty: 3, jailedUntilMs: null },
    {
      className: 'container/1/x64',
      units: 20,
      leaving: 10,
      leavesMs: Date.now() - minuteMs,
      duty: 0,
      jailedUntilMs: null,
    },
  ],
}
