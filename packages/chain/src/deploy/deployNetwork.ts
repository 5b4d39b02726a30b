import { type Logger, MusterError, type NetworkDefinition, silentLogger } from '@muster-network/core'
import {
  type Abi,
  type Address,
  encodeDeployData,
  getContractAddress,
  type Hex,
  keccak256,
  type PublicClient,
} from 'viem'
import { parseHex } from '../commitments/parseHex.ts'
import { awaitPending } from './awaitPending.ts'
import { contractCode } from './contractCode.ts'
import type { Deployer } from './Deployer.ts'
import type { DeploymentInputs } from './DeploymentInputs.ts'
import type { DeploymentManifest, ManifestStore } from './DeploymentManifest.ts'
import { deploymentRounds } from './deploymentRounds.ts'
import { hashDefinition } from './hashDefinition.ts'
import type { PlannedContract } from './planNetwork.ts'
import { planOf } from './planOf.ts'
import { requireSuccess } from './requireSuccess.ts'
import { type NamedCall, sendCalls } from './sendCalls.ts'
import { slotName } from './slotAddress.ts'
import { takeTurns } from './takeTurns.ts'
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
  const { manifest, isNew } = await beginDeployment(deployer, options)
  for (const round of deploymentRounds(planOf(definition, manifest))) {
    signal?.throwIfAborted()
    const record = async ({ name, kind, address, initCode }: PlannedContract) => {
      if (manifest.contracts[name] !== undefined) return
      manifest.contracts[name] = { kind, address, initCodeHash: keccak256(initCode) }
      await store.save(manifest)
    }
    const isDeployed = await Promise.all(
      round.map(({ address }) => (isNew ? false : exists(deployer.reader, address))),
    )
    for (const contract of round.filter((_, i) => isDeployed[i])) await record(contract)
    const missing = round.filter((_, i) => !isDeployed[i])
    const calls = missing.map((contract) => assembleCall(manifest, contract))
    await sendCalls(deployer, calls, {
      signal,
      async onSuccess(call) {
        logger.info({ name: call.name }, 'contract deployed')
        await record(missing[calls.indexOf(call)]!)
      },
    })
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

/**
 * Loads or creates the manifest and deploys the assembler. In one turn of the account, because the manifest of a new
 * deployment names the nonce of the assembler. Returns whether the assembler is new, so that no contract can exist.
 */
async function beginDeployment(
  deployer: Deployer,
  options: DeployOptions,
): Promise<{ manifest: DeploymentManifest; isNew: boolean }> {
  const { store, signal } = options
  const { reader, wallet } = deployer
  const { manifest, hash } = await takeTurns(wallet.account.address, async () => {
    const started = await store.load()
    const manifest = started ?? (await createManifest(deployer, options))
    if (started !== undefined) {
      await rejectOtherDeployment(deployer, options, started)
      await awaitPending(reader, wallet.account.address, signal)
    } else await store.save(manifest)
    return { manifest, hash: await sendAssembler(deployer, manifest) }
  })
  if (hash !== undefined) await requireSuccess(reader, hash, 'assembler')
  return { manifest, isNew: hash !== undefined }
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

/** Sends the assembler unless it exists; returns the hash of the transaction. */
async function sendAssembler(
  { reader, wallet }: Deployer,
  manifest: DeploymentManifest,
): Promise<Hex | undefined> {
  if (await exists(reader, manifest.assembler)) return undefined
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
  return wallet.sendTransaction({ data, chain: wallet.chain, nonce })
}

function assembleCall({ assembler }: DeploymentManifest, { name, initCode }: PlannedContract): NamedCall {
  return {
    name,
    address: assembler,
    abi: contractCode.Assembler.abi as Abi,
    functionName: 'assemble',
    args: [slotName(name), initCode],
  }
}

async function exists(reader: PublicClient, address: Address): Promise<boolean> {
  return ((await reader.getCode({ address })) ?? '0x') !== '0x'
}
