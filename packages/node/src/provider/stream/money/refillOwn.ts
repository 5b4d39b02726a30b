import type { StreamAccount } from '@muster-network/chain'
import type { LedgerStream } from '../../../ledger/Ledger.ts'
import type { RoleContext } from '../../../role/RoleContext.ts'
import { sendStep } from '../../../role/sendStep.ts'
import { unlessReverted } from '../../../role/unlessReverted.ts'

/** The share of the guarantee that must be missing: a refill costs gas. */
const leastShare = 4n

/** Fills our guarantee again from the free budget of the stream, when a settlement has used it up and the client topped up. */
export async function refillOwn(
  { network, sender, ledger }: RoleContext,
  { id: streamId, terms }: LedgerStream,
  { guaranteeWei }: StreamAccount,
): Promise<void> {
  const missingWei = terms.guarantee - guaranteeWei
  if (missingWei * leastShare < terms.guarantee) return
  const { free } = await network.streams.read.streamOf([streamId])
  if (free * leastShare < terms.guarantee && free < missingWei) return
  await unlessReverted(() =>
    sendStep('stream/refill', [streamId, guaranteeWei, ledger.head.number], (intent) =>
      network.streams.send.refill([terms, sender.address], { by: sender, intent }),
    ),
  )
}
