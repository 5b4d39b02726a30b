import type { RouteRequest, RouteResult, RouteTable } from '@muster-network/api'

/** The context of a call besides its request. */
export type CallContext = {
  /** Aborts when the caller disconnects. */
  signal: AbortSignal
  /**
   * True for a caller with the token or a session. Only owners reach `owner` routes; `public` routes may use the
   * flag.
   */
  isOwner: boolean
  /** The secret that the caller sent, for closing its session. */
  bearer: string | undefined
}

/** A handler for each route that this daemon serves. A thrown error becomes a problem response with its code. */
export type ApiHandlers = {
  [Name in keyof RouteTable]?: (
    request: RouteRequest<RouteTable[Name]>,
    context: CallContext,
  ) => RouteResult<RouteTable[Name]>
}
