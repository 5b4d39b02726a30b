import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Abi, type Address, encodeDeployData, type Hex } from 'viem'
import type { TestChain } from './startAnvil.ts'

// the packages are dependencies of the contracts, whose tests use them too
const resolve = createRequire(new URL('../../../../contracts/package.json', import.meta.url)).resolve

export function exchangeAbi(artifact: string): Abi {
  return read(artifact).abi
}

/** Deploys the real Uniswap v2 from its published bytecode. */
export async function deployExchange(chain: TestChain) {
  const factory = await deploy(chain, 'v2-core/build/UniswapV2Factory.json', [chain.wallet.account.address])
  const wrappedNative = await deploy(chain, 'v2-periphery/build/WETH9.json', [])
  const router = await deploy(chain, 'v2-periphery/build/UniswapV2Router02.json', [factory, wrappedNative])
  return { factory, wrappedNative, router }
}

async function deploy(chain: TestChain, artifact: string, args: unknown[]): Promise<Address> {
  const { abi, bytecode } = read(artifact)
  const data = encodeDeployData({ abi, bytecode: `0x${bytecode}` as Hex, args })
  const hash = await chain.wallet.sendTransaction({ data })
  return (await chain.reader.waitForTransactionReceipt({ hash })).contractAddress!
}

function read(artifact: string): { abi: Abi; bytecode: string } {
  return JSON.parse(readFileSync(resolve(`@uniswap/${artifact}`), 'utf8'))
}
