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
  /** What work it can take, such as `wasm/1/x64`. */
  classNames: z.array(z.string()),
  sandbox: z.string(),
  score: z.number().nullable(),
})
export type Hardware = z.infer<typeof Hardware>

/** Where the set-up stands; it is kept, so that an interrupted one goes on here. */
export const Setup = z.object({
  /** The step to show; `done` when everything is live. */
  step: z.union([SetupStep, z.literal('done')]),
  done: z.array(SetupStep),
  network: z
    .object({ mode: z.enum(['local', 'join']), name: z.string(), rpcUrl: z.string().nullable() })
    .nullable(),
  key: z.object({ address: AccountAddress, phraseConfirmed: z.boolean() }).nullable(),
  hardware: Hardware.nullable(),
  test: z.object({ ok: z.boolean(), steps: z.array(TestStep) }).nullable(),
  payout: AccountAddress.nullable(),
  floorPerBillionUnitsWei: Wei.nullable(),
  limits: ProviderSettings.shape.limits.nullable(),
  /** What going live will move from the wallet to the stake. */
  stakeNeededWei: Wei.nullable(),
  /** The daemon must be started again for a choice to take effect. */
  restartNeeded: z.boolean(),
})
export type Setup = z.infer<typeof Setup>

export const getSetup = {
  method: 'GET',
  path: '/v1/setup',
  summary: 'Where the set-up stands',
  access: 'owner',
  response: Setup,
} as const satisfies Route

export const goToSetupStep = {
  method: 'POST',
  path: '/v1/setup/step',
  summary: 'Goes back to a step, or on to the first that is not done',
  access: 'owner',
  body: z.object({ step: SetupStep }),
  response: Setup,
} as const satisfies Route

export const chooseNetwork = {
  method: 'POST',
  path: '/v1/setup/network',
  summary:
    'Takes a network on this machine, or one that exists, by its definition, its deployment and an RPC URL',
  access: 'owner',
  body: z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('local') }),
    z.object({
      mode: z.literal('join'),
      rpcUrl: z.url({ protocol: /^https?$/ }),
      /** The network's definition and the manifest of its deployment, as JSON. */
      definition: z.record(z.string(), z.unknown()),
      deployment: z.record(z.string(), z.unknown()),
      /** What this machine plays there; without it, what its settings say. */
      roles: z.array(RoleName).min(1).optional(),
    }),
  ]),
  response: Setup,
} as const satisfies Route

export const makeKey = {
  method: 'POST',
  path: '/v1/setup/key',
  summary: 'Makes the account of this machine; its phrase is shown until it is confirmed',
  access: 'owner',
  response: z.object({ address: AccountAddress, words: z.array(z.string()) }),
} as const satisfies Route

export const confirmPhrase = {
  method: 'POST',
  path: '/v1/setup/phrase',
  summary: 'Confirms that the phrase was written down, by words of it that were asked for',
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
  summary: 'Looks at what this machine has',
  access: 'owner',
  response: Setup,
} as const satisfies Route

export const testSetup = {
  method: 'POST',
  path: '/v1/setup/test',
  summary: 'Runs a small task as a stranger’s would run; the outcome is kept in the set-up',
  access: 'owner',
  events: TestStep,
} as const satisfies Route

export const choosePayout = {
  method: 'POST',
  path: '/v1/setup/payout',
  summary: 'Where earnings go when they are collected',
  access: 'owner',
  body: z.object({ address: GivenAddress }),
  response: Setup,
} as const satisfies Route

export const getPriceRange = {
  method: 'GET',
  path: '/v1/setup/price',
  summary: 'What others ask, and what this machine could earn',
  access: 'owner',
  response: PriceRange,
} as const satisfies Route

export const choosePrice = {
  method: 'POST',
  path: '/v1/setup/price',
  summary: 'The least that this machine works for',
  access: 'owner',
  body: z.object({ floorPerBillionUnitsWei: Wei }),
  response: Setup,
} as const satisfies Route

export const chooseLimits = {
  method: 'POST',
  path: '/v1/setup/limits',
  summary: 'How much of the machine is lent, and when the owner comes first',
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
  summary: 'Stakes at most maxStakeWei, lists the machine and begins to bid',
  access: 'owner',
  body: z.object({ maxStakeWei: Wei }),
  response: Setup,
} as const satisfies Route
