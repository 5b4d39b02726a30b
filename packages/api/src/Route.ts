import type { z } from 'zod'

/**
 * One entry of the API: what goes in, what comes out, who may call it. Server, typed client and OpenAPI are all made
 * from it, so they cannot differ.
 *
 * `owner` routes need the daemon's token; `public` ones show what the chain shows anyway.
 */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Parameters as `{name}`: `/v1/tasks/{taskId}`. */
  path: `/v1/${string}`
  summary: string
  access: 'owner' | 'public'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
} & (
  | { response: z.ZodType; events?: never }
  /** A server-sent event stream; every event's data is one JSON value of this type. */
  | { events: z.ZodType; response?: never }
)

/** What a caller passes to a route. */
export type RouteInput<R extends Route> = (R['params'] extends z.ZodObject
  ? { params: z.input<R['params']> }
  : object) &
  (R['query'] extends z.ZodObject ? { query?: z.input<R['query']> } : object) &
  (R['body'] extends z.ZodType ? { body: z.input<R['body']> } : object)

/** What a handler receives: the same, parsed. */
export type RouteRequest<R extends Route> = (R['params'] extends z.ZodObject
  ? { params: z.output<R['params']> }
  : object) &
  (R['query'] extends z.ZodObject ? { query: z.output<R['query']> } : object) &
  (R['body'] extends z.ZodType ? { body: z.output<R['body']> } : object)

/** What a route answers: a value, or events one after the other. */
export type RouteOutput<R extends Route> = R extends { response: infer T extends z.ZodType }
  ? Promise<z.output<T>>
  : R extends { events: infer E extends z.ZodType }
    ? AsyncIterable<z.output<E>>
    : never
