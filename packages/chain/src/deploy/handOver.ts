import type { Abi } from 'viem'
import { contractCode } from './contractCode.ts'
import type { Deployer } from './Deployer.ts'
import type { DeploymentManifest } from './DeploymentManifest.ts'
import { succeeded } from './succeeded.ts'

/**
 * The end of a deployment: appoints the first veto nodes, gives governance to the timelock and closes the assembler.
 * After it the deployer's key can do nothing that any other key cannot. Every step looks first whether it was done.
 */
export async function handOver(
  deployer: Deployer,
  manifest: DeploymentManifest,
  signal?: AbortSignal,
): Promise<void> {
  const { reader, wallet } = deployer
  const at = (name: string) => manifest.contracts[name]!.address
  const send = async (
    name: string,
    abi: Abi,
    address: `0x${string}`,
    functionName: string,
    args: unknown[],
  ) => {
    signal?.throwIfAborted()
    const { request } = await reader.simulateContract({
      account: wallet.account,
      address,
      abi,
      functionName,
      args,
    })
    await succeeded(reader, await wallet.writeContract(request as never), name)
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
      const is = await reader.readContract({
        address: at('disputes'),
        abi,
        functionName: 'isVeto',
        args: [veto],
      })
      if (!is) await send('a veto node', abi as Abi, at('disputes'), 'appoint', [veto, true])
    }
    await send('the offer of governance', parameters as Abi, at('parameters'), 'offerGovernance', [
      at('timelock'),
    ])
    const abi = contractCode.BoundedTimelock.abi as Abi
    await send('taking governance', abi, at('timelock'), 'acceptGovernance', [at('parameters')])
  }
  const assembler = contractCode.Assembler.abi
  const finished = await reader.readContract({
    address: manifest.assembler,
    abi: assembler,
    functionName: 'finished',
  })
  if (!finished) {
    await send('closing the assembler', assembler as Abi, manifest.assembler, 'finish', [])
  }
}
