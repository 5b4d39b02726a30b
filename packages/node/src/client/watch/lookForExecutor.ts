import { hasCode } from '@muster-network/core'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import { describeTask } from '../../wire/calls.ts'
import { bidOf, type ClientContext, peerOfBid } from '../ClientContext.ts'

/** Progress reports come every second; a later one may be lost. */
const overdueMs = 1_500
const dialMs = 1_000

/**
 * Dials an executor whose connection was lost or whose report is overdue, and records whether its machine refuses connections. A
 * machine that does not answer at all may be cut off for a moment, so it only counts as silent after three missed reports.
 */
export async function lookForExecutor(context: ClientContext, part: LedgerPart): Promise<void> {
  const { activity, peer, nowMs } = context
  const { taskId, assignment } = part
  const { lastReportMs } = activity.of(taskId, part.part, assignment)
  const stored = bidOf(context, taskId, part.bidHash)
  const peerId = stored && peerOfBid(context, stored)
  // behind a relay, a refused connection says nothing about the executor
  const isDirect = stored && context.ledger.node(stored.bid.node)?.facts.relays.length === 0
  if (lastReportMs === undefined || !peerId || !isDirect) return
  const isLost = peer.routeTo(peerId) === undefined
  if (!isLost && nowMs() - lastReportMs < overdueMs) return
  // no executor serves this call: its refusal shows that the executor is there
  const isDown = await peer.call(peerId, describeTask, { taskId }, { timeoutMs: dialMs }).then(
    () => false,
    // the machine is there and nobody listens; anything else may be a fault of the net, or of this machine
    (error: unknown) => hasCode(error, 'NET_UNREACHABLE') && /ECONNREFUSED/.test(error.message),
  )
  activity.recordDown(taskId, part.part, assignment, isDown)
}
