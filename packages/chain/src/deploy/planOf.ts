import type { NetworkDefinition } from '@muster-network/core'
import type { DeploymentInputs } from './DeploymentInputs.ts'
import type { DeploymentManifest } from './DeploymentManifest.ts'
import { type PlannedContract, planNetwork } from './planNetwork.ts'

/** Returns the plan of a manifest. */
export function planOf(definition: NetworkDefinition, manifest: DeploymentManifest): PlannedContract[] {
  const { inputs, deployer, assembler, startedAt } = manifest
  return planNetwork({ definition, inputs: inputs as DeploymentInputs, deployer, assembler, startedAt })
}
