import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ResultFile } from '@muster-network/api'
import { type Hex, parseHex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { ClientRole } from '../../client/ClientRole.ts'
import type { TaskView } from '../../client/TaskView.ts'
import { pathInside } from '../../pathInside.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { filesBelow } from '../../templates.ts'
import { contentTypeOf, previewOf } from './read/contentTypeOf.ts'
import { LogReader, mergeLogs } from './read/LogReader.ts'

/** The poll interval of a followed log: executors report about once a second. */
const logPollMs = 300
const logChunkBytes = 64 << 10

/** Handlers for the output of tasks: logs during the run, results afterwards. */
export function resultHandlers(client: ClientRole): ApiHandlers {
  return {
    async *watchLogs({ params, query }, { signal }) {
      const task = find(params.taskId)
      const { taskId } = task
      const parts = partsOf(task, query.part)
      if (query.from > 0 && query.part === undefined)
        throw new MusterError('API_UNPROCESSABLE', 'from: an offset needs the part that it belongs to')
      const readers = parts.map((part) => new LogReader(client, { taskId, part, from: query.from }))
      for (;;) {
        const now = find(taskId)
        const isDone = parts.every((part) => partIsDone(now, part))
        let isEmpty = true
        for (const chunk of mergeLogs(readers)) {
          yield chunk
          isEmpty = false
        }
        if (isEmpty && (isDone || !query.follow)) return
        if (isEmpty) await pause(logPollMs, undefined, { signal })
      }
    },
    async downloadLogs({ params, query }) {
      const task = find(params.taskId)
      const { taskId, name } = task
      partsOf(task, query.part)
      return {
        name: `${name}-part-${query.part}.log`,
        contentType: 'text/plain; charset=utf-8',
        inline: false,
        content: readLog(taskId, query.part),
      }
    },
    async listResults({ params }) {
      const task = find(params.taskId)
      const files: ResultFile[] = []
      for (const { prefix, dir } of foldersOf(task))
        for (const file of await filesBelow(dir).catch(() => []))
          files.push({
            path: `${prefix}${file.path}`,
            bytes: file.bytes,
            contentType: contentTypeOf(file.path),
            preview: previewOf(file.path),
          })
      const complete = task.parts.length > 0 && task.parts.every((part) => part.resultDir !== undefined)
      return { complete, folder: task.resultsDir ?? '', files }
    },
    async downloadResult({ params, query }) {
      const file = await findFile(find(params.taskId), query.path)
      const { size } = await stat(file)
      const bytes = Math.min(size, query.maxBytes ?? size)
      return {
        name: path.basename(file),
        contentType: contentTypeOf(file),
        bytes,
        inline: query.inline,
        content: createReadStream(file, { highWaterMark: 256 << 10, end: Math.max(0, bytes - 1) }),
      }
    },
  }

  function find(taskId: string): TaskView {
    const task = client.task(parseHex(taskId))
    if (!task) throw new MusterError('API_NOT_FOUND', `unknown task ${taskId}`)
    return task
  }

  async function* readLog(taskId: Hex, part: number): AsyncGenerator<Uint8Array> {
    for (let offset = 0; ; ) {
      const { bytes, nextOffset } = client.logs(taskId, part, offset, logChunkBytes)
      if (bytes.length === 0) return
      yield bytes
      offset = nextOffset
    }
  }
}

/** Returns the part that a caller names, or all of them. @throws API_NOT_FOUND */
function partsOf({ terms }: TaskView, part: number | undefined): number[] {
  const count = terms.parts * terms.replicas
  if (part === undefined) return Array.from({ length: count }, (_, index) => index)
  if (part < count) return [part]
  throw new MusterError('API_NOT_FOUND', `The task has no part ${part}.`, {
    hint: count === 1 ? 'Its only part is 0.' : `Its parts are 0 to ${count - 1}.`,
  })
}

function partIsDone(task: TaskView, part: number): boolean {
  const { status } = task.parts[part] ?? {}
  return task.status === 'ended' || task.status === 'refused' || status === 'ended' || status === 'delivered'
}

/** Returns the merged result if it exists, otherwise the results of the parts. */
function foldersOf(task: TaskView): { prefix: string; dir: string }[] {
  if (task.resultsDir !== undefined) return [{ prefix: '', dir: task.resultsDir }]
  return task.parts.flatMap(({ part, resultDir }) =>
    resultDir === undefined ? [] : [{ prefix: `part-${part}/`, dir: resultDir }],
  )
}

/**
 * Finds a file of the result and rejects paths that leave the folder, since links in a result are untrusted. @throws
 * API_NOT_FOUND
 */
async function findFile(task: TaskView, wanted: string): Promise<string> {
  for (const { prefix, dir } of foldersOf(task)) {
    if (!wanted.startsWith(prefix)) continue
    const inside = pathInside(dir, wanted.slice(prefix.length))
    if (inside.ok && (await stat(inside.file).catch(() => undefined))?.isFile()) return inside.file
  }
  throw new MusterError('API_NOT_FOUND', `the result has no file "${wanted}"`)
}
