import { clientFor, failoverRpc, verifyNetwork } from '@muster-network/chain'
import { MusterError, silentLogger } from '@muster-network/core'
import { chainOf } from './chainOf.ts'
import type { OwnerNetwork } from './OwnerNetwork.ts'

/**
 * Looks at a network before anything is entrusted to it: whether its chain answers, and whether what is deployed there is
 * the definition, made by our code, with nobody holding a power over it.
 *
 * @throws API_BAD_REQUEST with what is wrong, CHAIN_RPC_FAILED when the chain does not answer
 */
export async function requireNetwork(chosen: Extract<OwnerNetwork, { mode: 'join' }>): Promise<void> {
  const chain = chainOf(chosen)
  const reader = clientFor(failoverRpc({ ...chain, log: silentLogger }), chain)
  const problems = await verifyNetwork(reader, chosen.definition, chosen.deployment).catch((cause) => {
    throw new MusterError('CHAIN_RPC_FAILED', `the chain cannot be read at ${chosen.rpcUrl}`, { cause })
  })
  if (problems.length > 0)
    throw new MusterError('API_BAD_REQUEST', `this network is not what its files say: ${problems[0]}`, {
      hint: 'Ask the people who run it for its definition, its manifest and an RPC address that belong together.',
      details: { problems: problems.join('; ') },
    })
}
