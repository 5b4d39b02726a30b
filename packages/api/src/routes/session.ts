import { z } from 'zod'
import type { Route } from '../Route.ts'
import { TimeMs } from './fields.ts'

// A browser has no token: it opens a link with a one-time code and exchanges the code for the secret of a
// session, which it sends as a bearer token.

export const getSession = {
  method: 'GET',
  path: '/v1/session',
  summary: 'Returns whether the caller is the owner, by token or by session',
  access: 'public',
  response: z.object({ owner: z.boolean() }),
} as const satisfies Route

export const createLink = {
  method: 'POST',
  path: '/v1/session/links',
  summary: 'Creates a one-time link that opens the dashboard as the owner',
  access: 'owner',
  response: z.object({ url: z.string(), expiresMs: TimeMs }),
} as const satisfies Route

export const openSession = {
  method: 'POST',
  path: '/v1/session',
  summary: 'Exchanges the code of a link for a session, whose secret is sent as a bearer token',
  access: 'public',
  body: z.object({ code: z.string().min(1).max(200) }),
  response: z.object({ session: z.string(), expiresMs: TimeMs }),
} as const satisfies Route

export const closeSession = {
  method: 'DELETE',
  path: '/v1/session',
  summary: 'Revokes the session whose secret the caller sent',
  access: 'owner',
  response: z.object({}),
} as const satisfies Route

export const createDownload = {
  method: 'POST',
  path: '/v1/session/downloads',
  summary: 'Creates a URL that downloads a path of this API once, without a header, within a minute',
  access: 'owner',
  body: z.object({ path: z.string().regex(/^\/v1\/[!-~]{1,4000}$/, 'expected a path of this API') }),
  response: z.object({ url: z.string(), expiresMs: TimeMs }),
} as const satisfies Route
