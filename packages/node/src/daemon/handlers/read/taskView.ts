import type {
  BidView,
  Eta,
  TaskDetail,
  TaskEvent,
  TaskOutcome,
  TaskPart,
  TaskState,
  TaskSummary,
} from '@muster-network/api'
import { cutReasons, enumName, errorCodes, formatPrescription, writeJournalEntry } from '@muster-network/core'
import type { PartView, TaskView } from '../../../client/TaskView.ts'
import { partReturns } from '../../../client/watch/partReturns.ts'
import type { Ledger, LedgerEvent } from '../../../ledger/Ledger.ts'
import type { JournalRecord } from '../../../store/Journal.ts'
import { checkOf } from './checkOf.ts'
import { deliveryView } from './deliveryView.ts'
import { paidOf } from './paidOf.ts'
import { receiptsOf } from './receiptsOf.ts'
import { refusalViews } from './refusalViews.ts'

export function taskSummary(ledger: Ledger, task: TaskView, nowMs: number): TaskSummary {
  const { terms, parts } = task
  const { workWei, checkWei } = paidOf(parts.flatMap((part) => part.deliveries))
  const units = expectedUnits(task)
  const states = replicasByPart(task).map((replicas) =>
    Math.max(...replicas.map((part) => progressOf(part, units) ?? 0)),
  )
  const isMeasured = parts.some((part) => progressOf(part, units) !== null)
  const posted = ledger.task(task.taskId)
  const why = task.refused?.message ?? task.failed?.message ?? task.cancelled?.why
  const hint = task.refused?.hint ?? (task.failed && errorCodes[task.failed.code].hint)
  return {
    taskId: task.taskId,
    name: task.name,
    state: stateOf(task),
    outcome: outcomeOf(task),
    ...(why !== undefined && { why }),
    ...(hint !== undefined && { hint }),
    parts: terms.parts,
    partsDone: partsDone(task),
    progress: isMeasured ? states.reduce((sum, each) => sum + each, 0) / states.length : null,
    eta: etaOf(ledger, task, nowMs),
    capWei: task.escrow,
    escrowWei: task.escrow,
    paidWei: workWei + checkWei,
    refundedWei: refundedOf(task),
    createdMs: task.submittedMs,
    endedMs: posted?.endedAt === undefined ? null : posted.endedAt * 1000,
  }
}

export function taskDetail(
  ledger: Ledger,
  task: TaskView,
  journal: readonly JournalRecord[],
  nowMs: number,
): TaskDetail {
  const summary = taskSummary(ledger, task, nowMs)
  const events = ledger.events({ taskId: task.taskId })
  const returns = partReturns(events, task.returns)
  return {
    ...summary,
    yaml: formatPrescription(task.prescription),
    className: task.manifest.className,
    check: checkOf(task),
    cost: costOf(task),
    partList: task.parts.map((part) => partView(ledger, task, part, { events, nowMs })),
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
  return task.cancelled ? 'cancelled' : task.parts.some((part) => part.assignment > 0) ? 'failed' : 'expired'
}

/** Groups the allocations by part: one each, or the part's replicas. */
function replicasByPart({ parts, terms }: TaskView): PartView[][] {
  return Object.values(Object.groupBy(parts, ({ part }) => Math.floor(part / terms.replicas))) as PartView[][]
}

/** The number of parts with at least one finished replica. */
function partsDone(task: TaskView): number {
  return replicasByPart(task).filter((replicas) => replicas.some(isDone)).length
}

/** Returns true when the last delivery was paid. */
const isDone = ({ deliveries }: PartView) =>
  deliveries.some(({ delivery, outcome }) => delivery.last && outcome === 'paid')

/**
 * Estimates the units of a part: from the task file, or from a part that is finished. Undefined when neither is
 * known, since the allowed maximum is often a thousand times more than needed.
 */
function expectedUnits({ parts, prescription, terms }: TaskView): bigint | undefined {
  const done = parts.filter(isDelivered).map((part) => part.units)
  if (done.length > 0) return done.reduce((a, b) => (b > a ? b : a))
  return 'maxUnits' in prescription.pay && prescription.pay.maxUnits !== undefined
    ? terms.maxUnits
    : undefined
}

const isDelivered = (part: PartView) => part.status === 'delivered' || isDone(part)

/** A part shows 100 % only after its delivery, and nothing before its units can be compared. */
function progressOf(part: PartView, expected: bigint | undefined): number | null {
  if (isDelivered(part)) return 1
  if (expected === undefined || expected === 0n || part.units === 0n) return null
  return Math.min(0.99, Number((part.units * 10_000n) / expected) / 10_000)
}

/**
 * Estimates the remaining time from the speed of the slowest part since its award; null before there is any progress.
 */
function etaOf(ledger: Ledger, task: TaskView, nowMs: number): Eta | null {
  if (stateOf(task) !== 'running') return null
  const lefts = task.parts
    .filter((part) => part.status === 'running')
    .map((part) => partEta(ledger, task, part, nowMs))
  const known = lefts.filter((left) => left !== null)
  if (known.length === 0 || known.length < lefts.length) return null
  return {
    lowMs: Math.max(...known.map(({ lowMs }) => lowMs)),
    highMs: Math.max(...known.map(({ highMs }) => highMs)),
  }
}

function partEta(ledger: Ledger, task: TaskView, part: PartView, nowMs: number): Eta | null {
  const expected = expectedUnits(task)
  const awardedAt = ledger.part(task.taskId, part.part)?.awardedAt
  if (part.status !== 'running' || expected === undefined || awardedAt === undefined || part.units === 0n)
    return null
  const spentMs = Math.max(1, nowMs - awardedAt * 1000)
  const left = expected > part.units ? expected - part.units : 0n
  const leftMs = (spentMs * Number(left)) / Number(part.units)
  return { lowMs: Math.floor(leftMs / 1.5), highMs: Math.ceil(leftMs * 1.5) }
}

/** Sums up the refunds: unused money of ended parts, and the trust lock after it was released. */
function refundedOf({ parts, lockReleased, terms }: TaskView): bigint {
  const fromParts = parts.reduce((sum, { refund }) => sum + (refund ?? 0n), 0n)
  return fromParts + (lockReleased ? terms.trustLock : 0n)
}

function partView(
  ledger: Ledger,
  task: TaskView,
  part: PartView,
  { events, nowMs }: { events: readonly LedgerEvent[]; nowMs: number },
): TaskPart {
  const ofPart = events.filter(({ args }) => 'part' in args && args.part === part.part)
  const awards = ofPart.filter((event) => event.name === 'PartAwarded')
  const bidByHash = new Map(task.bids.map(({ hash, bid }) => [hash as string, bid]))
  return {
    index: part.part,
    state: part.status,
    executor: part.executor ?? null,
    progress: progressOf(part, expectedUnits(task)),
    units: part.units,
    maxUnits: part.maxUnits,
    eta: partEta(ledger, task, part, nowMs),
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
