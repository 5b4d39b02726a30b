import type { z } from 'zod'

/**
 * One route of the API: its input, its output and its access. Server, typed client and OpenAPI document are generated
 * from it, so they cannot differ.
 *
 * `owner` routes need the daemon's token or a browser's session; `public` routes return data that is public on the chain.
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
  /** The body is the raw bytes of a file, up to a limit. */
  | { upload: { maxBytes: number }; body?: never }
) &
  (
    | { response: z.ZodType; events?: never; download?: never }
    /** A server-sent event stream; the data of each event is one JSON value of this type. */
    | { events: z.ZodType; response?: never; download?: never }
    /** The raw bytes of a file. */
    | { download: true; response?: never; events?: never }
  )

/** A file that a route sends. It is untrusted: a browser may render it only when `inline` is true. */
export type Download = {
  name: string
  contentType: string
  bytes?: number
  inline: boolean
  content: AsyncIterable<Uint8Array>
}

/** The content of an uploaded file, in a browser or in Node. */
export type Upload = Blob | Uint8Array<ArrayBuffer> | string

/** The input that a caller passes to a route. */
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

/** The parsed input that a handler receives. */
export type RouteRequest<R extends Route> = (R['params'] extends z.ZodObject
  ? { params: z.output<R['params']> }
  : object) &
  (R['query'] extends z.ZodObject ? { query: z.output<R['query']> } : object) &
  (R['body'] extends z.ZodType ? { body: z.output<R['body']> } : object) &
  (R['upload'] extends { maxBytes: number } ? { file: AsyncIterable<Uint8Array> } : object)

/** The output of a route for its caller: a value, a stream of events, or a response with the bytes of a file. */
export type RouteOutput<R extends Route> = R extends { response: infer T extends z.ZodType }
  ? Promise<z.output<T>>
  : R extends { events: infer E extends z.ZodType }
    ? AsyncIterable<z.output<E>>
    : R extends { download: true }
      ? Promise<Response>
      : never

/** The value that the handler of a route returns. */
export type RouteResult<R extends Route> = R extends { download: true } ? Promise<Download> : RouteOutput<R>
