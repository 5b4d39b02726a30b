import type { TaskDetail, TaskSummary } from '@muster-network/api'
import type { Money } from '../output/money.ts'
import { etaWords, formatShare } from '../output/share.ts'
import { shortAddress, shortId } from '../output/shortId.ts'
import { formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import { showDisputes } from './showDisputes.ts'

export function showTasks(tasks: readonly TaskSummary[], money: Money): string {
  return formatTable(tasks, [
    { title: 'TASK', cell: (task) => shortId(task.taskId) },
    { title: 'NAME', cell: (task) => task.name },
    { title: 'STATE', cell: stateOf },
    { title: 'DONE', cell: (task) => formatShare(task.progress), right: true },
    { title: 'PARTS', cell: (task) => `${task.partsDone}/${task.parts}`, right: true },
    { title: 'PAID', cell: (task) => money.format(task.paidWei), right: true },
    { title: 'CAP', cell: (task) => money.format(task.capWei), right: true },
    { title: 'SINCE', cell: (task) => formatTime(task.createdMs) },
  ])
}

export const stateOf = (task: Pick<TaskSummary, 'state' | 'outcome'>) =>
  task.state === 'ended' && task.outcome !== 'open' ? task.outcome : task.state

/** Formats a task in detail: money, parts, deliveries with their councils, disputes, refusals and transactions. */
export function showTask(task: TaskDetail, money: Money): string {
  const facts = formatFacts([
    ['task', task.taskId],
    ['name', task.name],
    ...(task.why === undefined ? [] : [['reason', task.why] as const]),
    [
      'state',
      [
        stateOf(task),
        ...(task.progress === null ? [] : [formatShare(task.progress)]),
        ...etaWords(task.eta),
      ].join(', '),
    ],
    [
      'cost',
      `${money.format(task.cost.workWei)} work + ${money.format(task.cost.checkWei)} check, of at most ${money.format(task.capWei)}`,
    ],
    ['escrow', `${money.format(task.cost.heldWei)}; refunded ${money.format(task.cost.refundedWei)}`],
  ])
  const parts = formatTable(task.partList, [
    { title: 'PART', cell: (part) => String(part.index), right: true },
    { title: 'STATE', cell: (part) => part.state },
    { title: 'DONE', cell: (part) => formatShare(part.progress), right: true },
    { title: 'EXECUTOR', cell: (part) => (part.executor ? shortAddress(part.executor) : '-') },
    { title: 'CHECKPOINTS', cell: (part) => String(part.checkpoints.length), right: true },
    { title: 'PAID', cell: (part) => money.format(part.paidWei), right: true },
  ])
  const deliveries = formatTable(task.deliveries, [
    { title: 'DELIVERY', cell: (each) => shortId(each.deliveryId) },
    { title: 'PART', cell: (each) => String(each.part), right: true },
    { title: 'STATE', cell: (each) => (each.outcome === 'open' ? each.state : each.outcome) },
    {
      title: 'COUNCIL',
      cell: (each) => (each.council?.seats ?? []).map((seat) => seat.answer).join(', ') || '-',
    },
    { title: 'PAID', cell: (each) => money.format(each.paidWei), right: true },
    { title: 'FEES', cell: (each) => money.format(each.feesWei), right: true },
  ])
  const refusals = formatTable(task.refusals, [
    { title: 'REFUSED BY', cell: (each) => String(each.count), right: true },
    { title: 'REASON', cell: (each) => each.reason },
    { title: 'DETAILS', cell: (each) => each.why },
  ])
  const returns = formatTable(task.returns ?? [], [
    { title: 'PART', cell: (each) => String(each.part), right: true },
    { title: 'RETURNED BY', cell: (each) => shortAddress(each.executor) },
    { title: 'HOW', cell: (each) => each.how },
    { title: 'AT', cell: (each) => formatTime(each.atMs) },
    { title: 'REASON', cell: (each) => each.reason },
    { title: 'DETAILS', cell: (each) => each.why },
  ])
  const receipts = formatTable(task.receipts, [
    { title: 'TRANSACTION', cell: (each) => each.txHash },
    {
      title: 'ACTION',
      cell: (each) => (each.part === null ? each.what : `${each.what} (part ${each.part})`),
    },
    { title: 'AT', cell: (each) => formatTime(each.atMs) },
  ])
  const disputes = showDisputes(task.deliveries.flatMap((each) => each.disputes))
  return [facts, parts, deliveries, disputes, returns, refusals, receipts]
    .filter((text) => text !== '')
    .join('\n')
}
