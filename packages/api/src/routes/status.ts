import { z } from 'zod'
import type { Route } from '../Route.ts'
import { CurrencyRate, Wei } from './amounts.ts'
import { AccountAddress, Jail, TimeMs } from './fields.ts'

export const RoleName = z.enum(['client', 'provider', 'coordinator', 'veto', 'relay'])
export type RoleName = z.infer<typeof RoleName>

/** A rate with its origin: `settings`, `dashboard`, or the file or host that the settings name. */
export const CurrencyView = CurrencyRate.extend({
  from: z.string(),
  /** When the source had the rate; null for a rate that the owner set. */
  atMs: TimeMs.nullable(),
})
export type CurrencyView = z.infer<typeof CurrencyView>

export const NodeStatus = z.object({
  version: z.string(),
  /** Name of the network definition. */
  network: z.string(),
  /** True for the local network of this machine, whose tokens have no value. */
  local: z.boolean(),
  chainId: z.int(),
  blockNumber: z.int(),
  /** Timestamp of `blockNumber`. */
  blockMs: TimeMs,
  roles: z.array(RoleName),
  peerId: z.string(),
  account: AccountAddress,
  token: z.object({ symbol: z.string(), decimals: z.int(), address: AccountAddress }),
  native: z.object({ symbol: z.string(), decimals: z.int() }),
  balances: z.object({ tokenWei: Wei, nativeWei: Wei }),
  /** Display currency of the owner, and the price of one token in it; null without a rate. */
  currency: CurrencyView.nullable(),
  /** The reason why the rate is missing or may be old. */
  currencyProblem: z.string().nullable(),
  startedMs: TimeMs,
  /** Present while this operator is jailed. */
  jail: Jail.optional(),
  /** The words that start muster in a shell on this machine, such as `muster`; only the owner gets them. */
  command: z.string().optional(),
})
export type NodeStatus = z.infer<typeof NodeStatus>

export const getStatus = {
  method: 'GET',
  path: '/v1/status',
  summary: 'Returns the identity, roles, balances and chain position of this daemon',
  access: 'public',
  response: NodeStatus,
} as const satisfies Route

export const Health = z.object({
  ready: z.boolean(),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), found: z.string() })),
})
export type Health = z.infer<typeof Health>

export const getHealth = {
  method: 'GET',
  path: '/v1/health',
  summary: 'Returns the readiness of this daemon: chain, peers and store, each with its finding',
  access: 'public',
  response: Health,
} as const satisfies Route

export const getOpenApi = {
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'Returns the OpenAPI document of this API',
  access: 'public',
  response: z.record(z.string(), z.unknown()),
} as const satisfies Route

/** Settings of the owner besides the provider settings. */
export const Settings = z.object({
  currency: CurrencyRate.nullable(),
  /** Default spending limit of a submission. */
  usualMaxSpendWei: Wei.nullable(),
})
export type Settings = z.infer<typeof Settings>

export const getSettings = {
  method: 'GET',
  path: '/v1/settings',
  summary: 'Returns the settings of this daemon',
  access: 'owner',
  response: Settings,
} as const satisfies Route

export const putSettings = {
  method: 'PUT',
  path: '/v1/settings',
  summary: 'Updates the settings; omitted fields keep their value',
  access: 'owner',
  body: Settings.partial(),
  response: Settings,
} as const satisfies Route

export const Finding = z.object({
  name: z.string(),
  status: z.enum(['ok', 'limited', 'broken']),
  found: z.string(),
  consequence: z.string().optional(),
  fix: z.string().optional(),
})

export const getDoctor = {
  method: 'GET',
  path: '/v1/doctor',
  summary: 'Checks this machine; each finding has its consequence and a fix',
  access: 'owner',
  response: z.object({ findings: z.array(Finding) }),
} as const satisfies Route
