import { regionCodes } from '@muster-network/core'
import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Units, Wei } from './amounts.ts'
import { Jail, NodeId, PageQuery, Share, TaskId, TimeMs } from './fields.ts'

const Clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time in hours and minutes, such as 22:00')

/** Hours in which tasks may run. Days count from Sunday = 0; an end before its start is on the next day. */
export const LendingHours = z.object({
  days: z.array(z.int().min(0).max(6)).min(1),
  from: Clock,
  to: Clock,
})

/** Resources, price and schedule that the owner lends, and the conditions that pause lending. */
export const ProviderSettings = z.object({
  /**
   * Minimum price of an hour of one run. It follows from the price of 10⁹ units and the measured speed, or the other way
   * round: a change names one of the two.
   */
  hourPriceWei: Wei,
  /** Minimum price of 10⁹ units of work. */
  floorPerBillionUnitsWei: Wei,
  /** Empty for always. */
  hours: z.array(LendingHours).max(50),
  kinds: z.array(z.enum(['wasm', 'container'])).min(1),
  /** Region of this machine. */
  region: z.enum(regionCodes as string[]),
  ownerFirst: z.object({
    /** Pauses while the owner's own programs use more than this share of the CPUs. */
    pauseAboveLoad: z.number().gt(0).max(1).nullable(),
    pauseOnBattery: z.boolean(),
    /** Pauses while any device is above this temperature. */
    maxTemperatureC: z.int().min(30).max(110).nullable(),
  }),
  limits: z.object({
    /** Maximum concurrent runs. */
    slots: z.int().min(1).max(1024),
    memoryBytes: z.int().min(0),
    diskBytes: z.int().min(0),
    maxRunMs: z.int().min(1000),
  }),
  /** Clients with a higher breach rate are refused, in 1/10,000. */
  worstClientBreachBps: z.int().min(0).max(10_000),
  /**
   * All-or-nothing tasks pay all parts together or, when one executor fails, none; that executor loses its lock.
   * `raiseBps` is the surcharge on the floor for such tasks, in 1/10,000.
   */
  allOrNothing: z.object({ accept: z.boolean(), raiseBps: z.int().min(0).max(1_000_000) }),
  /** Ids of the GPUs that containers may use; null for all. */
  cards: z.array(z.string().max(64)).max(64).nullable(),
  /** Council duty, and the units to bond for it. */
  council: z.object({ serve: z.boolean(), bondUnits: z.int().min(0) }),
})
export type ProviderSettings = z.infer<typeof ProviderSettings>

export const Device = z.object({
  name: z.string(),
  kind: z.enum(['cpu', 'gpu']),
  /** Id of a GPU in the tools of its vendor. */
  id: z.string().nullable().default(null),
  cores: z.int().nullable(),
  memoryBytes: z.int().nullable(),
  load: Share.nullable(),
  temperatureC: z.number().nullable(),
})
export type Device = z.infer<typeof Device>

export const ProviderRun = z.object({
  taskId: TaskId,
  part: z.int(),
  state: z.enum(['staging', 'running', 'paused', 'delivering', 'checking', 'settled']),
  /** As the program itself reports; null until it did. 1 after the delivery. */
  progress: Share.nullable(),
  units: Units,
  priceWei: Wei,
  sinceMs: TimeMs,
})
export type ProviderRun = z.infer<typeof ProviderRun>

/** Prices paid for recent work of the class of this machine, for an hour of one run at the speed of this machine. */
export const PriceRange = z.object({
  lowWei: Wei,
  usualWei: Wei,
  highWei: Wei,
  /** Number of paid deliveries in the sample, each weighted by its work; 0 when the own price is given instead. */
  samples: z.int(),
  /** Measured speed of this machine: units of work per second of one run. */
  unitsPerSecond: Units,
  /** Average pay of a machine of this class in the last day; null when none is registered. */
  paidPerMachineWei: Wei.nullable(),
})
export type PriceRange = z.infer<typeof PriceRange>

export const ProviderState = z.enum(['off', 'on', 'paused', 'draining'])
export type ProviderState = z.infer<typeof ProviderState>

