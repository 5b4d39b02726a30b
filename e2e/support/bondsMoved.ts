import type { LocalNetwork, TaskView } from '@muster-network/node'
import { accountsOf } from './balanceSheet.ts'

/**
 * On a busy machine an executor may seem silent for a moment: its answer earns the bond of the client that asked. What that
 * moved, by account.
 */
export function bondsMoved(
  network: LocalNetwork,
  { taskId, terms }: Pick<TaskView, 'taskId' | 'terms'>,
): Record<string, bigint> {
  const accounts = accountsOf(network)
  const moved = Object.fromEntries(Object.keys(accounts).map((name) => [name, 0n]))
  for (const { name, args } of network.client.context.ledger.events({ taskId })) {
    if (name !== 'ChallengeAnswered') continue
    const executor = String(args.executor).toLowerCase()
    const earned = Object.keys(accounts).find((each) => accounts[each]!.toLowerCase() === executor)!
    moved[earned]! += terms.rules.livenessBond
    moved.client! -= terms.rules.livenessBond
  }
  return moved
}
