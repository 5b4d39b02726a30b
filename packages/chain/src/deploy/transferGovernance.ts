import type { Abi } from 'viem'
import { contractCode } from './contractCode.ts'
import type { Deployer } from './Deployer.ts'
import type { DeploymentManifest } from './DeploymentManifest.ts'
import { type ContractCall, sendCall } from './sendCall.ts'

/**
 * Completes a deployment: appoints the first veto nodes, transfers governance to the timelock and closes the assembler.
 * Afterwards the deployer's key has no special power. Every step is skipped when it is already done.
 */
export async function transferGovernance(
  deployer: Deployer,
  manifest: DeploymentManifest,
  signal?: AbortSignal,
): Promise<void> {
  const { reader } = deployer
  const at = (name: string) => manifest.contracts[name]!.address
  const send = async (name: string, call: ContractCall) => {
    signal?.throwIfAborted()
    await sendCall(deployer, name, call)
  }
  const parameters = contractCode.Parameters.abi
  const governance = await reader.readContract({
    address: at('parameters'),
    abi: parameters,
    functionName: 'governance',
  })
  if (governance === manifest.deployer) {
    for (const veto of manifest.inputs.vetoes) {
      const abi = contractCode.Disputes.abi
      const isVeto = await reader.readContract({
        address: at('disputes'),
        abi,
        functionName: 'isVeto',
        args: [veto],
      })
      if (!isVeto)
        await send('a veto node', {
          address: at('disputes'),
          abi: abi as Abi,
          functionName: 'appoint',
          args: [veto, true],
        })
    }
    await send('the offer of governance', {
      address: at('parameters'),
      abi: parameters as Abi,
      functionName: 'offerGovernance',
      args: [at('timelock')],
    })
    const abi = contractCode.BoundedTimelock.abi as Abi
    await send('taking governance', {
      address: at('timelock'),
      abi,
      functionName: 'acceptGovernance',
      args: [at('parameters')],
    })
  }
  const assembler = contractCode.Assembler.abi
  const finished = await reader.readContract({
    address: manifest.assembler,
    abi: assembler,
    functionName: 'finished',
  })
  if (!finished) {
    await send('closing the assembler', {
      address: manifest.assembler,
      abi: assembler as Abi,
      functionName: 'finish',
      args: [],
    })
  }
}
