import type { TaskDetail, TaskSummary } from '@muster-network/api'
import type { Money } from '../output/money.ts'
import { etaWords, formatShare } from '../output/share.ts'
import { shortAddress, shortId } from '../output/shortId.ts'
import { type Fact, formatFacts, formatTable } from '../output/table.ts'
import { formatTime } from '../output/times.ts'
import { nextStep } from './nextStep.ts'
import { showDisputes } from './showDisputes.ts'
import { partStyle, partWords, stateStyle, stateWords } from './taskState.ts'

export function showTasks(tasks: readonly TaskSummary[], money: Money): string {
  return formatTable(tasks, [
    { title: 'TASK', cell: (task) => shortId(task.taskId) },
    { title: 'NAME', cell: (task) => task.name, shrinks: 3 },
    { title: 'STATE', cell: stateWords, style: stateStyle },
    { title: 'DONE', cell: (task) => formatShare(task.progress), right: true },
    { title: 'PARTS', cell: (task) => `${task.partsDone}/${task.parts}`, right: true },
    { title: 'PAID', cell: (task) => money.formatTokens(task.paidWei), right: true, shrinks: 2, whole: true },
    { title: 'SINCE', cell: (task) => formatTime(task.createdMs), shrinks: 1, whole: true },
  ])
}

/** Formats a task: reason of a failure, money and parts; with `verbose`, also councils, refusals and transactions. */
export function showTask(task: TaskDetail, money: Money, { verbose = false } = {}): string {
  const next = nextStep(task)
  const facts = formatFacts([
    ['task', verbose ? task.taskId : shortId(task.taskId)],
    ['name', task.name],
    [
      'state',
      [
        stateWords(task),
        ...(task.progress === null || task.state === 'ended' ? [] : [formatShare(task.progress)]),
        ...etaWords(task.eta),
      ].join(', '),
      stateStyle(task),
    ],
    ...(task.why === undefined ? [] : [['reason', task.why, stateStyle(task)] satisfies Fact]),
    ...(next === undefined ? [] : [['next', next] satisfies Fact]),
    [
      'cost',
      `${money.format(task.cost.workWei)} work + ${money.format(task.cost.checkWei)} check, of at most ${money.format(task.capWei)}`,
    ],
    ['escrow', `${money.format(task.cost.heldWei)}; refunded ${money.format(task.cost.refundedWei)}`],
  ])
  const disputes = showDisputes(task.deliveries.flatMap((each) => each.disputes))
  const isWithoutExecutor = task.outcome === 'unmatched' || task.bids.length === 0
  return [
    facts,
    showParts(task, money),
    verbose ? showDeliveries(task, money) : '',
    disputes,
    showReturns(task),
    verbose || isWithoutExecutor ? showRefusals(task) : '',
    verbose ? showReceipts(task) : '',
  ]
    .filter((text) => text !== '')
    .join('\n')
}

function showParts(task: TaskDetail, money: Money): string {
  return formatTable(task.partList, [
    { title: 'PART', cell: (part) => String(part.index), right: true },
    { title: 'STATE', cell: partWords, style: partStyle, shrinks: 2 },
    { title: 'DONE', cell: (part) => formatShare(part.progress), right: true },
    { title: 'EXECUTOR', cell: (part) => (part.executor ? shortAddress(part.executor) : '-') },
    {
      title: 'CHECKPOINTS',
      cell: (part) => String(part.checkpoints.length),
      right: true,
      shrinks: 1,
      whole: true,
    },
    { title: 'PAID', cell: (part) => money.formatTokens(part.paidWei), right: true },
  ])
}

function showDeliveries(task: TaskDetail, money: Money): string {
  return formatTable(task.deliveries, [
    { title: 'DELIVERY', cell: (each) => shortId(each.deliveryId) },
    { title: 'PART', cell: (each) => String(each.part), right: true },
    { title: 'STATE', cell: (each) => (each.outcome === 'open' ? each.state : each.outcome) },
    {
      title: 'COUNCIL',
      cell: (each) => (each.council?.seats ?? []).map((seat) => seat.answer).join(', ') || '-',
      shrinks: 1,
    },
    { title: 'PAID', cell: (each) => money.formatTokens(each.paidWei), right: true },
    { title: 'FEES', cell: (each) => money.formatTokens(each.feesWei), right: true, shrinks: 2, whole: true },
  ])
}

export function showRefusals({ refusals }: Pick<TaskDetail, 'refusals'>, width?: number): string {
  return formatTable(
    refusals,
    [
      {
        title: 'REFUSED BY',
        cell: (each) => `${each.count} node${each.count === 1 ? '' : 's'}`,
        right: true,
      },
      { title: 'REASON', cell: (each) => each.reason },
      { title: 'DETAILS', cell: (each) => each.why, shrinks: 1 },
    ],
    width,
  )
}

/** The parts that executors gave back, with their reasons. */
function showReturns(task: TaskDetail): string {
  return formatTable(task.returns ?? [], [
    { title: 'PART', cell: (each) => String(each.part), right: true },
    { title: 'RETURNED BY', cell: (each) => shortAddress(each.executor) },
    { title: 'HOW', cell: (each) => each.how },
    { title: 'AT', cell: (each) => formatTime(each.atMs), shrinks: 1, whole: true },
    { title: 'REASON', cell: (each) => each.reason, shrinks: 2 },
    { title: 'DETAILS', cell: (each) => each.why, shrinks: 3 },
  ])
}

function showReceipts(task: TaskDetail): string {
  return formatTable(task.receipts, [
    {
      title: 'ACTION',
      cell: (each) => (each.part === null ? each.what : `${each.what} (part ${each.part})`),
    },
    { title: 'AT', cell: (each) => formatTime(each.atMs) },
    { title: 'TRANSACTION', cell: (each) => each.txHash, shrinks: 1 },
  ])
}
