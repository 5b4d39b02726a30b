import type { Hex, Roster } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { BlobId, PeerId } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { jobOf, type Piece, piecesToReview } from '../../replay/Piece.ts'
import { AsyncCache } from '../../role/AsyncCache.ts'
import { readAnswer } from '../../settle/readAnswer.ts'
import { giveAnswer, takeJob } from '../../wire/calls.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import { type PreparedJob, prepareJob, withWrappedKey } from './jobFor.ts'
import { serveDisputes } from './serveDisputes.ts'
import { serveReplicas } from './serveReplicas.ts'

/** The executor's side of a check: serves drawn seats, and nobody else, the data for their replay, and stores their answers. */
export function serveSeats(provider: Provider, onAnswer: (deliveryId: Hex) => void): void {
  const { context, deliveries } = provider
  // cached: a seat that makes us seal or recompute states again and again would block the other seats
  const ready = new AsyncCache<PreparedJob>(({ pieces, result }) =>
    [result, ...pieces.map(({ state }) => state?.blob)].every(
      (blob) => blob === undefined || context.blobs.has(blob as BlobId),
    ),
  )
  const jobFor = async (
    assignment: Assignment,
    ledgerDelivery: LedgerDelivery,
    pieces: readonly Piece[],
    peerId: PeerId,
  ) => {
    const make = () => prepareJob(provider, { assignment, ledgerDelivery, pieces })
    const name = `${ledgerDelivery.id}/${pieces.map(({ from, to }) => `${from}-${to}`)}`
    return withWrappedKey(provider, assignment, await ready.get(name, make), peerId)
  }
  context.peer.handle(takeJob, async ({ deliveryId, seat }, { peerId }) => {
    const { assignment, ledgerDelivery } = find(provider, deliveryId)
    const roster = rosterOf(ledgerDelivery)
    const drawn = roster.seats[seat]
    if (!drawn || !context.directory.peersOf(drawn.operator).includes(peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', `seat ${seat} belongs to another peer`)
    const { terms } = context.ledger.task(assignment.taskId)!
    const pieces = jobOf(terms, ledgerDelivery.delivery, roster.windows)
    return jobFor(assignment, ledgerDelivery, pieces, peerId)
  })
  serveDisputes(context, async (deliveryId, segment, peerId) => {
    const { assignment, ledgerDelivery } = find(provider, deliveryId)
    const { terms } = context.ledger.task(assignment.taskId)!
    const { delivery, roster } = ledgerDelivery
    const pieces = piecesToReview(terms, delivery, roster?.windows ?? [], segment)
    return jobFor(assignment, ledgerDelivery, pieces, peerId)
  })
  serveReplicas(provider, (deliveryId) => find(provider, deliveryId))
  context.peer.handle(giveAnswer, async ({ deliveryId, ...given }) => {
    const answer = readAnswer(context, find(provider, deliveryId).ledgerDelivery, given)
    // the first answer counts: a seat that changes it could make every settlement fail
    deliveries.change(deliveryId, (own) => ({
      ...own,
      answers: { [given.seat]: answer, ...own.answers },
    }))
    onAnswer(deliveryId)
    return {}
  })
}

function find({ context, deliveries, assignments }: Provider, deliveryId: Hex) {
  const own = deliveries.get(deliveryId)
  const ledgerDelivery = context.ledger.delivery(deliveryId)
  const assignment = own && assignments.get(assignmentKey({ ...own, number: own.assignment }))
  if (!ledgerDelivery || !assignment?.work)
    throw new MusterError('NET_NOT_READY', 'this node does not know this delivery (yet)')
  return { ledgerDelivery, assignment }
}

/** The roster of a delivery. Unchecked work has no council, although it can be contested. @throws NET_NOT_READY */
function rosterOf({ roster }: LedgerDelivery): Roster {
  if (!roster)
    throw new MusterError(
      'NET_NOT_READY',
      'the council is not drawn yet, as far as this node has read the chain',
    )
  return roster
}
