import type { RouteRequest, RouteResult, RouteTable } from '@muster-network/api'

/** What a handler knows of its caller besides the request. */
export type CallContext = {
  /** Aborts when the caller has gone. */
  signal: AbortSignal
  /** By token or by session; `public` routes are told, `owner` routes are never reached without. */
  isOwner: boolean
  setCookie(cookie: string): void
}

/** One function for each route that this daemon serves; what it throws becomes a problem with our code. */
export type ApiHandlers = {
  [Name in keyof RouteTable]?: (
    request: RouteRequest<RouteTable[Name]>,
    context: CallContext,
  ) => RouteResult<RouteTable[Name]>
}
