import type { NetworkDefinition } from '@muster-network/core'
import {
  type Address,
  encodeDeployData,
  getContractAddress,
  type Hex,
  keccak256,
  type PublicClient,
} from 'viem'
import { parseHex } from '../commitments/parseHex.ts'
import { contractCode } from './contractCode.ts'
import type { DeploymentManifest } from './DeploymentManifest.ts'
import { hashDefinition } from './hashDefinition.ts'
import type { PlannedContract } from './planNetwork.ts'
import { planOf } from './planOf.ts'
import { slotName } from './slotAddress.ts'

/**
 * Verifies a deployment against the sources and the definition; it trusts neither the manifest nor the deployer. Checks
 * the creation code of each contract, the governance, and that no account retained a power. Returns the problems; none
 * for a valid network.
 */
export async function verifyNetwork(
  reader: PublicClient,
  definition: NetworkDefinition,
  manifest: DeploymentManifest,
): Promise<string[]> {
  const problems: string[] = []
  const check = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  const definitionHash = hashDefinition(definition)
  check(
    manifest.definitionHash === definitionHash,
    `the definition does not match: its hash is ${definitionHash}, the deployment has ${manifest.definitionHash}`,
  )
  const chainId = await reader.getChainId()
  check(chainId === manifest.chainId, `the chain id is ${chainId}, the deployment has ${manifest.chainId}`)
  const expected = getContractAddress({ from: manifest.deployer, nonce: BigInt(manifest.assemblerNonce) })
  check(
    expected === manifest.assembler,
    `the assembler is at ${manifest.assembler}, not at ${expected} as its deployer and nonce require`,
  )
  check(await isOurAssembler(reader, manifest), 'the code of the assembler is not ours')
  if (problems.length > 0) return problems

  const plan = planOf(definition, manifest)
  const perContract = await Promise.all(plan.map((contract) => contractProblems(reader, manifest, contract)))
  problems.push(...perContract.flat())
  const unplanned = Object.keys(manifest.contracts).filter((name) => !plan.some((each) => each.name === name))
  check(unplanned.length === 0, `not part of this network: ${unplanned.join(', ')}`)
  if (problems.length === 0) problems.push(...(await powerProblems(reader, manifest)))
  return problems
}

async function contractProblems(
  reader: PublicClient,
  manifest: DeploymentManifest,
  { name, kind, address, initCode }: PlannedContract,
): Promise<string[]> {
  const recorded = manifest.contracts[name]
  const [hash, code] = await Promise.all([
    reader.readContract({
      address: manifest.assembler,
      abi: contractCode.Assembler.abi,
      functionName: 'initCodeHashOf',
      args: [slotName(name)],
    }),
    reader.getCode({ address }),
  ])
  return [
    ...(recorded?.address === address && recorded.kind === kind
      ? []
      : ['the manifest names another contract']),
    ...(hash === keccak256(initCode) ? [] : ['was created with other code or arguments']),
    ...((code ?? '0x') === '0x' ? ['has no code'] : []),
  ].map((problem) => `${name}: ${problem}`)
}

/** The assembler has no immutables, so running its creation code again gives exactly the deployed code. */
async function isOurAssembler(
  reader: PublicClient,
  { assembler, deployer }: DeploymentManifest,
): Promise<boolean> {
  const { abi, code } = contractCode.Assembler
  const data = encodeDeployData({ abi, bytecode: parseHex(code), args: [deployer] })
  const [deployed, expected] = await Promise.all([
    reader.getCode({ address: assembler }),
    reader.call({ data }),
  ])
  return deployed !== undefined && deployed === expected.data
}

async function powerProblems(reader: PublicClient, manifest: DeploymentManifest): Promise<string[]> {
  const at = (name: string) => manifest.contracts[name]!.address
  const timelock = { address: at('timelock'), abi: contractCode.BoundedTimelock.abi } as const
  const role = (id: Hex, who: Address) =>
    reader.readContract({ ...timelock, functionName: 'hasRole', args: [id, who] })
  const [governance, finished, admin, proposer] = await Promise.all([
    reader.readContract({
      address: at('parameters'),
      abi: contractCode.Parameters.abi,
      functionName: 'governance',
    }),
    reader.readContract({
      address: manifest.assembler,
      abi: contractCode.Assembler.abi,
      functionName: 'finished',
    }),
    reader.readContract({ ...timelock, functionName: 'DEFAULT_ADMIN_ROLE' }),
    reader.readContract({ ...timelock, functionName: 'PROPOSER_ROLE' }),
  ])
  const vetoes = await Promise.all(
    manifest.inputs.vetoes.map((veto) =>
      reader.readContract({
        address: at('disputes'),
        abi: contractCode.Disputes.abi,
        functionName: 'isVeto',
        args: [veto],
      }),
    ),
  )
  const facts: [boolean, string][] = [
    [governance === at('timelock'), 'parameters: governance is not the timelock'],
    [finished, 'assembler: still open'],
    [!(await role(admin, manifest.deployer)), 'timelock: the deployer is its administrator'],
    [!(await role(proposer, manifest.deployer)), 'timelock: the deployer can propose'],
    [await role(proposer, at('governor')), 'timelock: the governor cannot propose'],
    [vetoes.every(Boolean), 'disputes: a first veto node is missing'],
  ]
  return facts.filter(([holds]) => !holds).map(([, problem]) => problem)
}
