import { hasCode, type Logger, MusterError, type NetworkDefinition, silentLogger } from '@muster-network/core'
import {
  type Abi,
  type Address,
  encodeDeployData,
  getContractAddress,
  type Hex,
  keccak256,
  type PublicClient,
} from 'viem'
import { contractCode } from './contractCode.ts'
import type { Deployer } from './Deployer.ts'
import type { DeploymentInputs } from './DeploymentInputs.ts'
import type { DeploymentManifest, ManifestStore } from './DeploymentManifest.ts'
import { handOver } from './handOver.ts'
import type { PlannedContract } from './planNetwork.ts'
import { hashDefinition, planOf } from './planOf.ts'
import { sendCall } from './sendCall.ts'
import { slotName } from './slotAddress.ts'
import { succeeded } from './succeeded.ts'
import { verifyNetwork } from './verifyNetwork.ts'

export type DeployOptions = DeploymentInputs & {
  definition: NetworkDefinition
  store: ManifestStore
  logger?: Logger
  /** Stops between two transactions; the next call with the same store goes on from there. */
  signal?: AbortSignal
}

/**
 * Deploys a network to any chain: contracts, first veto nodes, hand-over to the timelock, verification. May be stopped
 * or killed at any moment and called again with the same store.
 *
 * @throws MusterError CONFIG_INVALID when inputs are missing or differ from those of the begun deployment
 * @throws MusterError CHAIN_DEPLOY_FAILED when a transaction fails or what is on the chain is not what was planned
 */
export async function deployNetwork(deployer: Deployer, options: DeployOptions): Promise<DeploymentManifest> {
  const { definition, store, logger = silentLogger, signal } = options
  const begun = await store.load()
  const manifest = begun ?? (await begin(deployer, options))
  if (begun !== undefined) await refuseOtherDeployment(deployer, options, begun)
  else await store.save(manifest)

  await makeAssembler(deployer, manifest)
  const plan = planOf(definition, manifest)
  for (const contract of plan) {
    signal?.throwIfAborted()
    if (await makeContract(deployer, manifest, contract))
      logger.info({ name: contract.name }, 'contract deployed')
    if (manifest.contracts[contract.name] !== undefined) continue
    manifest.contracts[contract.name] = {
      kind: contract.kind,
      address: contract.address,
      initCodeHash: keccak256(contract.initCode),
    }
    await store.save(manifest)
  }
  await handOver(deployer, manifest, signal)
  const problems = await verifyNetwork(deployer.reader, definition, manifest)
  if (problems.length > 0) {
    throw new MusterError('CHAIN_DEPLOY_FAILED', `the deployment does not verify:\n${problems.join('\n')}`)
  }
  manifest.complete = true
  await store.save(manifest)
  return manifest
}

async function begin({ reader, wallet }: Deployer, options: DeployOptions): Promise<DeploymentManifest> {
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

async function refuseOtherDeployment(
  { reader, wallet }: Deployer,
  { definition }: DeployOptions,
  begun: DeploymentManifest,
): Promise<void> {
  const chainId = await reader.getChainId()
  const differs =
    begun.definitionHash !== hashDefinition(definition)
      ? 'another definition'
      : begun.chainId !== chainId
        ? `another chain (${begun.chainId}, this is ${chainId})`
        : begun.deployer !== wallet.account.address
          ? 'another deployer'
          : undefined
  if (differs === undefined) return
  throw new MusterError('CONFIG_INVALID', `the begun deployment of ${begun.network} is of ${differs}`, {
    hint: 'Finish it with what it was begun with, or start a new one with a new manifest.',
  })
}

async function makeAssembler(deployer: Deployer, manifest: DeploymentManifest): Promise<void> {
  const { reader, wallet } = deployer
  if (await exists(reader, manifest.assembler)) return
  const nonce = await reader.getTransactionCount({ address: manifest.deployer, blockTag: 'pending' })
  if (nonce !== manifest.assemblerNonce) {
    throw new MusterError(
      'CHAIN_DEPLOY_FAILED',
      'the deployer has sent other transactions since this deployment was begun and nothing is there yet',
      { hint: 'Delete the manifest and start again.' },
    )
  }
  const { abi, code } = contractCode.Assembler
  const data = encodeDeployData({ abi, bytecode: code as Hex, args: [manifest.deployer] })
  const hash = await wallet.sendTransaction({ data, chain: wallet.chain, nonce })
  await succeeded(reader, hash, 'assembler')
}

/** Whether it had to be made. */
async function makeContract(
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
    throw new MusterError('CHAIN_DEPLOY_FAILED', `${contract.name} cannot be deployed: ${reason}`, { cause })
  })
  return true
}

async function exists(reader: PublicClient, address: Address): Promise<boolean> {
  return ((await reader.getCode({ address })) ?? '0x') !== '0x'
}
