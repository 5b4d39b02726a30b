import { MusterError } from '@muster-network/core'
import type { Hex } from 'viem'
import type { RpcAnswer } from '../connection/Rpc.ts'
import type { AnvilProcess } from './anvil/AnvilProcess.ts'
import type { IpcClient } from './anvil/IpcClient.ts'
import type { JournalContent, JournalledBlock } from './journal/JournalRecord.ts'

export type Head = { number: number; timestamp: number; hash: Hex }

/** Where the chain stands after a replay, and what it answered to the transactions that wait. */
export type Replayed = { head: Head; waiting: Map<number, RpcAnswer> }

/**
 * Calls that anvil is given at once when their order matters. It works on them side by side and swaps some when there
 * are more than its scheduler does in one go (seen from about 40 on).
 */
const orderedGroup = 8

/**
 * Brings a fresh anvil to where the journal ends: the blocks with their transactions, order and time, then what waits
 * for a block.
 *
 * @throws CHAIN_DATA_DAMAGED when a block comes out different from what was journalled
 */
export async function replay(
  anvil: AnvilProcess,
  { blocks, pending }: JournalContent,
  fromSnapshot: boolean,
): Promise<Replayed> {
  if (fromSnapshot) await restoreBlockHashes(anvil.writer)
  for (const [i, block] of blocks.entries()) {
    await mineAgain(anvil.writer, block, orderedGroup)
    // A hash covers all blocks before it, and a block with one transaction has only one order.
    if (block.raws.length < 2 && i < blocks.length - 1) continue
    if ((await readHead(anvil.writer)).hash === block.hash) continue
    await anvil.writer.demand('anvil_rollback', [1])
    await mineAgain(anvil.writer, block, 1)
    const { hash } = await readHead(anvil.writer)
    if (hash !== block.hash)
      throw new MusterError('CHAIN_DATA_DAMAGED', `block ${block.number} came out different in the replay`, {
        details: { block: block.number, expected: block.hash, found: hash },
      })
  }
  const answers = await sendInOrder(anvil.writer, [...pending.values()], orderedGroup)
  const { txs: _, ...head } = await readHead(anvil.writer)
  return { head, waiting: new Map([...pending.keys()].map((tx, i) => [tx, answers[i]!])) }
}

async function mineAgain(
  writer: IpcClient,
  { raws, timestamp }: JournalledBlock,
  group: number,
): Promise<void> {
  await sendInOrder(writer, raws, group)
  await writer.demand('evm_mine', [{ timestamp }])
}

async function sendInOrder(writer: IpcClient, raws: readonly Hex[], group: number): Promise<RpcAnswer[]> {
  const answers: RpcAnswer[] = []
  for (let from = 0; from < raws.length; from += group)
    answers.push(...(await writer.batch(raws.slice(from, from + group).map(sendRaw))))
  return answers
}

/**
 * anvil forgets the hashes of older blocks when it loads a state, and BLOCKHASH would answer with a constant. Rolling
 * back a block makes it fill them in again, so one is mined to be rolled back.
 */
async function restoreBlockHashes(writer: IpcClient): Promise<void> {
  await writer.demand('evm_mine')
  await writer.demand('anvil_rollback', [1])
}

export async function readHead(client: IpcClient): Promise<Head & { txs: Hex[] }> {
  const block = await client.demand<{ number: Hex; timestamp: Hex; hash: Hex; transactions: Hex[] }>(
    'eth_getBlockByNumber',
    ['latest', false],
  )
  return {
    number: Number(block.number),
    timestamp: Number(block.timestamp),
    hash: block.hash,
    txs: block.transactions,
  }
}

export function sendRaw(raw: Hex): { method: string; params: [Hex] } {
  return { method: 'eth_sendRawTransaction', params: [raw] }
}
