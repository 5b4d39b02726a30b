import path from 'node:path'
import { type TaskSource, taskFileName } from '@muster-network/api'
import { parseHex } from '@muster-network/chain'
import { MusterError, regionOf, tokenAmount } from '@muster-network/core'
import type { ClientRole } from '../../client/ClientRole.ts'
import type { TaskView } from '../../client/TaskView.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { requireTaskFile } from '../../task/readTaskFile.ts'
import { requireBatch } from '../../task/requireBatch.ts'
import { draftFolder, draftsFolder } from './draftHandlers.ts'
import { streamQuoteView } from './read/streamQuoteView.ts'
import { eventView, taskDetail, taskSummary } from './read/taskView.ts'
import type { Serving } from './Serving.ts'

/** The number of tasks that a list searches. */
const maxTasks = 10_000

/** Handlers for the client's tasks, from the quote to the result. */
export function taskHandlers(serving: Serving, client: ClientRole): ApiHandlers {
  const { context } = serving.daemon
  const { ledger, journal } = context

  return {
    async createQuote({ body }, { signal }) {
      const { prescription, folder } = await readBatch(body.source)
      const quote = await client.quote(prescription, folder, signal)
      return {
        ...quote,
        candidates: quote.candidates.map((each) => ({ ...each, region: regionOf(each.region) })),
      }
    },
    async quoteStream({ body }) {
      const { prescription } = await read(body.source)
      if (prescription.kind !== 'stream')
        throw new MusterError('SPEC_UNSUPPORTED', 'This task is a batch task, not a stream.', {
          hint: 'Run muster quote with its task file, or call POST /v1/quote.',
        })
      return streamQuoteView(await client.quoteStream(prescription, body.shape))
    },
    async submitTask({ body }, { signal }) {
      const { prescription, folder } = await readBatch(body.source)
      return client.submit(prescription, folder, { maxSpend: tokenAmount(body.maxSpendWei), signal })
    },
    async listTasks({ query }) {
      // the first page is requested most, and does not read the whole history
      const isFirst = query.state === undefined && query.before === undefined
      const all = client.tasks(isFirst ? query.limit + 1 : maxTasks).map((task) => taskSummary(ledger, task))
      const fitting = all.filter((task) => query.state === undefined || task.state === query.state)
      const start =
        query.before === undefined ? 0 : fitting.findIndex((task) => task.taskId === query.before) + 1
      const tasks = fitting.slice(start, start + query.limit)
      return { tasks, next: start + query.limit < fitting.length ? (tasks.at(-1)?.taskId ?? null) : null }
    },
    async getTask({ params }) {
      const task = find(params.taskId)
      return taskDetail(ledger, task, journal.of(task.taskId))
    },
    async *watchTask({ params, query }, { signal }) {
      const { taskId } = find(params.taskId)
      let { after } = query
      // nothing follows in a task that is over: a caller that has seen its last entry would wait for ever
      if (!isOver(find(taskId)))
        for await (const record of journal.watch(taskId, after, signal)) {
          yield eventView(record)
          after = record.number
          if (isOver(find(taskId))) break
        }
      // the entries after the task's end: deletion and the trust lock
      for (const record of journal.of(taskId, after)) yield eventView(record)
    },
    async cancelTask({ params }) {
      client.cancel(find(params.taskId).taskId)
      return {}
    },
  }

  /** Reads the task that a caller names. @throws SPEC_*, API_NOT_FOUND */
  async function read(source: TaskSource) {
    const file =
      'file' in source
        ? path.resolve(source.file)
        : path.join(await draftFolder(draftsFolder(serving), source.draftId), taskFileName)
    return { prescription: await requireTaskFile(file), folder: path.dirname(file) }
  }

  /** @throws SPEC_*, API_NOT_FOUND */
  async function readBatch(source: TaskSource) {
    const { prescription, folder } = await read(source)
    return { prescription: requireBatch(prescription), folder }
  }

  function find(taskId: string): TaskView {
    const task = client.task(parseHex(taskId))
    if (!task) throw new MusterError('API_NOT_FOUND', `unknown task ${taskId}`)
    return task
  }
}

/** Returns true when no further step follows. */
const isOver = (task: TaskView) => task.status === 'refused' || task.deletedMs !== undefined
