import { randomUUID } from 'node:crypto'
import type { Economy } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'

/** How often somebody else may be quicker before we leave it for the next time. */
const mostAttempts = 3

/**
 * Brings into the wallet what reservations have brought this account, as their operator or back as their client: all that
 * have ended since the last time in one transaction, and none while it is less than `atLeast`, below which its owner says
 * that a transaction is not worth it. Returns how much came.
 */
export async function collectReserved(
  { sender, logger }: Pick<RoleContext, 'sender' | 'logger'>,
  { reservations }: Pick<Economy, 'reservations'>,
  atLeast: bigint,
): Promise<bigint> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const owed = await reservations.read.balanceOf([sender.address])
    if (owed === 0n || owed < atLeast) return 0n
    try {
      // a new intent each time: the same amount may come again, and nothing is paid twice
      await sendStep('reservation/withdraw', [owed, randomUUID()], (intent) =>
        reservations.send.withdraw([owed], { by: sender, intent }),
      )
      logger.info({ amount: owed }, 'what reservations brought was collected')
      return owed
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      logger.debug({ error }, 'some of it was collected in the meantime')
    }
  }
  return 0n
}
