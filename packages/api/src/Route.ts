import type { z } from 'zod'

/**
 * One entry of the API: what goes in, what comes out, who may call it. Server, typed client and OpenAPI are all made
 * from it, so they cannot differ.
 *
 * `owner` routes need the daemon's token or a browser's session; `public` ones show what the chain shows anyway.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters as `{name}`: `/v1/tasks/{taskId}`. */
  path: `/v1/${string}`
  summary: string
  access: 'owner' | 'public'
  params?: z.ZodObject
  query?: z.ZodObject
} & (
  | { body?: z.ZodType; upload?: never }
  /** The body is a file's bytes as they are; the most that is taken. */
  | { upload: { maxBytes: number }; body?: never }
) &
  (
    | { response: z.ZodType; events?: never; download?: never }
    /** A server-sent event stream; every event's data is one JSON value of this type. */
    | { events: z.ZodType; response?: never; download?: never }
    /** A file's bytes as they are. */
    | { download: true; response?: never; events?: never }
  )

/** A file that a route sends: strangers made it, so a browser may show it only where `inline` says so. */
export type Download = {
  name: string
  contentType: string
  bytes?: number
  inline: boolean
  content: AsyncIterable<Uint8Array>
}

/** What may be sent as a file, in a browser and elsewhere. */
export type Upload = Blob | Uint8Array<ArrayBuffer> | string

/** What a caller passes to a route. */
export type RouteInput<R extends Route> = (R['params'] extends z.ZodObject
  ? { params: z.input<R['params']> }
  : object) &
  (R['query'] extends z.ZodObject
    ? object extends z.input<R['query']>
      ? { query?: z.input<R['query']> }
      : { query: z.input<R['query']> }
    : object) &
  (R['body'] extends z.ZodType ? { body: z.input<R['body']> } : object) &
  (R['upload'] extends { maxBytes: number } ? { file: Upload } : object)

/** What a handler receives: the same, parsed. */
export type RouteRequest<R extends Route> = (R['params'] extends z.ZodObject
  ? { params: z.output<R['params']> }
  : object) &
  (R['query'] extends z.ZodObject ? { query: z.output<R['query']> } : object) &
  (R['body'] extends z.ZodType ? { body: z.output<R['body']> } : object) &
  (R['upload'] extends { maxBytes: number } ? { file: AsyncIterable<Uint8Array> } : object)

/** What a route answers its caller: a value, events one after the other, or the response with a file's bytes. */
export type RouteOutput<R extends Route> = R extends { response: infer T extends z.ZodType }
  ? Promise<z.output<T>>
  : R extends { events: infer E extends z.ZodType }
    ? AsyncIterable<z.output<E>>
    : R extends { download: true }
      ? Promise<Response>
      : never

/** What a route's handler gives for it. */
export type RouteResult<R extends Route> = R extends { download: true } ? Promise<Download> : RouteOutput<R>
