import type { Abi, Address } from 'viem'
import { contractCode } from './contractCode.ts'
import type { Deployer } from './Deployer.ts'
import type { DeploymentManifest } from './DeploymentManifest.ts'
import { type NamedCall, sendCalls } from './sendCalls.ts'

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
  const parameters = { address: at('parameters'), abi: contractCode.Parameters.abi } as const
  const disputes = { address: at('disputes'), abi: contractCode.Disputes.abi } as const
  const timelock = { address: at('timelock'), abi: contractCode.BoundedTimelock.abi as Abi }
  const assembler = { address: manifest.assembler, abi: contractCode.Assembler.abi } as const
  const [governance, finished] = await Promise.all([
    reader.readContract({ ...parameters, functionName: 'governance' }),
    reader.readContract({ ...assembler, functionName: 'finished' }),
  ])
  const last: NamedCall[] = []
  if (governance === manifest.deployer) {
    const { vetoes } = manifest.inputs
    const isVeto = await Promise.all(
      vetoes.map((veto) => reader.readContract({ ...disputes, functionName: 'isVeto', args: [veto] })),
    )
    const first: NamedCall[] = vetoes
      .filter((_, i) => !isVeto[i])
      .map((veto) => ({ ...named('a veto node', disputes), functionName: 'appoint', args: [veto, true] }))
    first.push({
      ...named('the offer of governance', parameters),
      functionName: 'offerGovernance',
      args: [timelock.address],
    })
    await sendCalls(deployer, first, { signal })
    last.push({
      ...named('taking governance', timelock),
      functionName: 'acceptGovernance',
      args: [parameters.address],
    })
  }
  if (!finished) last.push({ ...named('closing the assembler', assembler), functionName: 'finish', args: [] })
  await sendCalls(deployer, last, { signal })
}

function named(name: string, { address, abi }: { address: Address; abi: unknown }) {
  return { name, address, abi: abi as Abi }
}
