import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'

const TaskId = z.string().regex(/^0x[0-9a-f]{64}$/, 'a task id is 0x and 64 hexadecimal digits')

export const TaskSummary = z.object({
  taskId: TaskId,
  name: z.string(),
  state: z.string(),
  parts: z.int(),
  partsDone: z.int(),
  /** Of all parts together, 0 to 1. */
  progress: z.number().min(0).max(1),
  escrowWei: Wei,
  paidWei: Wei,
  refundedWei: Wei,
  createdMs: z.int(),
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** One thing that happened to a task, in order. */
export const TaskEvent = z.object({
  number: z.int(),
  atMs: z.int(),
  taskId: TaskId,
  step: z.string(),
  facts: z.record(z.string(), z.unknown()),
})
export type TaskEvent = z.infer<typeof TaskEvent>

export const listTasks = {
  method: 'GET',
  path: '/v1/tasks',
  summary: 'The tasks of this client, newest first',
  access: 'owner',
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) }),
  response: z.object({ tasks: z.array(TaskSummary) }),
} as const satisfies Route

export const getTask = {
  method: 'GET',
  path: '/v1/tasks/{taskId}',
  summary: 'One task with everything that happened to it so far',
  access: 'owner',
  params: z.object({ taskId: TaskId }),
  response: z.object({ task: TaskSummary, events: z.array(TaskEvent) }),
} as const satisfies Route

export const submitTask = {
  method: 'POST',
  path: '/v1/tasks',
  summary: 'Packs and posts the task in a file on this machine',
  access: 'owner',
  body: z.object({ file: z.string().min(1), maxSpendWei: Wei.optional() }),
  response: z.object({ taskId: TaskId }),
} as const satisfies Route

export const cancelTask = {
  method: 'POST',
  path: '/v1/tasks/{taskId}/cancel',
  summary: 'Ends a task; receipted work is still checked and paid',
  access: 'owner',
  params: z.object({ taskId: TaskId }),
  response: z.object({}),
} as const satisfies Route

export const watchTask = {
  method: 'GET',
  path: '/v1/tasks/{taskId}/events',
  summary: 'What happens to a task, from an event number on, until it has ended',
  access: 'owner',
  params: z.object({ taskId: TaskId }),
  query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  events: TaskEvent,
} as const satisfies Route
