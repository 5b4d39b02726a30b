import type { Hex } from '@muster-network/chain'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'

/**
 * Releases the withheld pay of an all-or-nothing task to this account: an executor's pay when the task succeeded, or
 * a client's money when an executor failed. Returns false while the task can still change.
 */
export async function releaseWithheldPay(
  { ledger, network, sender }: Pick<RoleContext, 'ledger' | 'network' | 'sender'>,
  taskId: Hex,
): Promise<boolean> {
  const task = ledger.task(taskId)
  if (!task?.terms.allOrNothing) return true
  if (task.status !== 'ended' || ledger.deliveries(taskId).some(({ outcome }) => outcome === 'open'))
    return false
  const { terms } = task
  const { withheld: withheldWei, failed, excused } = await network.market.read.pool([taskId])
  const isBack = failed && !excused
  const isClient = terms.client.toLowerCase() === sender.address.toLowerCase()
  const ours = isBack || isClient ? 0n : await network.market.read.withheldPayOf([taskId, sender.address])
  if (isBack && isClient ? withheldWei === 0n : ours === 0n) return true
  return unlessReverted(
    async () => {
      await sendStep(`task/${taskId}/pay`, 0, (intent) =>
        network.market.send.releasePay([terms, sender.address], { by: sender, intent }),
      )
      return true
    },
    () => false,
  )
}
