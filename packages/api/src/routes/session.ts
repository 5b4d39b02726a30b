import { z } from 'zod'
import type { Route } from '../Route.ts'
import { TimeMs } from './fields.ts'

// A browser has no token: it opens a link with a code that works once, and trades the code for a session cookie.

export const getSession = {
  method: 'GET',
  path: '/v1/session',
  summary: 'Whether the caller is the owner, by token or by session',
  access: 'public',
  response: z.object({ owner: z.boolean() }),
} as const satisfies Route

export const createLink = {
  method: 'POST',
  path: '/v1/session/links',
  summary: 'A link that opens the dashboard as the owner, once',
  access: 'owner',
  response: z.object({ url: z.string(), expiresMs: TimeMs }),
} as const satisfies Route

export const openSession = {
  method: 'POST',
  path: '/v1/session',
  summary: 'Trades the code of a link for a session cookie',
  access: 'public',
  body: z.object({ code: z.string().min(1).max(200) }),
  response: z.object({ expiresMs: TimeMs }),
} as const satisfies Route

export const closeSession = {
  method: 'DELETE',
  path: '/v1/session',
  summary: 'Ends the session of this browser',
  access: 'owner',
  response: z.object({}),
} as const satisfies Route
