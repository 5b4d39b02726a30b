import { ChainDefinition, type DeploymentManifest } from '@muster-network/chain'

/** The chain id of local development chains, which never reorganise and make blocks on demand. */
const developmentChainId = 31_337

/** Returns the chain definition of an existing network for one RPC address. */
export function chainOf(chosen: { rpcUrl: string; deployment: DeploymentManifest }): ChainDefinition {
  const { chainId } = chosen.deployment
  return ChainDefinition.parse({
    chainId,
    rpcUrls: [chosen.rpcUrl],
    ...(chainId === developmentChainId && { confirmations: 0, pollMs: 50 }),
  })
}
