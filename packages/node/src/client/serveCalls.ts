import type { Hex } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { KeyedMutex } from '../role/KeyedMutex.ts'
import { Semaphore } from '../role/Semaphore.ts'
import { readAnswer } from '../settle/readAnswer.ts'
import {
  announceResult,
  declineToBid,
  describeTask,
  giveState,
  offerCheckpoint,
  placeBid,
  reportProgress,
  showBook,
  takePart,
  tellAnswer,
  tellFailure,
  tellReturn,
} from '../wire/calls.ts'
import type { ClientContext } from './ClientContext.ts'
import type { ClientTask } from './ClientTask.ts'
import { receiveBid } from './collect/receiveBid.ts'
import { shownBook } from './collect/shownBook.ts'
import { dispatchPart, expectExecutor, standsBy } from './dispatch/dispatchPart.ts'
import { isDecided, signFor, takeResult } from './result/acceptResult.ts'
import { expectedUnits } from './watch/expectedUnits.ts'
import { noteFailure } from './watch/noteFailure.ts'
import type { PartLogs } from './watch/PartLogs.ts'
import { storeReturn } from './watch/partReturns.ts'
import { storeCheckpoint } from './watch/storeCheckpoint.ts'
import { storeState } from './watch/storeState.ts'

/**
 * A call may arrive before this node has read its award or delivery from the chain; the handler waits this long for
 * it.
 */
const ledgerWaitMs = 3_000

/**
 * Serves the calls of providers, in the order of a task's life. `nextChange` resolves after the next change of the
 * ledger.
 */
export function serveCalls(
  context: ClientContext,
  logs: PartLogs,
  nextChange: (signal: AbortSignal) => Promise<void>,
): void {
  const { peer, records, ledger } = context

  // limited concurrency: in a burst of a thousand bids, the award waits only for those that it needs
  const bids = new Semaphore(8)
  // of two states for one index only one is receipted, and of two results only one is unpacked
  const mutex = new KeyedMutex()

  const ledgerUntil = async (says: () => boolean): Promise<void> => {
    const until = performance.now() + ledgerWaitMs
    while (!says()) {
      const leftMs = until - performance.now()
      if (leftMs <= 0) return
      await nextChange(AbortSignal.timeout(Math.ceil(leftMs)))
    }
  }

  peer.handle(describeTask, async ({ taskId }) => describe(context, records.task(taskId)))
  peer.handle(showBook, async ({ taskId }) => {
    records.task(taskId)
    return shownBook(context.books.of(taskId))
  })
  peer.handle(declineToBid, async ({ taskId, reasons }, { peerId }) => {
    // strangers may decline any past task
    const isNew = records.isUnderWay(taskId) && context.refusals.add(taskId, peerId, reasons)
    // the bidding may have waited for this node alone
    if (isNew) context.wake(taskId)
    return {}
  })
  peer.handle(placeBid, async ({ bid, signature }) => {
    const { number, receivedAt, receipt } = await bids.run(() => receiveBid(context, bid, signature))
    context.wake(bid.taskId)
    return { number, receivedAt, signature: receipt }
  })
  peer.handle(takePart, async (asked, { peerId }) => {
    await ledgerUntil(
      () => isExecutor(context, asked.taskId, asked.part, peerId) || standsBy(context, asked, peerId),
    )
    return dispatchPart(context, asked, peerId)
  })
  peer.handle(reportProgress, async (report, { peerId }) => {
    const { taskId, part, assignment, units } = report
    expectExecutor(context, taskId, part, peerId)
    // a late report about an earlier assignment of the same peer
    if (ledger.part(taskId, part)?.assignment !== assignment) return {}
    const isFirst = context.activity.of(taskId, part, assignment).lastReportMs === undefined
    context.activity.record(taskId, part, assignment, units)
    // until now the start timeout applied; from here on the timeout of a few progress reports applies
    if (isFirst) context.wake(taskId, part)
    logs.append(taskId, part, {
      assignment,
      offset: report.logOffset,
      bytes: report.log,
      times: report.logTimes,
      nowMs: Date.now(),
    })
    const { dispatchedMs, sinceMs } = context.activity.of(taskId, part, assignment)
    context.progress.add(taskId, part, {
      ...{ assignment, units, startedMs: dispatchedMs ?? sinceMs },
      ...{ offset: report.logOffset, output: report.log },
      expected: expectedUnits(records.task(taskId), ledger.parts(taskId)),
    })
    return {}
  })
  peer.handle(tellFailure, async (report, { peerId }) => {
    expectExecutor(context, report.taskId, report.part, peerId)
    noteFailure(context, report)
    return {}
  })
  peer.handle(tellReturn, async (report, { peerId }) => {
    expectExecutor(context, report.taskId, report.part, peerId)
    storeReturn(context, report)
    return {}
  })
  const mutexKey = ({ taskId, part }: { taskId: Hex; part: number }, peerId: PeerId) =>
    `${taskId}/${part}/${peerId}`
  peer.handle(offerCheckpoint, async (offered, { peerId, signal }) => ({
    signature: await mutex.run(mutexKey(offered.checkpoint, peerId), () =>
      storeCheckpoint(context, offered, peerId, signal),
    ),
  }))
  peer.handle(giveState, async (report, { peerId, signal }) => {
    await mutex.run(mutexKey(report, peerId), () => storeState(context, report, peerId, signal))
    return {}
  })
  peer.handle(announceResult, async (announced, { peerId, signal }) => {
    await ledgerUntil(() => ledger.delivery(announced.deliveryId) !== undefined)
    await mutex.run(announced.deliveryId, () => takeResult(context, announced, peerId, signal))
    await ledgerUntil(() => isDecided(context, announced))
    return { acceptance: await signFor(context, announced) }
  })
  peer.handle(tellAnswer, async ({ deliveryId, ...given }) => {
    await ledgerUntil(() => ledger.delivery(deliveryId)?.roster?.seats[given.seat] !== undefined)
    const record = ledger.delivery(deliveryId)
    if (!record || !records.isUnderWay(record.delivery.taskId))
      throw new MusterError('NET_NOT_READY', 'this node does not know this delivery (yet)')
    const answer = readAnswer(context, record, given)
    // the first answer counts: a seat that changes it could make every settlement fail
    records.answers.put(deliveryId, { [given.seat]: answer, ...records.answers.get(deliveryId) })
    context.wake(record.delivery.taskId, record.delivery.part)
    return {}
  })
}

function describe({ books }: ClientContext, { taskId, prescription, manifest }: ClientTask) {
  const { instructions } = prescription
  const best = books.of(taskId).ranked()[0]
  return {
    className: manifest.className,
    minScore: instructions.minScore,
    ...(manifest.container?.gpu && { gpu: manifest.container.gpu }),
    regions: instructions.region === 'any' ? [] : instructions.region,
    ...(best && { standing: best.bid.price }),
  }
}

function isExecutor(context: ClientContext, taskId: Hex, part: number, peerId: PeerId): boolean {
  try {
    expectExecutor(context, taskId, part, peerId)
    return true
  } catch (error) {
    if (!hasCode(error, 'PROVIDER_NOT_EXECUTOR')) throw error
    return false
  }
}
