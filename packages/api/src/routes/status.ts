import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, TimeMs } from './fields.ts'

export const RoleName = z.enum(['client', 'provider', 'coordinator', 'veto', 'relay'])
export type RoleName = z.infer<typeof RoleName>

export const NodeStatus = z.object({
  version: z.string(),
  /** Name of the network's definition. */
  network: z.string(),
  /** A network on this machine alone: its tokens are play money. */
  local: z.boolean(),
  chainId: z.int(),
  blockNumber: z.int(),
  /** Time of that block. */
  blockMs: TimeMs,
  roles: z.array(RoleName),
  peerId: z.string(),
  account: AccountAddress,
  token: z.object({ symbol: z.string(), decimals: z.int(), address: AccountAddress }),
  native: z.object({ symbol: z.string(), decimals: z.int() }),
  balances: z.object({ tokenWei: Wei, nativeWei: Wei }),
  /** What the owner counts in besides the token, and what one token is worth in it. */
  currency: z.object({ code: z.string(), perToken: z.number().positive() }).nullable(),
  startedMs: TimeMs,
})
export type NodeStatus = z.infer<typeof NodeStatus>

export const getStatus = {
  method: 'GET',
  path: '/v1/status',
  summary: 'What this daemon is and where its chain stands',
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
  summary: 'Whether this daemon can work: chain, peers, store, each with what was found',
  access: 'public',
  response: Health,
} as const satisfies Route

export const getOpenApi = {
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This API, described',
  access: 'public',
  response: z.record(z.string(), z.unknown()),
} as const satisfies Route

/** What the owner decided about this daemon besides what a provider lends. */
export const Settings = z.object({
  currency: z
    .object({
      code: z.string().regex(/^[A-Z]{3}$/, 'a currency is three capitals, such as EUR'),
      perToken: z.number().positive(),
    })
    .nullable(),
  /** A submission asks for no more than this unless it says so. */
  usualMaxSpendWei: Wei.nullable(),
})
export type Settings = z.infer<typeof Settings>

export const getSettings = {
  method: 'GET',
  path: '/v1/settings',
  summary: 'What the owner decided about this daemon',
  access: 'owner',
  response: Settings,
} as const satisfies Route

export const putSettings = {
  method: 'PUT',
  path: '/v1/settings',
  summary: 'Changes what the owner decided; what is left out stays',
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
  summary: 'What this machine has and lacks, each with its consequence and its remedy',
  access: 'owner',
  response: z.object({ findings: z.array(Finding) }),
} as const satisfies Route
