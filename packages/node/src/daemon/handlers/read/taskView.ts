import type {
  BidView,
  TaskDetail,
  TaskEvent,
  TaskOutcome,
  TaskPart,
  TaskState,
  TaskSummary,
} from '@muster-network/api'
import { cutReasons, enumName, formatPrescription, writeJournalEntry } from '@muster-network/core'
import type { PartView, TaskView } from '../../../client/TaskView.ts'
import { partReturns } from '../../../client/watch/partReturns.ts'
import type { Ledger, LedgerEvent } from '../../../ledger/Ledger.ts'
import type { JournalRecord } from '../../../store/Journal.ts'
import { checkOf } from './checkOf.ts'
import { deliveryView } from './deliveryView.ts'
import { paidOf } from './paidOf.ts'
import { lastTrouble, reasonOf } from './reasonOf.ts'
import { receiptsOf } from './receiptsOf.ts'
import { refusalViews } from './refusalViews.ts'
import { etaOfTask, isDone, progressOfPart, progressOfTask, replicasByPart } from './taskProgress.ts'

export function taskSummary(ledger: Ledger, task: TaskView): TaskSummary {
  const { terms, parts } = task
  const { workWei, checkWei } = paidOf(parts.flatMap((part) => part.deliveries))
  const posted = ledger.task(task.taskId)
  return {
    taskId: task.taskId,
    name: task.name,
    state: stateOf(task),
    outcome: outcomeOf(task),
    ...reasonOf(task),
    parts: terms.parts,
    partsDone: partsDone(task),
    progress: progressOfTask(task),
    eta: stateOf(task) === 'running' ? etaOfTask(task) : null,
    capWei: task.escrow,
    escrowWei: task.escrow,
    paidWei: workWei + checkWei,
    refundedWei: refundedOf(task),
    createdMs: task.submittedMs,
    endedMs: posted?.endedAt === undefined ? null : posted.endedAt * 1000,
  }
}

export function taskDetail(ledger: Ledger, task: TaskView, journal: readonly JournalRecord[]): TaskDetail {
  const summary = taskSummary(ledger, task)
  const events = ledger.events({ taskId: task.taskId })
  const returns = partReturns(events, task.returns)
  const isUnclear = summary.why === undefined && ['failed', 'partly'].includes(summary.outcome)
  return {
    ...summary,
    ...(isUnclear && lastTrouble(journal)),
    yaml: formatPrescription(task.prescription),
    className: task.manifest.className,
    check: checkOf(task),
    cost: costOf(task),
    partList: task.parts.map((part) => partView(task, part, events)),
    deliveries: task.parts.flatMap((part) => part.deliveries).map((each) => deliveryView(ledger, each)),
    bids: bidViews(task, events),
    refusals: refusalViews(task),
    ...(returns.length > 0 && { returns }),
    receipts: receiptsOf(task, events),
    events: journal.map(eventView),
  }
}

/** Splits a task's deposit into pay for work, pay for the check, refunds and the rest in escrow. */
export function costOf(task: TaskView): TaskDetail['cost'] {
  const { workWei, checkWei } = paidOf(task.parts.flatMap((part) => part.deliveries))
  const refundedWei = refundedOf(task)
  const heldWei = task.status === 'refused' ? 0n : task.escrow - workWei - checkWei - refundedWei
  return {
    workWei,
    checkWei,
    trustLockWei: task.terms.trustLock,
    refundedWei,
    heldWei: heldWei > 0n ? heldWei : 0n,
    contestBondWei: task.terms.rules.disputeBond,
  }
}

export function eventView({ number, atMs, taskId, entry }: JournalRecord): TaskEvent {
  const { name, facts } = writeJournalEntry(entry)
  return { number, atMs, taskId, step: name, facts }
}

function stateOf({ status, parts }: TaskView): TaskState {
  if (status === 'posting') return 'preparing'
  if (status === 'bidding') return 'bidding'
  if (status === 'ended' || status === 'refused') return 'ended'
  return parts.every(({ status }) => status === 'delivered' || status === 'ending' || status === 'ended')
    ? 'checking'
    : 'running'
}

function outcomeOf(task: TaskView): TaskOutcome {
  if (task.status === 'refused') return 'failed'
  if (task.status !== 'ended') return 'open'
  const done = partsDone(task)
  if (done > 0 && done === task.terms.parts) return 'done'
  if (done > 0) return 'partly'
  if (task.cancelled && !task.cancelled.unmatched) return 'cancelled'
  return task.parts.some((part) => part.assignment > 0) ? 'failed' : 'unmatched'
}

/** The number of parts with at least one finished replica. */
function partsDone(task: TaskView): number {
  return replicasByPart(task).filter((replicas) => replicas.some(isDone)).length
}

/** Sums up the refunds: unused money of ended parts, and the trust lock after it was released. */
function refundedOf({ parts, lockReleased, terms }: TaskView): bigint {
  const fromParts = parts.reduce((sum, { refund }) => sum + (refund ?? 0n), 0n)
  return fromParts + (lockReleased ? terms.trustLock : 0n)
}

function partView(task: TaskView, part: PartView, events: readonly LedgerEvent[]): TaskPart {
  const ofPart = events.filter(({ args }) => 'part' in args && args.part === part.part)
  const awards = ofPart.filter((event) => event.name === 'PartAwarded')
  const bidByHash = new Map(task.bids.map(({ hash, bid }) => [hash as string, bid]))
  return {
    index: part.part,
    state: part.status,
    executor: part.executor ?? null,
    progress: progressOfPart(part),
    units: part.units,
    maxUnits: part.maxUnits,
    eta: part.eta ?? null,
    assignments: awards.map(({ args, at, number }, i) => {
      const next = awards[i + 1]
      const end = ofPart.find(
        (event) =>
          event.number > number &&
          (next === undefined || event.number < next.number) &&
          ['PartCut', 'PartDeclined', 'PartEnded', 'PartOpened'].includes(event.name),
      )
      return {
        executor: args.executor,
        nodeId: bidByHash.get(args.bidHash)?.node ?? null,
        sinceMs: at * 1000,
        endedMs: end ? end.at * 1000 : null,
        cut: end?.name === 'PartCut' ? enumName(cutReasons, end.args.reason) : 'none',
      }
    }),
    checkpoints: [
      ...part.checkpoints.map(({ checkpoint, atMs }) => ({
        units: checkpoint.segments * task.terms.segmentUnits,
        segments: Number(checkpoint.segments),
        atMs,
        receipted: true,
      })),
      ...part.saved.map(({ state, atMs }) => ({ units: state.units, segments: 0, atMs, receipted: false })),
    ],
    paidWei: paidOf(part.deliveries).workWei,
    resultReady: part.resultDir !== undefined,
  }
}

function bidViews(task: TaskView, events: readonly LedgerEvent[]): BidView[] {
  const won = Map.groupBy(
    events.filter((event) => event.name === 'PartAwarded'),
    ({ args }) => args.bidHash,
  )
  return task.bids.map(({ bid, hash, number, receivedAt, effectivePrice }) => ({
    number,
    operator: bid.operator,
    nodeId: bid.node,
    priceWei: bid.price,
    effectiveWei: effectivePrice,
    receivedMs: receivedAt * 1000,
    parts: (won.get(hash) ?? []).map(({ args }) => Number(args.part)),
  }))
}
