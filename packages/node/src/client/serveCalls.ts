import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { Lanes } from '../role/Lanes.ts'
import { Turns } from '../role/Turns.ts'
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
  tellFailure,
} from '../wire/calls.ts'
import type { ClientContext } from './ClientContext.ts'
import type { ClientTask } from './ClientTask.ts'
import { receiveBid } from './collect/receiveBid.ts'
import { shownBook } from './collect/shownBook.ts'
import { expectExecutor, handOver } from './handover/handOver.ts'
import { isDecided, signFor, takeResult } from './result/acceptResult.ts'
import { keepCheckpoint } from './watch/keepCheckpoint.ts'
import { keepState } from './watch/keepState.ts'
import { noteFailure } from './watch/noteFailure.ts'
import type { PartLogs } from './watch/PartLogs.ts'

/** A call may come before this node has read the award or the delivery it is about; that is waited for this long. */
const ledgerWaitMs = 3_000

/** What providers ask and tell a client, in the order of a task's life. `nextChange` resolves when the ledger has moved. */
export function serveCalls(
  context: ClientContext,
  logs: PartLogs,
  nextChange: (signal: AbortSignal) => Promise<void>,
): void {
  const { peer, kept, ledger } = context

  // a few at a time: when a thousand come at once, the award waits for those that it needs and not for all
  const bids = new Lanes(8)
  // of two states for one place only one is signed for, and of two results only one is unpacked
  const turns = new Turns()

  const ledgerUntil = async (says: () => boolean): Promise<void> => {
    const until = performance.now() + ledgerWaitMs
    while (!says()) {
      const leftMs = until - performance.now()
      if (leftMs <= 0) return
      await nextChange(AbortSignal.timeout(Math.ceil(leftMs)))
    }
  }

  peer.handle(describeTask, async ({ taskId }) => describe(context, kept.task(taskId)))
  peer.handle(showBook, async ({ taskId }) => {
    kept.task(taskId)
    return shownBook(context.books.of(taskId))
  })
  peer.handle(declineToBid, async ({ taskId, reasons }, { peerId }) => {
    // strangers may decline any task that ever was
    if (kept.isUnderWay(taskId)) context.refusals.add(taskId, peerId, reasons)
    return {}
  })
  peer.handle(placeBid, async ({ bid, signature }) => {
    const { number, receivedAt, receipt } = await bids.run(() => receiveBid(context, bid, signature))
    context.wake(bid.taskId)
    return { number, receivedAt, signature: receipt }
  })
  peer.handle(takePart, async (asked, { peerId }) => {
    await ledgerUntil(() => isExecutor(context, asked.taskId, asked.part, peerId))
    return handOver(context, asked, peerId)
  })
  peer.handle(reportProgress, async (said, { peerId }) => {
    const { taskId, part, tenure, units } = said
    expectExecutor(context, taskId, part, peerId)
    // words of an earlier tenure of the same peer, on their way for long
    if (ledger.part(taskId, part)?.tenure !== tenure) return {}
    const isFirst = context.heard.of(taskId, part, tenure).heardMs === undefined
    context.heard.said(taskId, part, tenure, units)
    // until now it had the time of a start to be heard; from here on it has that of a few statements
    if (isFirst) context.wake(taskId, part)
    logs.append(taskId, part, { tenure, offset: said.logOffset, bytes: said.log })
    return {}
  })
  peer.handle(tellFailure, async (said, { peerId }) => {
    expectExecutor(context, said.taskId, said.part, peerId)
    noteFailure(context, said)
    return {}
  })
  const turnOf = ({ taskId, part }: { taskId: Hex; part: number }, peerId: PeerId) =>
    `${taskId}/${part}/${peerId}`
  peer.handle(offerCheckpoint, async (offered, { peerId, signal }) => ({
    signature: await turns.run(turnOf(offered.checkpoint, peerId), () =>
      keepCheckpoint(context, offered, peerId, signal),
    ),
  }))
  peer.handle(giveState, async (said, { peerId, signal }) => {
    await turns.run(turnOf(said, peerId), () => keepState(context, said, peerId, signal))
    return {}
  })
  peer.handle(announceResult, async (announced, { peerId, signal }) => {
    await ledgerUntil(() => ledger.delivery(announced.deliveryId) !== undefined)
    await turns.run(announced.deliveryId, () => takeResult(context, announced, peerId, signal))
    await ledgerUntil(() => isDecided(context, announced))
    return { acceptance: await signFor(context, announced) }
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
    memoryBytes: instructions.memory,
    diskBytes: instructions.disk,
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
