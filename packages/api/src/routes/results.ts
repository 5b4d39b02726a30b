import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Flag, TaskId, TimeMs } from './fields.ts'

const one = z.object({ taskId: TaskId })

/**
 * A chunk of the log of a part; `offset` counts bytes from the start of the log, and `atMs` is the time at which the
 * program wrote it, to a second.
 */
export const LogChunk = z.object({
  part: z.int(),
  offset: z.int(),
  nextOffset: z.int(),
  text: z.string(),
  atMs: TimeMs,
})
export type LogChunk = z.infer<typeof LogChunk>

export const watchLogs = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/logs',
  summary:
    'Streams the log of a part from an offset, or without `part` the logs of all parts in the order of time, until the parts are done; follow=false returns the current content',
  access: 'owner',
  params: one,
  query: z.object({
    part: z.coerce.number().int().min(0).optional(),
    from: z.coerce.number().int().min(0).default(0),
    follow: Flag.default(true),
  }),
  events: LogChunk,
} as const satisfies Route

export const downloadLogs = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/logs/download',
  summary: 'Downloads the log of a part as a text file',
  access: 'owner',
  params: one,
  query: z.object({ part: z.coerce.number().int().min(0).default(0) }),
  download: true,
} as const satisfies Route

/** A file of a result; `path` starts with the folder of the part unless parts were merged. */
export const ResultFile = z.object({
  path: z.string(),
  bytes: z.int(),
  contentType: z.string(),
  preview: z.enum(['image', 'text', 'table', 'none']),
})
export type ResultFile = z.infer<typeof ResultFile>

export const listResults = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/results',
  summary: 'Lists the result files that are on this machine',
  access: 'owner',
  params: one,
  response: z.object({
    /** True when the results of all parts are on this machine. */
    complete: z.boolean(),
    folder: z.string(),
    files: z.array(ResultFile),
  }),
} as const satisfies Route

export const downloadResult = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/results/file',
  summary: 'Downloads a result file, or its first bytes',
  access: 'owner',
  params: one,
  query: z.object({
    path: z.string().min(1).max(2048),
    /** Limit of the returned bytes, for previews. */
    maxBytes: z.coerce.number().int().min(1).optional(),
    /** The browser shows the file instead of saving it; images and text only. */
    inline: Flag.default(false),
  }),
  download: true,
} as const satisfies Route
