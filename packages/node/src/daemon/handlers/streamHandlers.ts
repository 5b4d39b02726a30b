import path from 'node:path'
import { type TaskSource, taskFileName } from '@muster-network/api'
import { type Hex, parseHex } from '@muster-network/chain'
import { hasCode, MusterError, type StreamPrescription, tokenAmount } from '@muster-network/core'
import type { StreamView } from '../../client/stream/StreamView.ts'
import type { GatewayService } from '../../gateway/GatewayService.ts'
import type { OwnedStreams } from '../../gateway/OwnedStreams.ts'
import type { UsageRow } from '../../gateway/usage/UsageBook.ts'
import { usageCsv } from '../../gateway/usage/usageCsv.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { requireTaskFile } from '../../task/readTaskFile.ts'
import { draftFolder, draftsFolder } from './draftHandlers.ts'
import { streamDetail, streamView, usageView } from './read/streamView.ts'
import { eventView } from './read/taskView.ts'
import type { Serving } from './Serving.ts'

/** More streams than a client has. */
const maxStreams = 1_000
/** Rows that a download reads at once. */
const csvRows = 1_000

/** Handlers for the client's streams, from opening to the bill. */
export function streamHandlers(
  serving: Serving,
  streams: OwnedStreams,
  { gateway: { usage, keys } }: GatewayService,
): ApiHandlers {
  const { journal } = serving.daemon.context
  return {
    async openStream({ body }, { signal }) {
      const { prescription, folder } = await read(body.source)
      return streams.open(prescription, folder, { maxSpend: tokenAmount(body.maxSpendWei), signal })
    },
    async listStreams() {
      return { streams: streams.views(maxStreams).map((each) => streamView(each, summaryOf(each.streamId))) }
    },
    async getStream({ params }) {
      const stream = find(params.streamId)
      return streamDetail(stream, summaryOf(stream.streamId))
    },
    async *watchStream({ params, query }, { signal }) {
      const { streamId } = find(params.streamId)
      if (query.follow)
        for await (const record of journal.watch(streamId, query.after, signal)) yield eventView(record)
      else for (const record of journal.of(streamId, query.after)) yield eventView(record)
    },
    async reviseStream({ params, body }, { signal }) {
      const { streamId } = find(params.streamId)
      const { prescription, folder } = await read(body.source)
      return streams.revise(streamId, prescription, folder, signal)
    },
    async topUpStream({ params, body }, { signal }) {
      await streams.topUp(find(params.streamId).streamId, { budgetWei: body.amountWei }, signal)
      return {}
    },
    async retractStream({ params }, { signal }) {
      await streams.retract(find(params.streamId).streamId, signal)
      return {}
    },
    async listStreamUsage({ params, query }) {
      const { streamId } = find(params.streamId)
      const rows = usage.rows({ ...query, streamId, limit: query.limit + 1 })
      const shown = rows.slice(0, query.limit)
      return {
        rows: shown.map((row) => usageView(row, keyName(row.keyId))),
        next: rows.length > query.limit ? shown.at(-1)!.number : null,
      }
    },
    async downloadStreamUsage({ params, query }) {
      const { streamId, name } = find(params.streamId)
      return {
        name: `${name}-usage.csv`,
        contentType: 'text/csv; charset=utf-8',
        inline: false,
        content: csvOf(streamId, query.sinceMs),
      }
    },
  }

  async function* csvOf(streamId: Hex, sinceMs: number): AsyncGenerator<Uint8Array> {
    for (const line of usageCsv(allRows(streamId, sinceMs), keyName)) yield Buffer.from(line)
  }

  function* allRows(streamId: Hex, sinceMs: number): Generator<UsageRow, void, undefined> {
    for (let after = 0; ; ) {
      const rows = usage.rows({ streamId, sinceMs, after, limit: csvRows })
      yield* rows
      if (rows.length < csvRows) return
      after = rows.at(-1)!.number
    }
  }

  function keyName(keyId: string): string {
    return keys.list().find(({ id }) => id === keyId)?.name ?? ''
  }

  function summaryOf(streamId: Hex) {
    return streams.streams().find(({ id }) => id === streamId)
  }

  /** @throws API_NOT_FOUND */
  function find(streamId: string): StreamView {
    try {
      return streams.view(parseHex(streamId))
    } catch (cause) {
      if (!hasCode(cause, 'STREAM_UNKNOWN')) throw cause
      throw new MusterError('API_NOT_FOUND', `unknown stream ${streamId}`, { cause })
    }
  }

  /** Reads the stream task that a caller names. @throws SPEC_*, API_NOT_FOUND */
  async function read(source: TaskSource): Promise<{ prescription: StreamPrescription; folder: string }> {
    const file =
      'file' in source
        ? path.resolve(source.file)
        : path.join(await draftFolder(draftsFolder(serving), source.draftId), taskFileName)
    const prescription = await requireTaskFile(file)
    if (prescription.kind === 'stream') return { prescription, folder: path.dirname(file) }
    throw new MusterError('SPEC_UNSUPPORTED', 'This task is a batch task, not a stream.', {
      hint: 'Run muster submit with its task file, or call POST /v1/tasks.',
    })
  }
}
