import type { ChainEvent, PublicTask } from '@muster-network/api'
import { MusterError, type TaskState, type taskStates } from '@muster-network/core'
import { contestedDeliveries } from '../../coordinator/contestedDeliveries.ts'
import type { LedgerEvent, LedgerTask, TaskStatus } from '../../ledger/Ledger.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { deliveryView, disputeView } from './read/deliveryView.ts'
import { paidOf } from './read/paidOf.ts'
import { readPage } from './read/readPage.ts'
import type { Serving } from './Serving.ts'

const checks = ['replay', 'redundant', 'checker', 'none'] as const

/** What happened: tasks, councils and disputes of everybody, and every event as it comes. */
export function historyHandlers({ daemon, classNames }: Serving): ApiHandlers {
  const { ledger } = daemon.context
  const db = ledger.database
  // the ledger is listened to once, however many watch
  const watchers = new Set<() => void>()
  ledger.onChange(({ events }) => {
    if (events.length > 0) for (const wake of watchers) wake()
  })

  return {
    async listNetworkTasks({ query }) {
      const { ids, next } = readPage(db, {
        table: 'task',
        order: 'posted_at',
        where: query.state === undefined ? undefined : ['status', statusOf(query.state)],
        query,
      })
      return { tasks: ids.map((id) => publicTask(ledger.task(id)!)), next }
    },

    async getTaskHistory({ params }) {
      const task = ledger.task(params.taskId)
      if (!task) throw new MusterError('API_NOT_FOUND', `the chain has no task ${params.taskId}`)
      return {
        task: publicTask(task),
        deliveries: ledger.deliveries(task.id).map((each) => deliveryView(ledger, each)),
        events: ledger.events({ taskId: task.id }).map(eventView),
      }
    },

    async listCouncils({ query }) {
      const outcomes = ['open', 'paid', 'fraud', 'neutral', 'void']
      const { ids, next } = readPage(db, {
        table: 'delivery',
        order: 'rowid',
        where: query.outcome === undefined ? undefined : ['outcome', outcomes.indexOf(query.outcome)],
        query,
      })
      return { deliveries: ids.map((id) => deliveryView(ledger, ledger.delivery(id)!)), next }
    },

    async listDisputes({ query }) {
      const { ids, next } = contestedDeliveries(ledger, query)
      return { disputes: ids.flatMap((id) => disputeView(ledger, ledger.delivery(id)!) ?? []), next }
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

  /** Wakes whenever the ledger has something new; several changes while the reader is slow are one. */
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
      state: task.status.toLowerCase() as TaskState,
      className: classNames.of(task.classId),
      parts: parts.length,
      partsEnded: parts.filter((part) => part.status === 'Ended').length,
      how: checks[terms.how] ?? 'none',
      capWei: terms.maxPrice * BigInt(terms.parts * terms.copies),
      paidWei: paidOf(ledger.deliveries(task.id)).workWei,
      postedMs: task.postedAt * 1000,
      endedMs: task.endedAt === undefined ? null : task.endedAt * 1000,
    }
  }
}

const statusOf = (state: (typeof taskStates)[number]): TaskStatus =>
  `${state[0]!.toUpperCase()}${state.slice(1)}` as TaskStatus

function eventView(event: LedgerEvent): ChainEvent {
  return {
    blockNumber: event.block,
    logIndex: event.number,
    atMs: event.at * 1000,
    txHash: event.transactionHash,
    contract: event.contract,
    name: event.name,
    taskId: event.taskId ?? null,
    args: event.args,
  }
}
