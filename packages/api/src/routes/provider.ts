import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Units, Wei } from './amounts.ts'
import { NodeId, PageQuery, Share, TaskId, TimeMs } from './fields.ts'

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is hours and minutes, such as 22:00')

/** When strangers' work may run; days count from Sunday = 0, an end before its start is on the next day. */
export const LendingHours = z.object({
  days: z.array(z.int().min(0).max(6)).min(1),
  from: Clock,
  to: Clock,
})

/** What the owner lends, for what, and when the owner comes first. */
export const ProviderSettings = z.object({
  /** The least for 10⁹ units of work. */
  floorPerBillionUnitsWei: Wei,
  /** Empty: always. */
  hours: z.array(LendingHours).max(50),
  kinds: z.array(z.enum(['wasm', 'container'])).min(1),
  /** Where this machine is. */
  region: z.string().min(2).max(16),
  ownerFirst: z.object({
    /** Pauses while the owner's own programs use more than this share of the processors. */
    pauseAboveLoad: Share.nullable(),
    pauseOnBattery: z.boolean(),
    /** Pauses above this temperature of any device. */
    maxTemperatureC: z.int().min(30).max(110).nullable(),
  }),
  limits: z.object({
    /** Runs at once. */
    slots: z.int().min(1).max(1024),
    memoryBytes: z.int().min(0),
    diskBytes: z.int().min(0),
    maxRunMs: z.int().min(1000),
  }),
  /** Clients that broke more of their tasks than this are refused, in 1/10,000. */
  worstClientBreachBps: z.int().min(0).max(10_000),
  /**
   * Whether to bid on tasks whose parts are paid together or, when one executor fails, not at all (who fails loses its
   * lock), and by how much the least price is raised for it, in 1/10,000.
   */
  allOrNothing: z.object({ accept: z.boolean(), raiseBps: z.int().min(0).max(1_000_000) }),
  /** Graphics cards that containers are given, by their ids; null for all of them. */
  cards: z.array(z.string().max(64)).max(64).nullable(),
  /** Whether to serve on councils, with how many units bonded. */
  council: z.object({ serve: z.boolean(), bondUnits: z.int().min(0) }),
})
export type ProviderSettings = z.infer<typeof ProviderSettings>

export const Device = z.object({
  name: z.string(),
  kind: z.enum(['cpu', 'gpu']),
  /** What its maker's tools call a graphics card. */
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
  progress: Share,
  units: Units,
  priceWei: Wei,
  sinceMs: TimeMs,
})
export type ProviderRun = z.infer<typeof ProviderRun>

export const PriceRange = z.object({
  lowWei: Wei,
  usualWei: Wei,
  highWei: Wei,
  /** Paid deliveries that it was taken from; each weighs as much as its work. */
  samples: z.int(),
  /** What an hour of one run brings at the usual price; null while less than an hour's work was paid lately. */
  hourWei: Wei.nullable(),
  /** What a machine of this class was really paid in the last day, on average; null where none is listed. */
  paidPerMachineWei: Wei.nullable(),
})
export type PriceRange = z.infer<typeof PriceRange>

export const ProviderState = z.enum(['off', 'on', 'paused', 'draining'])
export type ProviderState = z.infer<typeof ProviderState>

export const Provider = z.object({
  state: ProviderState,
  /** Why it is paused. */
  why: z.string().nullable(),
  settings: ProviderSettings,
  offer: z
    .object({
      nodeId: NodeId,
      classNames: z.array(z.string()),
      score: z.number(),
      region: z.string(),
      priceHintWei: Wei,
    })
    .nullable(),
  devices: z.array(Device),
  runs: z.array(ProviderRun),
  earnings: z.object({
    /** Paid for good. */
    earnedWei: Wei,
    /** Delivered and being checked. */
    pendingWei: Wei,
    /** Accepted, in the time to contest, or owed and not collected. */
    heldWei: Wei,
    slashedWei: Wei,
    /** For work, by day of settlement (UTC), oldest first; days without any are left out. */
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
  summary: 'What this machine lends, runs and earns',
  access: 'owner',
  response: Provider,
} as const satisfies Route

export const putProviderSettings = {
  method: 'PUT',
  path: '/v1/provider/settings',
  summary: 'Changes what the owner lends; what is left out stays',
  access: 'owner',
  body: ProviderSettings.partial(),
  response: ProviderSettings,
} as const satisfies Route

export const startProvider = {
  method: 'POST',
  path: '/v1/provider/start',
  summary: 'Lists this machine and begins to bid; stakes at most maxStakeWei for it',
  access: 'owner',
  body: z.object({ maxStakeWei: Wei }),
  response: z.object({ state: ProviderState }),
} as const satisfies Route

export const drainProvider = {
  method: 'POST',
  path: '/v1/provider/drain',
  summary: 'Takes no new work and ends what runs; council duty goes on until it is off',
  access: 'owner',
  response: z.object({ state: ProviderState }),
} as const satisfies Route

export const stopProvider = {
  method: 'POST',
  path: '/v1/provider/stop',
  summary: 'Gives the machine back to its owner now: runs leave with their last receipted checkpoint',
  access: 'owner',
  response: z.object({ state: ProviderState }),
} as const satisfies Route

/** One step of a test of this machine, told when it begins and when it has ended. */
export const TestStep = z.object({
  name: z.string(),
  status: z.enum(['running', 'ok', 'failed', 'skipped']),
  found: z.string(),
})
export type TestStep = z.infer<typeof TestStep>

export const testProvider = {
  method: 'POST',
  path: '/v1/provider/test',
  summary: 'Runs a small task in the sandbox as a stranger’s would run, and measures it',
  access: 'owner',
  events: TestStep,
} as const satisfies Route

export const ProviderBid = z.object({
  taskId: TaskId,
  atMs: TimeMs,
  outcome: z.enum(['standing', 'won', 'lost', 'refused']),
  /** None when it did not bid. */
  priceWei: Wei.nullable(),
  /** Why it did not bid, or what the winner bid. */
  reasons: z.array(z.object({ reason: z.string(), why: z.string() })),
  parts: z.array(z.int()),
})
export type ProviderBid = z.infer<typeof ProviderBid>

export const listBids = {
  method: 'GET',
  path: '/v1/provider/bids',
  summary: 'Tasks this machine bid on or refused, each with the reason, newest first',
  access: 'owner',
  query: PageQuery,
  response: z.object({ bids: z.array(ProviderBid), next: z.string().nullable() }),
} as const satisfies Route
