import { hasCode, type Logger, MusterError, type NetworkDefinition, silentLogger } from '@muster-network/core'
import {
  type Abi,
  type Address,
  encodeDeployData,
  getContractAddress,
  keccak256,
  type PublicClient,
} from 'viem'
import { parseHex } from '../commitments/parseHex.ts'
import { contractCode } from './contractCode.ts'
import type { Deployer } from './Deployer.ts'
import type { DeploymentInputs } from './DeploymentInputs.ts'
import type { DeploymentManifest, ManifestStore } from './DeploymentManifest.ts'
import { hashDefinition } from './hashDefinition.ts'
import type { PlannedContract } from './planNetwork.ts'
import { planOf } from './planOf.ts'
import { requireSuccess } from './requireSuccess.ts'
import { sendCall } from './sendCall.ts'
import { slotName } from './slotAddress.ts'
import { transferGovernance } from './transferGovernance.ts'
import { verifyNetwork } from './verifyNetwork.ts'

export type DeployOptions = DeploymentInputs & {
  definition: NetworkDefinition
  store: ManifestStore
  logger?: Logger
  /** Stops between two transactions; the next call with the same store resumes. */
  signal?: AbortSignal
}

/**
 * Deploys a network to any chain: contracts, first veto nodes, transfer of governance to the timelock, verification. It
 * can be stopped or killed at any time and resumed with the same store.
 *
 * @throws MusterError CONFIG_INVALID when inputs are missing or differ from those of the started deployment
 * @throws MusterError CHAIN_DEPLOY_FAILED when a transaction fails or the deployed contracts do not match the plan
 */
export async function deployNetwork(deployer: Deployer, options: DeployOptions): Promise<DeploymentManifest> {
  const { definition, store, logger = silentLogger, signal } = options
  const started = await store.load()
  const manifest = started ?? (await createManifest(deployer, options))
  if (started !== undefined) await rejectOtherDeployment(deployer, options, started)
  else await store.save(manifest)

  await deployAssembler(deployer, manifest)
  const plan = planOf(definition, manifest)
  for (const contract of plan) {
    signal?.throwIfAborted()
    if (await deployContract(deployer, manifest, contract))
      logger.info({ name: contract.name }, 'contract deployed')
    if (manifest.contracts[contract.name] !== undefined) continue
    manifest.contracts[contract.name] = {
      kind: contract.kind,
      address: contract.address,
      initCodeHash: keccak256(contract.initCode),
    }
    await store.save(manifest)
  }
  await transferGovernance(deployer, manifest, signal)
  const problems = await verifyNetwork(deployer.reader, definition, manifest)
  if (problems.length > 0) {
    throw new MusterError(
      'CHAIN_DEPLOY_FAILED',
      `the verification of the deployment failed:\n${problems.join('\n')}`,
    )
  }
  manifest.complete = true
  await store.save(manifest)
  return manifest
}

async function createManifest(
  { reader, wallet }: Deployer,
  options: DeployOptions,
): Promise<DeploymentManifest> {
  const { definition, accounts, vetoes, exchange, identityGate } = options
  const deployer = wallet.account.address
  const [chainId, nonce, block] = await Promise.all([
    reader.getChainId(),
    reader.getTransactionCount({ address: deployer, blockTag: 'pending' }),
    reader.getBlock(),
  ])
  const assembler = getContractAddress({ from: deployer, nonce: BigInt(nonce) })
  const manifest: DeploymentManifest = {
    version: 1,
    network: definition.name,
    definitionHash: hashDefinition(definition),
    chainId,
    deployer,
    assembler,
    assemblerNonce: nonce,
    startedAt: Number(block.timestamp),
    inputs: {
      accounts: { ...accounts },
      vetoes: [...vetoes],
      ...(exchange === undefined ? {} : { exchange: { ...exchange } }),
      ...(identityGate === undefined ? {} : { identityGate }),
    },
    contracts: {},
    complete: false,
  }
  planOf(definition, manifest) // throws for missing inputs before anything is sent
  return manifest
}

async function rejectOtherDeployment(
  { reader, wallet }: Deployer,
  { definition }: DeployOptions,
  started: DeploymentManifest,
): Promise<void> {
  const chainId = await reader.getChainId()
  const differs =
    started.definitionHash !== hashDefinition(definition)
      ? 'another definition'
      : started.chainId !== chainId
        ? `another chain (${started.chainId}, this is ${chainId})`
        : started.deployer !== wallet.account.address
          ? 'another deployer'
          : undefined
  if (differs === undefined) return
  throw new MusterError(
    'CONFIG_INVALID',
    `the deployment of ${started.network} was started with ${differs}`,
    {
      hint: 'Resume it with its original inputs, or start a new deployment with a new manifest.',
    },
  )
}

async function deployAssembler(deployer: Deployer, manifest: DeploymentManifest): Promise<void> {
  const { reader, wallet } = deployer
  if (await exists(reader, manifest.assembler)) return
  const nonce = await reader.getTransactionCount({ address: manifest.deployer, blockTag: 'pending' })
  if (nonce !== manifest.assemblerNonce) {
    throw new MusterError(
      'CHAIN_DEPLOY_FAILED',
      `the deployer sent other transactions before the assembler: its nonce is ${nonce}, expected ${manifest.assemblerNonce}`,
      { hint: 'Delete the manifest and start again; nothing was deployed yet.' },
    )
  }
  const { abi, code } = contractCode.Assembler
  const data = encodeDeployData({ abi, bytecode: parseHex(code), args: [manifest.deployer] })
  const hash = await wallet.sendTransaction({ data, chain: wallet.chain, nonce })
  await requireSuccess(reader, hash, 'assembler')
}

/** Deploys a contract unless it exists; returns whether it was deployed now. */
async function deployContract(
  deployer: Deployer,
  manifest: DeploymentManifest,
  contract: PlannedContract,
): Promise<boolean> {
  if (await exists(deployer.reader, contract.address)) return false
  await sendCall(deployer, contract.name, {
    address: manifest.assembler,
    abi: contractCode.Assembler.abi as Abi,
    functionName: 'assemble',
    args: [slotName(contract.name), contract.initCode],
  }).catch((cause) => {
    if (hasCode(cause)) throw cause
    const reason = cause.shortMessage ?? cause.message
    throw new MusterError('CHAIN_DEPLOY_FAILED', `cannot deploy ${contract.name}: ${reason}`, { cause })
  })
  return true
}

async function exists(reader: PublicClient, address: Address): Promise<boolean> {
  return ((await reader.getCode({ address })) ?? '0x') !== '0x'
}
