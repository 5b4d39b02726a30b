import { MusterError, parseUntrusted } from '@muster-network/core'
import { fromProblem, Problem } from './problem.ts'
import type { Route, RouteInput, RouteOutput, Upload } from './Route.ts'
import { readEvents } from './readEvents.ts'
import { type RouteTable, routeTable } from './routeTable.ts'
import { type RouteTarget, routeUrl } from './routeUrl.ts'

export type ClientOptions = {
  /** Base URL of the daemon, such as `http://127.0.0.1:18600`. */
  baseUrl: string
  /** The owner's token, or the secret of a browser's session, which may change. Public routes work without it. */
  token?: string | (() => string | undefined)
  fetch?: typeof globalThis.fetch
}

type CallOptions = { signal?: AbortSignal }

/** The API as functions: one per route, typed by the route table. A problem response is thrown as the original MusterError. */
export type ApiClient = {
  [Name in keyof RouteTable]: (
    ...args: keyof RouteInput<RouteTable[Name]> extends never
      ? [input?: undefined, options?: CallOptions]
      : object extends RouteInput<RouteTable[Name]>
        ? [input?: RouteInput<RouteTable[Name]>, options?: CallOptions]
        : [input: RouteInput<RouteTable[Name]>, options?: CallOptions]
  ) => RouteOutput<RouteTable[Name]>
}

type Input = RouteTarget & { body?: unknown; file?: Upload }

export function createClient(options: ClientOptions): ApiClient {
  const entries = Object.entries(routeTable as Readonly<Record<string, Route>>).map(([name, route]) => [
    name,
    (input: Input = {}, call: CallOptions = {}) => {
      if (route.events) return readEvents(() => send(route, input, call, options), route.events)
      const response = send(route, input, call, options)
      return route.response
        ? response.then(async (received) => route.response.parse(await received.json()))
        : response
    },
  ])
  return Object.fromEntries(entries) as ApiClient
}

async function send(
  route: Route,
  input: Input,
  call: CallOptions,
  options: ClientOptions,
): Promise<Response> {
  const token = typeof options.token === 'function' ? options.token() : options.token
  const url = new URL(routeUrl(route, input), options.baseUrl)
  const request: RequestInit = {
    method: route.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(route.body && { 'content-type': 'application/json' }),
      ...(route.upload && { 'content-type': 'application/octet-stream' }),
    },
    ...(route.body && { body: JSON.stringify(input.body, bigintsAsText) }),
    ...(route.upload && { body: input.file ?? '' }),
    ...(call.signal && { signal: call.signal }),
  }
  const response = await (options.fetch ?? globalThis.fetch)(url, request).catch((cause: unknown) => {
    call.signal?.throwIfAborted()
    throw new MusterError('API_UNREACHABLE', `no daemon responds at ${options.baseUrl}`, { cause })
  })
  if (response.ok) return response
  const problem = parseUntrusted(Problem, await response.json().catch(() => undefined))
  if (problem.success) throw fromProblem(problem.data)
  throw new MusterError(
    'API_UNREACHABLE',
    `${options.baseUrl} returned status ${response.status} without the problem details of a daemon`,
  )
}

const bigintsAsText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
