import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type NetworkDefinition, parseNetwork } from '@muster-network/core'
import type { Abi, Account, Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type ContractKind, contractCode } from '../../src/deploy/contractCode.ts'
import type { DeploymentManifest, ManifestStore } from '../../src/deploy/DeploymentManifest.ts'
import { deployNetwork } from '../../src/deploy/deployNetwork.ts'
import { deployExchange } from './deployExchange.ts'
import { startAnvil, type TestChain } from './startAnvil.ts'

export function definitionOf(name: string): NetworkDefinition {
  return parseNetwork(
    readFileSync(path.join(import.meta.dirname, '../../../../networks', `${name}.json`), 'utf8'),
  )
}

/** Stores a manifest as text, like a file. */
export function memoryStore(): ManifestStore & { text: string | undefined } {
  return {
    text: undefined,
    async load() {
      return this.text === undefined ? undefined : (JSON.parse(this.text) as DeploymentManifest)
    },
    async save(manifest) {
      this.text = JSON.stringify(manifest)
    },
  }
}

/** A chain with one deployed network on it, and calls to its contracts by name. */
export class TestNetwork {
  readonly chain: TestChain
  readonly definition: NetworkDefinition
  readonly manifest: DeploymentManifest
  readonly people: Record<'team' | 'foundation' | 'community' | 'veto', Account>
  readonly exchange: Awaited<ReturnType<typeof deployExchange>> | undefined

  private constructor(
    from: Omit<TestNetwork, 'sendValue' | 'at' | 'read' | 'send' | 'now' | typeof Symbol.asyncDispose>,
  ) {
    this.chain = from.chain
    this.definition = from.definition
    this.manifest = from.manifest
    this.people = from.people
    this.exchange = from.exchange
  }

  static async start(name: string): Promise<TestNetwork> {
    const chain = await startAnvil()
    try {
      const definition = definitionOf(name)
      const person = () => privateKeyToAccount(generatePrivateKey())
      const people = { team: person(), foundation: person(), community: person(), veto: person() }
      for (const { address } of Object.values(people)) {
        await chain.test.setBalance({ address, value: 10n ** 30n })
      }
      const exchange =
        definition.sale !== null || definition.exchangeTax !== null ? await deployExchange(chain) : undefined
      const manifest = await deployNetwork(chain, {
        definition,
        store: memoryStore(),
        accounts: {
          team: people.team.address,
          foundation: people.foundation.address,
          community: people.community.address,
        },
        vetoes: [people.veto.address],
        exchange: exchange && { factory: exchange.factory, wrappedNative: exchange.wrappedNative },
        identityGate: definition.registry.identityGate ? await openGate(chain) : undefined,
      })
      return new TestNetwork({ chain, definition, manifest, people, exchange })
    } catch (error) {
      await chain.stop()
      throw error
    }
  }

  at(name: string): Address {
    return this.manifest.contracts[name]!.address
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test reads many contracts by name; each expectation names the type
  async read(name: string, functionName: string, ...args: unknown[]): Promise<any> {
    return this.chain.reader.readContract({
      address: this.at(name),
      abi: this.#abi(name),
      functionName,
      args,
    })
  }

  /** Simulates first, so that a revert has the contract's own reason. */
  async send(from: Account, name: string, functionName: string, args: unknown[] = []): Promise<void> {
    await this.#write({ account: from, name, functionName, args, value: 0n })
  }

  /** Calls a payable function without arguments. */
  async sendValue(from: Account, name: string, functionName: string, value: bigint): Promise<void> {
    await this.#write({ account: from, name, functionName, args: [], value })
  }

  async #write(options: {
    account: Account
    name: string
    functionName: string
    args: unknown[]
    value: bigint
  }): Promise<void> {
    const { name, ...rest } = options
    const { functionName } = rest
    const call = { ...rest, address: this.at(name), abi: this.#abi(name) }
    const { request } = await this.chain.reader.simulateContract(call)
    // more gas than estimated, because a later block time may turn an unchanged slot into a write
    const hash = await this.chain.wallet.writeContract({ ...(request as object), gas: 5_000_000n } as never)
    const receipt = await this.chain.reader.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`${name}.${functionName} failed`)
  }

  async now(): Promise<number> {
    return Number((await this.chain.reader.getBlock()).timestamp)
  }

  #abi(name: string): Abi {
    return contractCode[this.manifest.contracts[name]!.kind as ContractKind].abi as Abi
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.chain.stop()
  }
}

/** An identity gate that accepts every operator: it always returns 1. */
async function openGate(chain: TestChain): Promise<Address> {
  const runtime = '600160005260206000f3'
  const data = `0x69${runtime}600052600a6016f3` as Hex
  const hash = await chain.wallet.sendTransaction({ data })
  return (await chain.reader.waitForTransactionReceipt({ hash })).contractAddress!
}
