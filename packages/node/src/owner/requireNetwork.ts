import { clientFor, failoverRpc, verifyNetwork } from '@muster-network/chain'
import { hasCode, MusterError, silentLogger } from '@muster-network/core'
import { chainOf } from './chainOf.ts'
import type { OwnerNetwork } from './OwnerNetwork.ts'

/**
 * Looks at a network before anything is entrusted to it: whether its chain answers, and whether what is deployed there is
 * the definition, made by our code, with nobody holding a power over it.
 *
 * @throws API_BAD_REQUEST with what is wrong, CHAIN_WRONG_ID, CHAIN_RPC_FAILED when the chain does not answer
 */
export async function requireNetwork(chosen: Extract<OwnerNetwork, { mode: 'join' }>): Promise<void> {
  const chain = chainOf(chosen)
  const rpc = failoverRpc({ ...chain, log: silentLogger })
  const unreadable = (cause: unknown): never => {
    if (hasCode(cause, 'CHAIN_WRONG_ID')) throw cause
    throw new MusterError('CHAIN_RPC_FAILED', `the chain cannot be read at ${chosen.rpcUrl}`, {
      hint: 'Is the address right, and can this machine reach it? Ask the people who run the network for another one.',
      cause,
    })
  }
  // first without the library in between, which would hide that it is another chain
  await rpc('eth_blockNumber', []).catch(unreadable)
  const reader = clientFor(rpc, chain)
  const problems = await verifyNetwork(reader, chosen.definition, chosen.deployment).catch(unreadable)
  if (problems.length > 0)
    throw new MusterError('API_BAD_REQUEST', `this network is not what its files say: ${problems[0]}`, {
      hint: 'Ask the people who run it for its definition, its manifest and an RPC address that belong together.',
      details: { problems: problems.join('; ') },
    })
}
