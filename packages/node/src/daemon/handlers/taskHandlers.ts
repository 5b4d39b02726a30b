import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type TaskSource, taskFileName } from '@muster-network/api'
import { type Bid, type Delivery, type Hex, readAwardedBid } from '@muster-network/chain'
import { MusterError, regionOf, tokenAmount } from '@muster-network/core'
import type { ClientRole } from '../../client/ClientRole.ts'
import type { TaskView } from '../../client/TaskView.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { requirePrescription } from '../../task/readPrescription.ts'
import { allow } from './allow.ts'
import { draftFolder, draftsFolder } from './draftHandlers.ts'
import { stepView, taskDetail, taskSummary } from './read/taskView.ts'
import type { Serving } from './Serving.ts'
import { sentOf } from './sent.ts'

/** Tasks that a list looks through. */
const mostTasks = 10_000
/** Stage of the contracts. */
const undecided = 4

/** The client's tasks, from the quote to the result. */
export function taskHandlers(serving: Serving, client: ClientRole): ApiHandlers {
  const { context } = serving.daemon
  const { ledger, steps, network } = context

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
    async disputeDelivery({ params, body }) {
      const each = ledger.delivery(params.deliveryId)
      const task = each && ledger.task(each.delivery.taskId)
      if (!each?.settlement || !task)
        throw new MusterError('API_NOT_FOUND', 'there is no settled delivery of this id', {
          hint: 'A delivery can be contested from its settlement on, until its time to contest is over.',
        })
      const { stage, acceptedBps } = each.settlement
      // where the check itself left it open, the contract asks for none
      const bond = stage === undecided && acceptedBps !== 10_000 ? 0n : task.terms.rules.disputeBond
      if (bond > body.maxBondWei)
        throw new MusterError('SPEC_OVER_BUDGET', `the bond is ${bond}, more than ${body.maxBondWei}`, {
          details: { bondWei: bond, maxBondWei: body.maxBondWei },
        })
      const bid = await bidOf(each.delivery)
      if (bond > 0n) await allow(serving, network.addresses.disputes, bond)
      const nothing: Hex = `0x${'0'.repeat(64)}`
      return sentOf(
        await network.disputes.send.contest(
          [task.terms, bid, each.delivery, each.settlement, BigInt(body.segment), nothing],
          { by: context.sender, intent: `owner/contest/${randomUUID()}` },
        ),
      )
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

  /** The bid by which a delivery's executor works: contesting needs all of it. */
  async function bidOf({ taskId, part, tenure }: Delivery): Promise<Bid> {
    const award = ledger
      .events({ taskId })
      .find(({ name, args }) => name === 'PartAwarded' && args.part === part && args.tenure === tenure)
    const bid =
      award &&
      (await readAwardedBid(network, {
        transactionHash: award.transactionHash,
        bidHash: award.args.bidHash as Hex,
      }))
    if (!bid)
      throw new MusterError('API_NOT_FOUND', 'the bid behind this delivery cannot be read from the chain')
    return bid
  }

  function find(taskId: string): TaskView {
    const task = client.task(taskId as Hex)
    if (!task) throw new MusterError('API_NOT_FOUND', `there is no task ${taskId} here`)
    return task
  }
}

/** Nothing more happens about it. */
const isOver = (task: TaskView) => task.status === 'Refused' || task.deletedMs !== undefined
