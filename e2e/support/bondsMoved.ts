import type { LocalNetwork, TaskView } from '@muster-network/node'
import { accountsOf } from './balanceSheet.ts'

/**
 * On a busy machine an executor may seem silent for a moment: its answer, or its delivery, earns the bond of whoever asked.
 * What that moved, by account.
 */
export function bondsMoved(
  network: LocalNetwork,
  { taskId, terms }: Pick<TaskView, 'taskId' | 'terms'>,
  accounts: Readonly<Record<string, string>> = accountsOf(network),
): Record<string, bigint> {
  const { livenessBond } = terms.rules
  const names = new Map(Object.entries(accounts).map(([name, account]) => [account.toLowerCase(), name]))
  const moved = Object.fromEntries([...names.values()].map((name) => [name, 0n]))
  const give = (account: unknown, amount: bigint) => {
    const name = names.get(String(account).toLowerCase())
    if (name !== undefined) moved[name]! += amount
  }
  const challengers = new Map<unknown, unknown>()
  // a client that came back elsewhere is another daemon than the one that the network began with
  const reader = [network.client, ...network.providers].find(({ context }) => context.ledger.database.isOpen)
  for (const { name, args } of reader!.context.ledger.events({ taskId })) {
    if (name === 'Challenged') {
      challengers.set(args.part, args.challenger)
      give(args.challenger, -livenessBond)
    }
    if (name === 'ChallengeAnswered') give(args.executor, livenessBond)
    if (name === 'ChallengeDropped') give(args.bondTo, livenessBond)
    if (name === 'Replaced') give(challengers.get(args.part), livenessBond)
  }
  return moved
}
