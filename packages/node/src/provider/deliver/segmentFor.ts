import path from 'node:path'
import { type Hex, secretHashOf } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { type PeerId, packPath, wrapKey } from '@muster-network/p2p'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { leafUnits } from '../../task/leafUnits.ts'
import type { DisputedSegment } from '../../veto/dispute/serveDisputes.ts'
import type { Provider } from '../Provider.ts'
import { readStates } from '../run/readStates.ts'
import { stateFile } from '../run/stateFile.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { packResult } from './packResult.ts'
import { stretchOfDelivery } from './stretchOfDelivery.ts'

/**
 * Everything that a replay of a segment of ours needs, with the key wrapped for who is to replay it.
 *
 * @throws NET_BLOB_MISSING when it is not here any more, EXEC_*
 */
export async function segmentFor(
  provider: Provider,
  tenure: Tenure,
  held: LedgerDelivery,
  segment: number,
  peerId: PeerId,
): Promise<DisputedSegment> {
  const { context, keys } = provider
  const { taskId, part } = tenure
  const { manifest, sealedKey, from } = tenure.work!
  const segmentUnits = BigInt(manifest.segmentUnits)
  const key = await keys.open(taskId, part, sealedKey)
  const wrappedKey = Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key))
  const states = await readStates(provider, tenure)
  const { terms } = context.ledger.task(taskId)!
  const stretch = stretchOfDelivery(states, held.delivery, terms, manifest)
  if (!stretch) throw new MusterError('NET_BLOB_MISSING', 'the states of this delivery are gone')
  const index = stretch.from + segment
  const common = {
    manifest,
    wrappedKey,
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
