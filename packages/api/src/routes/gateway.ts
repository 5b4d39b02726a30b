import { z } from 'zod'
import type { Route } from '../Route.ts'

export const GatewayView = z.object({
  /** The base address for OpenAI's clients, with /v1; null while the gateway is off. */
  baseUrl: z.string().nullable(),
  host: z.string().nullable(),
  port: z.int().nullable(),
})
export type GatewayView = z.infer<typeof GatewayView>

export const getGateway = {
  method: 'GET',
  path: '/v1/gateway',
  summary: 'Returns where the gateway of this client listens',
  access: 'owner',
  response: GatewayView,
} as const satisfies Route

export const startGateway = {
  method: 'POST',
  path: '/v1/gateway',
  summary:
    'Turns the gateway on, or moves it; without a host it listens where it did last, at first on loopback. It stays on over restarts',
  access: 'owner',
  body: z.object({
    host: z.string().min(1).max(255).optional(),
    port: z.int().min(0).max(65_535).optional(),
    /** Files in PEM format on the daemon's machine. */
    tls: z.object({ certFile: z.string().min(1).max(4096), keyFile: z.string().min(1).max(4096) }).optional(),
  }),
  response: GatewayView,
} as const satisfies Route

export const stopGateway = {
  method: 'DELETE',
  path: '/v1/gateway',
  summary: 'Turns the gateway off; answers in progress are cancelled',
  access: 'owner',
  response: z.object({}),
} as const satisfies Route
