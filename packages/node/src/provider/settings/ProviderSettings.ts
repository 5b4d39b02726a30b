import { isRegionCode, unknownRegion } from '@muster-network/core'
import { OwnerRules } from '@muster-network/executors'
import { z } from 'zod'

const gibibyte = 2 ** 30
const ether = 10n ** 18n

/** What the owner lends, for what, and when the owner comes first. */
export const ProviderSettings = z.strictObject({
  /**
   * `on` bids and runs; `draining` ends what runs and takes nothing new; `paused` holds what runs; `off` gives the
   * machine back: what runs leaves with its last receipted state.
   */
  state: z.enum(['off', 'on', 'paused', 'draining']).default('off'),
  /** The least for 10⁹ units of work: a tenth of a thousandth of a token is about an hour of a core for 0.4. */
  floorPerBillionUnits: z
    .bigint()
    .min(0n)
    .default(ether / 10_000n),
  kinds: z
    .array(z.enum(['wasm', 'container']))
    .min(1)
    .default(['wasm']),
  /** Where this machine is, in the words of task files. Who does not say so gets no work that is bound to a place. */
  region: z
    .string()
    .refine((code): boolean => isRegionCode(code), 'is no region of the table')
    .default(unknownRegion),
  /** OctaneBench points to list; what was measured unless given. */
  score: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .optional(),
  /** Graphics cards that containers are given, by their ids; all of them unless said. */
  cards: z.array(z.string().max(64)).max(64).optional(),
  /** What a core does in a second; it decides whether a task ends in time. */
  unitsPerSecond: z.bigint().min(1n).default(1_000_000_000n),
  limits: z
    .strictObject({
      /** Runs at once: one core each, with some left for the owner. */
      slots: z.int().min(1).max(1024).default(2),
      /** Parts that may wait for a slot, bids that stand included. */
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
  /** How long work is held for a client that signs for nothing, before we leave it. A restart takes less than a minute. */
  patienceMs: z.int().min(0).default(60_000),
  /** Clients that broke more of their tasks than this are refused, in 1/10,000. */
  worstClientBreachBps: z.int().min(0).max(10_000).default(1_000),
  /**
   * Tasks whose parts are paid together or, when one executor fails, not at all. Who fails, by leaving too, loses its lock,
   * which is larger than all the others' pay: nothing for a machine whose owner comes first, unless the owner says so.
   */
  allOrNothing: z
    .strictObject({
      accept: z.boolean().default(false),
      /** What is asked more for the risk, in 1/10,000 of the floor. */
      raiseBps: z.int().min(0).max(1_000_000).default(2_500),
    })
    .prefault({}),
  council: z
    .strictObject({
      serve: z.boolean().default(true),
      bondUnits: z.int().min(0).default(400),
      /** Replays at once, beside the runs. */
      parallel: z.int().min(1).max(64).default(2),
    })
    .prefault({}),
  /** Stake of this operator in all, for work and council together; the least is what the node itself needs. */
  stakeWei: z
    .bigint()
    .min(0n)
    .default(10_000n * ether),
  /** Asked price of one point for one hour, as listed: a hint, never a promise. */
  priceHint: z.bigint().min(0n).default(ether),
  /** Earnings are withdrawn once they are this much: a transaction each time would cost more than it brings. */
  withdrawAboveWei: z
    .bigint()
    .min(0n)
    .default(100n * ether),
  /** How long sealed data of an ended task stays when its client orders no deletion. */
  keepHours: z.number().min(0).default(24),
})
export type ProviderSettings = z.infer<typeof ProviderSettings>

/** A change of some settings; groups are changed by what they contain. */
export type SettingsChange = Partial<
  Omit<ProviderSettings, 'limits' | 'owner' | 'council' | 'allOrNothing'>
> & {
  limits?: Partial<ProviderSettings['limits']>
  owner?: Partial<ProviderSettings['owner']>
  council?: Partial<ProviderSettings['council']>
  allOrNothing?: Partial<ProviderSettings['allOrNothing']>
}

/** @throws ZodError for values that make no sense */
export function changeSettings(settings: ProviderSettings, change: SettingsChange): ProviderSettings {
  return ProviderSettings.parse({
    ...settings,
    ...change,
    limits: { ...settings.limits, ...change.limits },
    owner: { ...settings.owner, ...change.owner },
    council: { ...settings.council, ...change.council },
    allOrNothing: { ...settings.allOrNothing, ...change.allOrNothing },
  })
}