export const Provider = z.object({
  state: ProviderState,
  /** Reason of the pause. */
  why: z.string().nullable(),
  /** Present while this operator is jailed. */
  jail: Jail.optional(),
  settings: ProviderSettings,
  offer: z
    .object({
      nodeId: NodeId,
      classNames: z.array(z.string()),
      score: z.number(),
      region: z.string(),
      /** Listed price of an hour of one run. */
      hourPriceWei: Wei,
    })
    .nullable(),
  devices: z.array(Device),
  runs: z.array(ProviderRun),
  earnings: z.object({
    /** Final payments. */
    earnedWei: Wei,
    /** Pay of deliveries that are being checked. */
    pendingWei: Wei,
    /** Pay in the contest period, or owed by the contracts and not yet collected. */
    heldWei: Wei,
    slashedWei: Wei,
    /** Earnings from work by day of settlement (UTC), oldest first; days without earnings are omitted. */
    daily: z.array(z.object({ dayMs: TimeMs, earnedWei: Wei })).optional(),
  }),
  uptime: z.object({ share: Share, sinceMs: TimeMs, lastSeenMs: TimeMs.nullable() }),
  duty: z.object({ seats: z.int(), answered: z.int(), missed: z.int(), feesWei: Wei }),
  priceSuggestion: PriceRange,
})
export type Provider = z.infer<typeof Provider>

export const getProvider = {
  method: 'GET',
  path: '/v1/provider',
  summary: 'Returns the state, settings, runs and earnings of this provider',
  access: 'owner',
  response: Provider,
} as const satisfies Route

export const putProviderSettings = {
  method: 'PUT',
  path: '/v1/provider/settings',
  summary: 'Updates the provider settings; omitted fields keep their value',
  access: 'owner',
  body: ProviderSettings.partial(),
  response: ProviderSettings,
} as const satisfies Route

export const startProvider = {
  method: 'POST',
  path: '/v1/provider/start',
  summary: 'Registers this machine and starts to bid; stakes at most maxStakeWei',
  access: 'owner',
  body: z.object({ maxStakeWei: Wei }),
  response: z.object({ state: ProviderState }),
} as const satisfies Route

export const drainProvider = {
  method: 'POST',
  path: '/v1/provider/drain',
  summary:
    'Accepts no new work and finishes the current runs; council duty continues until the provider is off',
  access: 'owner',
  response: z.object({ state: ProviderState }),
} as const satisfies Route

export const stopProvider = {
  method: 'POST',
  path: '/v1/provider/stop',
  summary: 'Stops all runs now; each delivers its last receipted checkpoint',
  access: 'owner',
  response: z.object({ state: ProviderState }),
} as const satisfies Route

/** One step of the self-test of this machine, reported when it starts and when it ends. */
export const TestStep = z.object({
  name: z.string(),
  status: z.enum(['running', 'ok', 'failed', 'skipped']),
  found: z.string(),
})
export type TestStep = z.infer<typeof TestStep>

export const testProvider = {
  method: 'POST',
  path: '/v1/provider/test',
  summary: 'Runs and measures a small task in the same sandbox as client tasks',
  access: 'owner',
  events: TestStep,
} as const satisfies Route

export const ProviderBid = z.object({
  taskId: TaskId,
  atMs: TimeMs,
  outcome: z.enum(['standing', 'won', 'lost', 'refused']),
  /** Null when the provider did not bid. */
  priceWei: Wei.nullable(),
  /** Reasons of a refusal, or the price of the winning bid. */
  reasons: z.array(z.object({ reason: z.string(), why: z.string() })),
  parts: z.array(z.int()),
})
export type ProviderBid = z.infer<typeof ProviderBid>

export const listBids = {
  method: 'GET',
  path: '/v1/provider/bids',
  summary: 'Lists the tasks that this machine bid on or refused, with the reasons, newest first',
  access: 'owner',
  query: PageQuery,
  response: z.object({ bids: z.array(ProviderBid), next: z.string().nullable() }),
} as const satisfies Route
