import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Address, type Hex, numberToHex } from 'viem'
import { onTestFinished } from 'vitest'
import { AnvilProcess } from '../../src/embedded/anvil/AnvilProcess.ts'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'
import { testAccount } from '../embedded/transfers.ts'

/** A bare anvil with a contract that logs its calldata, and methods that reorganise the chain. */
export class LoggingChain {
  readonly #anvil: AnvilProcess
  readonly contract: Address
  #sent = 0

  private constructor(anvil: AnvilProcess, contract: Address) {
    this.#anvil = anvil
    this.contract = contract
  }

  static async start(): Promise<LoggingChain> {
    const directory = await temporaryDirectory()
    const genesis = path.join(directory, 'genesis.json')
    const content = {
      config: { chainId: 31_337 },
      timestamp: '0x65000000',
      gasLimit: '0x0',
      difficulty: '0x0',
      alloc: {},
    }
    await writeFile(genesis, JSON.stringify(content))
    const anvil = await AnvilProcess.start({
      ...{ chainId: 31_337, gasLimit: 100_000_000n, startTimeoutMs: 20_000 },
      ...{ socketPath: path.join(directory, 'anvil.sock'), from: { genesis } },
    })
    onTestFinished(() => anvil.stop())
    // LOG1 with the calldata, topic 0x2a
    const hash = await anvil.writer.requestResult<Hex>('eth_sendRawTransaction', [
      await sign(testAccount(999), undefined, '0x600a600c600039600a6000f3365f5f37602a365fa100'),
    ])
    await anvil.writer.requestResult('evm_mine')
    const { contractAddress } = await anvil.writer.requestResult<{ contractAddress: Address }>(
      'eth_getTransactionReceipt',
      [hash],
    )
    return new LoggingChain(anvil, contractAddress)
  }

  ask = (method: string, params: readonly unknown[]): Promise<unknown> =>
    this.#anvil.reader.requestResult(method, params)

  /** Creates a unique contract call from a new account, so that nonces do not conflict. */
  async newEvent(): Promise<Hex> {
    this.#sent++
    return sign(testAccount(this.#sent), this.contract, numberToHex(this.#sent, { size: 32 }))
  }

  /** Mines `count` blocks with up to two events each. */
  async mine(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      await this.mineMany(1, this.#sent % 3)
      this.#sent++
    }
  }

  /** Mines `count` blocks with `events` each. */
  async mineMany(count: number, events: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      for (let event = 0; event < events; event++)
        await this.#anvil.writer.requestResult('eth_sendRawTransaction', [await this.newEvent()])
      await this.#anvil.writer.requestResult('evm_mine')
    }
  }

  /** Replaces the last `depth` blocks with blocks that have other events. */
  async reorg(depth: number): Promise<void> {
    const pairs: [Hex, number][] = []
    for (let block = 0; block < depth; block += 2) pairs.push([await this.newEvent(), block])
    await this.#anvil.writer.requestResult('anvil_reorg', [depth, pairs])
  }
}

function sign(account: ReturnType<typeof testAccount>, to: Address | undefined, data: Hex): Promise<Hex> {
  return account.signTransaction({
    ...({
      type: 'eip1559',
      chainId: 31_337,
      nonce: 0,
      gas: 300_000n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
    } as const),
    ...(to ? { to } : {}),
    data,
  })
}
