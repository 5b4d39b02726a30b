import { isBeaconReadable, type Terms } from '@muster-network/chain'
import { drawOf } from '../ledger/drawOf.ts'
import type { LedgerPart } from '../ledger/Ledger.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { isInOrEnded } from './isInOrEnded.ts'

/** Blocks after which the draw of another replica is recorded: half of the time in which its hash can be read. */
const patienceBlocks = 128n

/**
 * Records the beacons of draws that the client has begun and not used for long. Without its other replicas ours is never paid,
 * and a client that is away would find its draw expired.
 */
export async function recordDraws(
  { network, sender, ledger }: Pick<RoleContext, 'network' | 'sender' | 'ledger'>,
  terms: Terms,
  replicas: readonly LedgerPart[],
): Promise<void> {
  const next = BigInt(ledger.head.number) + 1n
  for (const replica of replicas) {
    if (isInOrEnded(replica)) continue
    const { taskId, part } = replica
    const draw = drawOf(ledger, taskId, part)
    if (!draw || draw.beacon || next <= draw.target + patienceBlocks) continue
    if (!isBeaconReadable(draw.target, next)) continue
    await sendStep(`task/${taskId}/part/${part}/recordBeacon`, draw.target, (intent) =>
      network.market.send.recordBeacon([terms, part], { by: sender, intent }),
    )
  }
}
