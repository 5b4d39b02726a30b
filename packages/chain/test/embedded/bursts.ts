import { type Hex, keccak256 } from 'viem'
import type { EmbeddedChain } from '../../src/index.ts'
import { rpc, sendAll, waitForNonce } from './rpc.ts'
import { signTransfers, type TestAccount } from './transfers.ts'

/**
 * Sends `size` transactions of `accounts` at once while blocks are being mined, and waits until all are in blocks.
 * Returns the number of transactions in the blocks since the burst began, counted on the chain.
 */
export async function burst(
  chain: EmbeddedChain,
  accounts: TestAccount[],
  from: number,
  size: number,
): Promise<number> {
  const each = size / accounts.length
  const signed = await Promise.all(accounts.map((account) => signTransfers(account, from, each)))
  const before = chain.head.number
  // interleaved, so that each sender's next transaction arrives while the previous one is being mined
  const raws = Array.from(
    { length: size },
    (_, i) => signed[i % accounts.length]![Math.floor(i / accounts.length)]!,
  )
  const hashes = await sendAll(chain.url, raws)
  if (hashes.some((hash, i) => hash !== keccak256(raws[i]!))) throw new Error('a wrong hash was acknowledged')
  for (const { address } of accounts) await waitForNonce(chain.url, address, from + each)
  return countTransactions(chain.url, before + 1)
}

/** Counts the transactions in the blocks from `first` on. */
export async function countTransactions(url: string, first = 0): Promise<number> {
  const head = Number(await rpc<Hex>(url, 'eth_blockNumber'))
  let count = 0
  for (let number = first; number <= head; number++)
    count += Number(await rpc<Hex>(url, 'eth_getBlockTransactionCountByNumber', [`0x${number.toString(16)}`]))
  return count
}
