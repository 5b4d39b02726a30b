import path from 'node:path'
import { type TaskSource, taskFileName } from '@muster-network/api'
import type { Hex } from '@muster-network/chain'
import { MusterError, regionOf, tokenAmount } from '@muster-network/core'
import type { ClientRole } from '../../client/ClientRole.ts'
import type { TaskView } from '../../client/TaskView.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { requirePrescription } from '../../task/readPrescription.ts'
import { draftFolder, draftsFolder } from './draftHandlers.ts'
import { stepView, taskDetail, taskSummary } from './read/taskView.ts'
import type { Serving } from './Serving.ts'

/** Tasks that a list looks through. */
const mostTasks = 10_000

/** The client's tasks, from the quote to the result. */
export function taskHandlers(serving: Serving, client: ClientRole): ApiHandlers {
  const { context } = serving.daemon
  const { ledger, steps } = context

  return {
    async quoteTask({ body }, { signal }) {
      const { prescription, folder } = await read(body.source)
      const quote = await client.quote(prescription, folder, signal)
      return {
        ...quote,
        candidates: quote.candidates.map((each) => ({ ...each, region: regionOf(each.region) })),
      }
    },
    async submitTask({ body }, { signal }) {
      const { prescription, folder } = await read(body.source)
      return client.submit(prescription, folder, { maxSpend: tokenAmount(body.maxSpendWei), signal })
    },
    async listTasks({ query }) {
      // what is shown first is asked for most: it does not wait for the whole history
      const isFirst = query.state === undefined && query.before === undefined
      const all = client
        .tasks(isFirst ? query.limit + 1 : mostTasks)
        .map((task) => taskSummary(ledger, task, context.nowMs()))
      const fitting = all.filter((task) => query.state === undefined || task.state === query.state)
      const start =
        query.before === undefined ? 0 : fitting.findIndex((task) => task.taskId === query.before) + 1
      const tasks = fitting.slice(start, start + query.limit)
      return { tasks, next: start + query.limit < fitting.length ? (tasks.at(-1)?.taskId ?? null) : null }
    },
    async getTask({ params }) {
      const task = find(params.taskId)
      return taskDetail(ledger, task, steps.of(task.taskId), context.nowMs())
    },
    async *watchTask({ params, query }, { signal }) {
      const { taskId } = find(params.taskId)
      // the steps that follow the end (deletion, the lock) are the last ones to come
      for await (const step of steps.watch(taskId, query.after, signal)) {
        yield stepView(step)
        if (isOver(find(taskId))) for (const last of steps.of(taskId, step.number)) yield stepView(last)
        if (isOver(find(taskId))) return
      }
    },
    async cancelTask({ params }) {
      client.cancel(find(params.taskId).taskId)
      return {}
    },
  }

  /** The task that a caller names. @throws SPEC_*, API_NOT_FOUND */
  async function read(source: TaskSource) {
    const file =
      'file' in source
        ? path.resolve(source.file)
        : path.join(await draftFolder(draftsFolder(serving), source.draftId), taskFileName)
    const prescription = requirePrescription(file)
    if (prescription.kind !== 'batch')
      throw new MusterError(
        'SPEC_UNSUPPORTED',
        `kind: a ${prescription.kind} task cannot be submitted this way`,
      )
    return { prescription, folder: path.dirname(file) }
  }

  function find(taskId: string): TaskView {
    const task = client.task(taskId as Hex)
    if (!task) throw new MusterError('API_NOT_FOUND', `there is no task ${taskId} here`)
    return task
  }
}

/** Nothing more happens about it. */
const isOver = (task: TaskView) => task.status === 'Refused' || task.deletedMs !== undefined
