import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'

/**
 * Fetches what an all-or-nothing task held for this account: an executor's pay when it ended well, a client's money when
 * an executor failed it. False while something of the task can still change that.
 */
export async function releaseHeldPay(
  { ledger, network, sender }: Pick<RoleContext, 'ledger' | 'network' | 'sender'>,
  taskId: Hex,
): Promise<boolean> {
  const task = ledger.task(taskId)
  if (!task?.terms.allOrNothing) return true
  if (task.status !== 'Ended' || ledger.deliveries(taskId).some(({ outcome }) => outcome === 0)) return false
  const { terms } = task
  const { held, failed, excused } = await network.market.read.pool([taskId])
  const isBack = failed && !excused
  const isClient = terms.client.toLowerCase() === sender.address.toLowerCase()
  const ours = isBack || isClient ? 0n : await network.market.read.heldPayOf([taskId, sender.address])
  if (isBack && isClient ? held === 0n : ours === 0n) return true
  try {
    await sendStep(`task/${taskId}/pay`, 0, (intent) =>
      network.market.send.releasePay([terms, sender.address], { by: sender, intent }),
    )
  } catch (error) {
    // anyone may call it, and somebody else was quicker; or this node reads the chain a moment late
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    return false
  }
  return true
}
