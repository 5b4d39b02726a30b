import { randomUUID } from 'node:crypto'
import type { Economy } from '@muster-network/chain'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'

/** Attempts when the balance changes between the read and the withdrawal. */
const maxAttempts = 3

/**
 * Withdraws this account's balance from the reservations contract, as operator or as client, in one transaction.
 * Skips a balance below `atLeast`, the owner's limit for a transaction. Returns the amount withdrawn.
 */
export async function collectReserved(
  { sender, logger }: Pick<RoleContext, 'sender' | 'logger'>,
  { reservations }: Pick<Economy, 'reservations'>,
  atLeast: bigint,
): Promise<bigint> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const owed = await reservations.read.balanceOf([sender.address])
    if (owed === 0n || owed < atLeast) return 0n
    const withdrawn = await unlessReverted(
      async () => {
        // a random intent: the same amount may come again, and the contract pays nothing twice
        await sendStep('reservation/withdraw', [owed, randomUUID()], (intent) =>
          reservations.send.withdraw([owed], { by: sender, intent }),
        )
        logger.info({ amount: owed }, 'reservation balance withdrawn')
        return owed
      },
      (error) => {
        logger.debug({ error }, 'reservation balance changed during the withdrawal')
        return 0n
      },
    )
    if (withdrawn > 0n) return withdrawn
  }
  return 0n
}
