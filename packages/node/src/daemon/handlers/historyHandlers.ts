import type { ChainEvent, PublicTask } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { contestedDeliveries } from '../../coordinator/contestedDeliveries.ts'
import type { LedgerEvent, LedgerTask } from '../../ledger/Ledger.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { checkModeOf } from '../../task/checkMode.ts'
import { deliveryView, disputeViews } from './read/deliveryView.ts'
import { paidOf } from './read/paidOf.ts'
import { readPage } from './read/readPage.ts'
import type { Serving } from './Serving.ts'

/** Handlers for history: the tasks, councils and disputes of all accounts, and a stream of events. */
export function historyHandlers({ daemon, classNames }: Serving): ApiHandlers {
  const { ledger } = daemon.context
  const db = ledger.database
  // one ledger subscription for all streams
  const watchers = new Set<() => void>()
  ledger.onChange(({ events }) => {
    if (events.length > 0) for (const wake of watchers) wake()
  })

  return {
    async listNetworkTasks({ query }) {
      const { ids, next } = readPage(db, {
        table: 'task',
        order: 'posted_at',
        where: query.state === undefined ? undefined : ['status', query.state],
        query,
      })
      return { tasks: ids.map((id) => publicTask(ledger.task(id)!)), next }
    },

    async getTaskHistory({ params }) {
      const task = ledger.task(params.taskId)
      if (!task) throw new MusterError('API_NOT_FOUND', `unknown task ${params.taskId}`)
      return {
        task: publicTask(task),
        deliveries: ledger.deliveries(task.id).map((each) => deliveryView(ledger, each)),
        events: ledger.events({ taskId: task.id }).map(eventView),
      }
    },

    async listCouncils({ query }) {
      const { ids, next } = readPage(db, {
        table: 'delivery',
        order: 'rowid',
        where: query.outcome === undefined ? undefined : ['outcome', query.outcome],
        query,
      })
      return { deliveries: ids.map((id) => deliveryView(ledger, ledger.delivery(id)!)), next }
    },

    async listDisputes({ query }) {
      const { ids, next } = contestedDeliveries(ledger, query)
      return { disputes: ids.flatMap((id) => disputeViews(ledger, ledger.delivery(id)!)), next }
    },

    async *watchNetwork(_, { signal }) {
      let after = Number(db.prepare('SELECT max(number) AS n FROM event').get()?.n ?? 0)
      for await (const _change of changes(signal))
        for (const event of ledger.events({ after, limit: 1_000 })) {
          after = event.number
          yield eventView(event)
        }
    },
  }

  /** Yields whenever the ledger has changed; changes during a slow read are merged. */
  async function* changes(signal: AbortSignal): AsyncGenerator<void> {
    let next = Promise.withResolvers<void>()
    const wake = () => next.resolve()
    watchers.add(wake)
    signal.addEventListener('abort', wake, { once: true })
    try {
      while (!signal.aborted) {
        await next.promise
        next = Promise.withResolvers<void>()
        if (!signal.aborted) yield
      }
    } finally {
      watchers.delete(wake)
    }
  }

  function publicTask(task: LedgerTask): PublicTask {
    const { terms } = task
    const parts = ledger.parts(task.id)
    return {
      taskId: task.id,
      client: task.client,
      state: task.status,
      className: classNames.of(task.classId),
      parts: parts.length,
      partsEnded: parts.filter((part) => part.status === 'ended').length,
      how: checkModeOf(terms),
      capWei: terms.maxPrice * BigInt(terms.parts * terms.replicas),
      paidWei: paidOf(ledger.deliveries(task.id)).workWei,
      postedMs: task.postedAt * 1000,
      endedMs: task.endedAt === undefined ? null : task.endedAt * 1000,
    }
  }
}

function eventView(event: LedgerEvent): ChainEvent {
  return {
    blockNumber: event.block,
    logIndex: event.number,
    atMs: event.at * 1000,
    txHash: event.transactionHash,
    contract: event.contract,
    name: event.name,
    taskId: event.taskId ?? null,
    args: { ...event.args },
  }
}
