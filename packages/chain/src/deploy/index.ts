// Deploys a network definition to any chain: resumable by its manifest, verified, governed by the timelock.
//
// The creation code of all contracts exceeds a megabyte, so it is imported only for a deployment or a verification.
import type { NetworkDefinition } from '@muster-network/core'
import type { PublicClient } from 'viem'
import type { Deployer } from './Deployer.ts'
import type { DeploymentManifest } from './DeploymentManifest.ts'
import type { DeployOptions } from './deployNetwork.ts'

export { createDeployer } from './createDeployer.ts'
export type { Deployer } from './Deployer.ts'
export type { DeploymentInputs } from './DeploymentInputs.ts'
export { DeploymentManifest, type ManifestStore } from './DeploymentManifest.ts'
export type { DeployOptions } from './deployNetwork.ts'
export { hashDefinition } from './hashDefinition.ts'
export { manifestFile } from './manifestFile.ts'
export { rulesOf } from './rulesOf.ts'

/** See the function of the same name in `deployNetwork.ts`. */
export async function deployNetwork(deployer: Deployer, options: DeployOptions): Promise<DeploymentManifest> {
  return (await import('./deployNetwork.ts')).deployNetwork(deployer, options)
}

/** See the function of the same name in `verifyNetwork.ts`. */
export async function verifyNetwork(
  reader: PublicClient,
  definition: NetworkDefinition,
  manifest: DeploymentManifest,
): Promise<string[]> {
  return (await import('./verifyNetwork.ts')).verifyNetwork(reader, definition, manifest)
}
