import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, GivenAddress } from './fields.ts'
import { Device, PriceRange, ProviderSettings, TestStep } from './provider.ts'
import { RoleName } from './status.ts'

export const setupSteps = ['network', 'key', 'detect', 'test', 'payout', 'price', 'limits', 'live'] as const
export const SetupStep = z.enum(setupSteps)
export type SetupStep = z.infer<typeof SetupStep>

export const Hardware = z.object({
  devices: z.array(Device),
  memoryBytes: z.int(),
  freeDiskBytes: z.int(),
  /** Classes of work that the machine can run, such as `wasm/1/x64`. */
  classNames: z.array(z.string()),
  sandbox: z.string(),
  score: z.number().nullable(),
})
export type Hardware = z.infer<typeof Hardware>

/** State of the set-up. It is stored, so that an interrupted set-up resumes. */
export const Setup = z.object({
  /** The current step; `done` when the machine is live. */
  step: z.union([SetupStep, z.literal('done')]),
  done: z.array(SetupStep),
  network: z
    .object({ mode: z.enum(['local', 'join']), name: z.string(), rpcUrl: z.string().nullable() })
    .nullable(),
  key: z.object({ address: AccountAddress, phraseConfirmed: z.boolean() }).nullable(),
  hardware: Hardware.nullable(),
  test: z.object({ ok: z.boolean(), steps: z.array(TestStep) }).nullable(),
  payout: AccountAddress.nullable(),
  /** Minimum price of an hour of one run. */
  hourPriceWei: Wei.nullable(),
  limits: ProviderSettings.shape.limits.nullable(),
  /** Amount that going live moves from the wallet to the stake. */
  stakeNeededWei: Wei.nullable(),
  /** True when a choice takes effect only after a restart of the daemon. */
  restartNeeded: z.boolean(),
})
export type Setup = z.infer<typeof Setup>

export const getSetup = {
  method: 'GET',
  path: '/v1/setup',
  summary: 'Returns the state of the set-up',
  access: 'owner',
  response: Setup,
} as const satisfies Route

export const goToSetupStep = {
  method: 'POST',
  path: '/v1/setup/step',
  summary: 'Goes back to a step, or forward to the first open step',
  access: 'owner',
  body: z.object({ step: SetupStep }),
  response: Setup,
} as const satisfies Route

export const chooseNetwork = {
  method: 'POST',
  path: '/v1/setup/network',
  summary: 'Chooses the local network, or joins a network by its definition, its deployment and an RPC URL',
  access: 'owner',
  body: z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('local') }),
    z.object({
      mode: z.literal('join'),
      rpcUrl: z.url({ protocol: /^https?$/ }),
      /** The network's definition and the manifest of its deployment, as JSON. */
      definition: z.record(z.string(), z.unknown()),
      deployment: z.record(z.string(), z.unknown()),
      /** Roles of this machine on that network; defaults to the settings. */
      roles: z.array(RoleName).min(1).optional(),
    }),
  ]),
  response: Setup,
} as const satisfies Route

export const makeKey = {
  method: 'POST',
  path: '/v1/setup/key',
  summary: 'Creates the account of this machine and returns its recovery phrase until it is confirmed',
  access: 'owner',
  response: z.object({ address: AccountAddress, words: z.array(z.string()) }),
} as const satisfies Route

export const confirmPhrase = {
  method: 'POST',
  path: '/v1/setup/phrase',
  summary: 'Confirms the backup of the recovery phrase by some of its words',
  access: 'owner',
  body: z.object({
    words: z
      .array(z.object({ index: z.int().min(0).max(23), word: z.string().max(16) }))
      .min(3)
      .max(24),
  }),
  response: z.object({ ok: z.boolean(), setup: Setup }),
} as const satisfies Route

export const detectHardware = {
  method: 'POST',
  path: '/v1/setup/detect',
  summary: 'Detects the hardware of this machine',
  access: 'owner',
  response: Setup,
} as const satisfies Route

export const testSetup = {
  method: 'POST',
  path: '/v1/setup/test',
  summary: 'Runs a small task in the same sandbox as client tasks and stores the outcome in the set-up',
  access: 'owner',
  events: TestStep,
} as const satisfies Route

export const choosePayout = {
  method: 'POST',
  path: '/v1/setup/payout',
  summary: 'Sets the payout address of collected earnings',
  access: 'owner',
  body: z.object({ address: GivenAddress }),
  response: Setup,
} as const satisfies Route

export const getPriceRange = {
  method: 'GET',
  path: '/v1/setup/price',
  summary: 'Returns market prices and the expected earnings of this machine',
  access: 'owner',
  response: PriceRange,
} as const satisfies Route

export const choosePrice = {
  method: 'POST',
  path: '/v1/setup/price',
  summary: 'Sets the minimum price of an hour of one run on this machine',
  access: 'owner',
  body: z.object({ hourPriceWei: Wei }),
  response: Setup,
} as const satisfies Route

export const chooseLimits = {
  method: 'POST',
  path: '/v1/setup/limits',
  summary: 'Sets the lent resources, the hours, and the conditions that pause lending',
  access: 'owner',
  body: ProviderSettings.pick({ limits: true, hours: true, ownerFirst: true }).partial({
    hours: true,
    ownerFirst: true,
  }),
  response: Setup,
} as const satisfies Route

export const goLive = {
  method: 'POST',
  path: '/v1/setup/live',
  summary: 'Stakes at most maxStakeWei, registers the machine and starts to bid',
  access: 'owner',
  body: z.object({ maxStakeWei: Wei }),
  response: Setup,
} as const satisfies Route
