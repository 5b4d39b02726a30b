import { clientFor, failoverRpc, verifyNetwork } from '@muster-network/chain'
import { hasCode, MusterError, silentLogger } from '@muster-network/core'
import { chainOf } from './chainOf.ts'
import type { OwnerNetwork } from './OwnerNetwork.ts'

/**
 * Verifies a network before the owner joins it: its chain answers, the deployed contracts match the definition and
 * our code, and nobody has privileges over them.
 *
 * @throws API_UNPROCESSABLE with what is wrong, CHAIN_WRONG_ID, CHAIN_RPC_FAILED when the chain does not answer
 */
export async function requireNetwork(chosen: Extract<OwnerNetwork, { mode: 'join' }>): Promise<void> {
  const chain = chainOf(chosen)
  const rpc = failoverRpc({ ...chain, log: silentLogger })
  const unreadable = (cause: unknown): never => {
    if (hasCode(cause, 'CHAIN_WRONG_ID')) throw cause
    throw new MusterError('CHAIN_RPC_FAILED', `the chain cannot be read at ${chosen.rpcUrl}`, {
      hint: 'Check the address and the connection of this machine, or ask the operators of the network for another address.',
      cause,
    })
  }
  // read without the client library first, which would hide a wrong chain id
  await rpc('eth_blockNumber', []).catch(unreadable)
  const reader = clientFor(rpc, chain)
  const problems = await verifyNetwork(reader, chosen.definition, chosen.deployment).catch(unreadable)
  if (problems.length > 0)
    throw new MusterError('API_UNPROCESSABLE', `the network does not match its files: ${problems[0]}`, {
      hint: 'Ask the operators of the network for a definition, a manifest and an RPC address that belong together.',
      details: { problems: problems.join('; ') },
    })
}
