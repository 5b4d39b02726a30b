import { z } from 'zod'
import type { Route } from '../Route.ts'
import { TaskId, TimeMs } from './fields.ts'

const one = z.object({ taskId: TaskId })

/** What a run wrote, in pieces: `offset` counts bytes from the start of the part's log. */
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
  summary: 'What a part writes, from an offset on, until it is done; with follow=false, what there is',
  access: 'owner',
  params: one,
  query: z.object({
    part: z.coerce.number().int().min(0).default(0),
    from: z.coerce.number().int().min(0).default(0),
    follow: z.stringbool().default(true),
  }),
  events: LogChunk,
} as const satisfies Route

export const downloadLogs = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/logs/download',
  summary: 'The log of a part as a text file',
  access: 'owner',
  params: one,
  query: z.object({ part: z.coerce.number().int().min(0).default(0) }),
  download: true,
} as const satisfies Route

/** A file of a result; `path` begins with the part's folder where parts were not merged. */
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
  summary: 'The files of a result that are on this machine',
  access: 'owner',
  params: one,
  response: z.object({
    /** Whether every part is there. */
    complete: z.boolean(),
    folder: z.string(),
    files: z.array(ResultFile),
  }),
} as const satisfies Route

export const downloadResult = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/results/file',
  summary: 'A file of a result, or its first bytes',
  access: 'owner',
  params: one,
  query: z.object({
    path: z.string().min(1).max(4096),
    /** No more than this: for previews. */
    maxBytes: z.coerce.number().int().min(1).optional(),
    /** Shown in the page instead of saved; pictures and text only. */
    inline: z.stringbool().default(false),
  }),
  download: true,
} as const satisfies Route
