import { getOpenApi, getStatus } from './routes/status.ts'
import { cancelTask, getTask, listTasks, submitTask, watchTask } from './routes/tasks.ts'

/** Every route of the API by its name; server, client and OpenAPI are made from this table. */
export const routeTable = { getStatus, getOpenApi, listTasks, getTask, submitTask, cancelTask, watchTask }

export type RouteTable = typeof routeTable
