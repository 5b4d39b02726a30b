import { z } from 'zod'
import type { Route } from '../Route.ts'

export const NodeStatus = z.object({
  version: z.string(),
  network: z.string(),
  chainId: z.int(),
  blockNumber: z.int(),
  roles: z.array(z.enum(['client', 'provider', 'coordinator', 'veto', 'relay'])),
  peerId: z.string(),
})
export type NodeStatus = z.infer<typeof NodeStatus>

export const getStatus = {
  method: 'GET',
  path: '/v1/status',
  summary: 'What this daemon is and where its chain stands',
  access: 'public',
  response: NodeStatus,
} as const satisfies Route

export const getOpenApi = {
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This API, described',
  access: 'public',
  response: z.record(z.string(), z.unknown()),
} as const satisfies Route
