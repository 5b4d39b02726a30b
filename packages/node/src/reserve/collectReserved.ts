import type { Economy } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'

/**
 * Brings into the wallet what reservations have brought this account: all that have ended since the last time in one
 * transaction, and none while it is less than `atLeast`, below which its owner says that a transaction is not worth it.
 * Returns how much came.
 */
export async function collectReserved(
  { sender, ledger, logger }: Pick<RoleContext, 'sender' | 'ledger' | 'logger'>,
  { reservations }: Pick<Economy, 'reservations'>,
  atLeast: bigint,
): Promise<bigint> {
  const owed = await reservations.read.balanceOf([sender.address])
  if (owed === 0n || owed < atLeast) return 0n
  try {
    // the block makes the intent a new one each time: the same amount may be earned again
    await sendStep('reservation/withdraw', [owed, ledger.head.number], (intent) =>
      reservations.send.withdraw([owed], { by: sender, intent }),
    )
    logger.info({ amount: owed }, 'earnings of reservations were collected')
    return owed
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    logger.debug({ error }, 'the owner has collected it already')
    return 0n
  }
}
