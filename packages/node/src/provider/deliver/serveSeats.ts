import path from 'node:path'
import {
  Answer,
  compactSignature,
  type Hex,
  type Panel,
  secretHashOf,
  verifyMessage,
} from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type BlobId, type PeerId, packPath, wrapKey } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { leafUnits } from '../../task/leafUnits.ts'
import { type DisputedSegment, serveDisputes } from '../../veto/dispute/serveDisputes.ts'
import { giveAnswer, takeSegment } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import { readStates } from '../run/readStates.ts'
import { stateFile } from '../run/stateFile.ts'
import { type Tenure, tenureKey } from '../tenure/Tenure.ts'
import { packResult } from './packResult.ts'
import { Remembered } from './Remembered.ts'
import { serveCopies } from './serveCopies.ts'
import { stretchOfDelivery } from './stretchOfDelivery.ts'

/** The executor's side of a check: drawn seats, and nobody else, get what their replay needs; their answers are kept. */
export function serveSeats(provider: Provider, onAnswer: (deliveryId: Hex) => void): void {
  const { context, deliveries } = provider
  // sealing a state, or computing one again, is not for the asking: one seat could keep us from serving the others
  const ready = new Remembered<ReadySegment>(({ state, result }) =>
    [state?.blob, result].every((blob) => blob === undefined || context.blobs.has(blob as BlobId)),
  )
  const segmentFor = async (tenure: Tenure, held: LedgerDelivery, segment: number, peerId: PeerId) => {
    const make = () => makeReady(provider, tenure, held, segment)
    return keyed(provider, tenure, await ready.get(`${held.id}/${segment}`, make), peerId)
  }
  context.peer.handle(takeSegment, async ({ deliveryId, seat }, { peerId }) => {
    const { tenure, held } = find(provider, deliveryId)
    const panel = panelOf(held)
    const drawn = panel.seats[seat]
    if (!drawn || !context.directory.peersOf(drawn.operator).includes(peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', `seat ${seat} is not this peer's`)
    const segment = Number(panel.segments[drawn.check])
    const { endProof: _, ...served } = await segmentFor(tenure, held, segment, peerId)
    return served
  })
  serveDisputes(context, async (deliveryId, segment, peerId) => {
    const { tenure, held } = find(provider, deliveryId)
    return segmentFor(tenure, held, segment, peerId)
  })
  serveCopies(provider, (deliveryId) => find(provider, deliveryId))
  context.peer.handle(giveAnswer, async ({ deliveryId, seat, signature, ...answer }) => {
    const panel = panelOf(find(provider, deliveryId).held)
    const operator = panel.seats[seat]?.operator
    const domain = {
      chainId: context.chainId,
      verifyingContract: context.network.addresses.council,
    }
    const message = operator && { deliveryId, seat, operator, ...answer }
    // anything else would make the settlement fail
    if (!message || !verifyMessage({ domain, type: Answer, message, signature, signer: operator }))
      throw new MusterError(
        'PROVIDER_NOT_EXECUTOR',
        `the answer was not signed by the operator of seat ${seat}`,
      )
    // the first word stands: a seat that changes it could make every settlement fail
    deliveries.change(deliveryId, (own) => ({
      ...own,
      answers: { [seat]: { ...answer, ...compactSignature(signature) }, ...own.answers },
    }))
    onAnswer(deliveryId)
    return {}
  })
}

function find({ context, deliveries, tenures }: Provider, deliveryId: Hex) {
  const own = deliveries.get(deliveryId)
  const held = context.ledger.delivery(deliveryId)
  const tenure = own && tenures.get(tenureKey({ ...own, number: own.tenure }))
  if (!held || !tenure?.work)
    throw new MusterError('NET_NOT_READY', 'this delivery is not known here, or not yet')
  return { held, tenure }
}

/** Work without a check has no council, but can be contested all the same. */
function panelOf({ panel }: LedgerDelivery): Panel {
  if (!panel)
    throw new MusterError('NET_NOT_READY', 'this council is not drawn yet, as far as this node has read')
  return panel
}

type ReadySegment = Omit<DisputedSegment, 'wrappedKey'>

/** A segment as its seat is given it: the key for that peer alone, the rest made ready once for everybody. */
async function keyed(
  { keys }: Provider,
  { taskId, part, work }: Tenure,
  ready: ReadySegment,
  peerId: PeerId,
): Promise<DisputedSegment> {
  const key = await keys.open(taskId, part, work!.sealedKey)
  return { ...ready, wrappedKey: Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key)) }
}

async function makeReady(
  provider: Provider,
  tenure: Tenure,
  held: LedgerDelivery,
  segment: number,
): Promise<ReadySegment> {
  const { context, keys } = provider
  const { taskId, part } = tenure
  const { manifest, sealedKey, from } = tenure.work!
  const segmentUnits = BigInt(manifest.segmentUnits)
  const key = await keys.open(taskId, part, sealedKey)
  const states = await readStates(provider, tenure)
  const { terms } = context.ledger.task(taskId)!
  const stretch = stretchOfDelivery(states, held.delivery, terms, manifest)
  if (!stretch) throw new MusterError('NET_BLOB_MISSING', 'the states of this delivery are gone')
  const index = stretch.from + segment
  const common = {
    manifest,
    endProof: stretch.tree.proof(segment + 1),
    ...(manifest.checkerUnits !== undefined && { result: await packResult(provider, tenure) }),
  }
  if (index === 0) return common
  const proof = stretch.tree.proof(segment)
  // where we took the part over, the state is the one that we were given
  if (index === from?.segments) return { ...common, state: { ...from.state, proof } }
  const start = states.get(index)
  if (!start) throw new MusterError('NET_BLOB_MISSING', `the state after segment ${index} is gone`)
  const owner = peerOf(terms.peer)
  const { file, done } = await stateFile(provider, tenure, terms, states, index)
  const blob = await packPath(path.resolve(file), {
    store: context.blobs,
    key,
    keeping: { taskId, owner, released: false },
  })
  await done()
  return {
    ...common,
    state: {
      blob: blob as string,
      digest: `0x${start.digest}` as Hex,
      secretHash: secretHashOf(`0x${start.proof}`),
      units: leafUnits(index, segmentUnits, held.delivery.endUnits),
      proof,
    },
  }
}

/** A segment of ours as whoever judges it is given it, for this node itself. @throws NET_BLOB_MISSING, EXEC_* */
export async function segmentForSelf(
  provider: Provider,
  tenure: Tenure,
  held: LedgerDelivery,
  segment: number,
): Promise<DisputedSegment> {
  const ready = await makeReady(provider, tenure, held, segment)
  return keyed(provider, tenure, ready, provider.context.peer.peerId)
}
