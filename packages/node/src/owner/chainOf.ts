import { ChainDefinition, type DeploymentManifest } from '@muster-network/chain'

/** The chain id of development: a chain of this machine, which never takes a block back and makes one when it is needed. */
const developmentChainId = 31_337

/** The chain of a network that exists, by an address of it. */
export function chainOf(chosen: { rpcUrl: string; deployment: DeploymentManifest }): ChainDefinition {
  const { chainId } = chosen.deployment
  return ChainDefinition.parse({
    chainId,
    rpcUrls: [chosen.rpcUrl],
    ...(chainId === developmentChainId && { confirmations: 0, pollMs: 50 }),
  })
}
