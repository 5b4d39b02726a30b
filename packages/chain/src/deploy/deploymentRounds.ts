import { MusterError } from '@muster-network/core'
import { constructorCalls } from './constructorCalls.ts'
import type { PlannedContract } from './planNetwork.ts'

/** Public nodes keep at least this many waiting transactions of one account. */
export const mostPerRound = 16

/**
 * Divides a plan into rounds. Contracts of one round are independent of each other, so they are deployed together; their
 * constructors call contracts of earlier rounds only. A round keeps the order of the plan.
 */
export function deploymentRounds(
  plan: readonly PlannedContract[],
  most: number = mostPerRound,
): PlannedContract[][] {
  const rounds: PlannedContract[][] = []
  const deployed = new Set<string>()
  for (let rest = plan; rest.length > 0; ) {
    const round = rest.filter((contract) => isCallable(contract, deployed)).slice(0, most)
    if (round.length === 0)
      throw new MusterError(
        'BUG_UNREACHABLE',
        `no round can deploy ${rest.map(({ name }) => name).join(', ')}: their constructors call contracts that are not deployed`,
      )
    rounds.push(round)
    for (const { name } of round) deployed.add(name)
    rest = rest.filter(({ name }) => !deployed.has(name))
  }
  return rounds
}

function isCallable({ kind }: PlannedContract, deployed: ReadonlySet<string>): boolean {
  return (constructorCalls[kind] ?? []).every((name) => deployed.has(name))
}
