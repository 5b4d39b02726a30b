import { hourPriceOf, isRegionCode, unitPriceOf, unknownRegion } from '@muster-network/core'
import { OwnerRules } from '@muster-network/executors'
import { z } from 'zod'

const gibibyte = 2 ** 30
const ether = 10n ** 18n

/** The owner's settings: limits and prices of the machine, and the rules by which the owner comes first. */
export const ProviderSettings = z.strictObject({
  /**
   * `on` bids and runs; `draining` finishes the current runs and accepts nothing new; `paused` pauses the runs; `off` frees
   * the machine: runs leave with their last receipted checkpoint.
   */
  state: z.enum(['off', 'on', 'paused', 'draining']).default('off'),
  /** The lowest price for 10⁹ units. The default of 0.0001 token makes an hour of a common core cost 0.36. */
  floorPerBillionUnits: z
    .bigint()
    .min(0n)
    .default(ether / 10_000n),
  /** The lowest price for an hour of one run, when the owner set that. The price of 10⁹ units then follows the speed. */
  hourPrice: z.bigint().min(0n).optional(),
  kinds: z
    .array(z.enum(['wasm', 'container']))
    .min(1)
    .default(['wasm']),
  /** The region of this machine, as in task files. Without it the machine gets no work that is bound to a region. */
  region: z
    .string()
    .refine((code): boolean => isRegionCode(code), 'is not a region of the table')
    .default(unknownRegion),
  /** OctaneBench points to list; the measured score by default. */
  score: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .optional(),
  /** Ids of the GPUs that containers may use; all by default. */
  cards: z.array(z.string().max(64)).max(64).optional(),
  /**
   * Units that a core computes in a second, as the self-test measured them; decides whether a task would finish in time, and
   * the price of an hour. A common core is assumed before the first test.
   */
  unitsPerSecond: z.bigint().min(1n).default(1_000_000_000n),
  limits: z
    .strictObject({
      /** Concurrent runs, one core each; the default leaves cores for the owner. */
      slots: z.int().min(1).max(1024).default(2),
      /** Parts that may wait for a slot, open bids included. */
      queue: z.int().min(0).max(1024).default(32),
      memoryBytes: z
        .int()
        .min(0)
        .default(4 * gibibyte),
      diskBytes: z
        .int()
        .min(0)
        .default(16 * gibibyte),
      maxRunMs: z
        .int()
        .min(1_000)
        .default(24 * 3_600_000),
    })
    .prefault({}),
  owner: OwnerRules.prefault({}),
  /** How long a run stays paused for a client that signs no receipts before we leave. A client restarts in less than a minute. */
  patienceMs: z.int().min(0).default(60_000),
  /** Share of breached tasks above which a client is refused, in 1/10,000. */
  worstClientBreachBps: z.int().min(0).max(10_000).default(1_000),
  /**
   * Tasks whose parts are paid together or, when one executor fails, not at all. An executor that fails or leaves loses its
   * lock, which is larger than the pay of all others: off by default, since the owner of the machine comes first.
   */
  allOrNothing: z
    .strictObject({
      accept: z.boolean().default(false),
      /** Surcharge for that risk, in 1/10,000 of the floor. */
      raiseBps: z.int().min(0).max(1_000_000).default(2_500),
    })
    .prefault({}),
  council: z
    .strictObject({
      serve: z.boolean().default(true),
      bondUnits: z.int().min(0).default(400),
      /** Concurrent replays, beside the runs. */
      parallel: z.int().min(1).max(64).default(2),
    })
    .prefault({}),
  streams: z
    .strictObject({
      /** Joins streams of this machine's class. */
      serve: z.boolean().default(true),
      /** Requests of one stream that are answered at the same time. */
      parallel: z.int().min(1).max(256).default(4),
      /** Lowest prices of one unit of output, in wei. A unit without one is priced by its work and the price of 10⁹ units. */
      prices: z
        .partialRecord(z.enum(['tokens', 'characters', 'frames', 'gas', 'answers']), z.bigint().min(0n))
        .default({}),
      /** Space for models that no stream uses now; the longest unused are removed. */
      cacheBytes: z
        .int()
        .min(0)
        .default(16 * gibibyte),
      /** The longest time that this machine is offline: streams with less time to settle are refused. Watchers cover the rest. */
      offlineSeconds: z.int().min(0).default(600),
      /** Cost of one settlement in the payment token. No chain has a rate between its coin and the token, so the owner sets it. */
      settleGasWei: z.bigint().min(0n).default(0n),
    })
    .prefault({}),
  /**
   * Total stake of this operator, for work and council; at least the stake that the node itself needs. A replayed part locks
   * 40 prices by default, so the default backs open parts of 200 tokens together.
   */
  stakeWei: z
    .bigint()
    .min(0n)
    .default(10_000n * ether),
  /**
   * The part of it that backs all replayed parts together, instead of a lock for each. The first proof of wrong work costs all of it:
   * none by default, since the owner decides about that.
   */
  suretyWei: z.bigint().min(0n).default(0n),
  /** Earnings are withdrawn from this amount on: withdrawing less would cost more than it returns. */
  withdrawAboveWei: z
    .bigint()
    .min(0n)
    .default(100n * ether),
  /** Retention of the sealed data of an ended task when its client orders no deletion. */
  keepHours: z.number().min(0).default(24),
})
export type ProviderSettings = z.infer<typeof ProviderSettings>

/** A change of some settings. Groups are merged field by field. */
export type SettingsChange = Partial<
  Omit<ProviderSettings, 'limits' | 'owner' | 'council' | 'allOrNothing' | 'streams'>
> & {
  limits?: Partial<ProviderSettings['limits']>
  owner?: Partial<ProviderSettings['owner']>
  council?: Partial<ProviderSettings['council']>
  allOrNothing?: Partial<ProviderSettings['allOrNothing']>
  streams?: Partial<ProviderSettings['streams']>
}

/**
 * Applies a change. A price per hour and a price per 10⁹ units replace each other.
 *
 * @throws ZodError for invalid values
 */
export function changeSettings(settings: ProviderSettings, change: SettingsChange): ProviderSettings {
  const { hourPrice, ...next } = ProviderSettings.parse({
    ...settings,
    ...change,
    limits: { ...settings.limits, ...change.limits },
    owner: { ...settings.owner, ...change.owner },
    council: { ...settings.council, ...change.council },
    allOrNothing: { ...settings.allOrNothing, ...change.allOrNothing },
    streams: { ...settings.streams, ...change.streams },
  })
  const isReplaced = change.floorPerBillionUnits !== undefined && change.hourPrice === undefined
  if (hourPrice === undefined || isReplaced) return next
  return { ...next, hourPrice, floorPerBillionUnits: unitPriceOf(hourPrice, next.unitsPerSecond) }
}

/** Returns the price of an hour of one run on this machine: the number that is listed, and shown everywhere. */
export function hourPriceOfSettings({
  hourPrice,
  floorPerBillionUnits,
  unitsPerSecond,
}: Pick<ProviderSettings, 'hourPrice' | 'floorPerBillionUnits' | 'unitsPerSecond'>): bigint {
  return hourPrice ?? hourPriceOf(floorPerBillionUnits, unitsPerSecond)
}
