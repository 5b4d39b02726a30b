import { MusterError } from '@muster-network/core'
import type { Hex } from 'viem'
import type { RpcAnswer } from '../connection/Rpc.ts'
import type { AnvilProcess } from './anvil/AnvilProcess.ts'
import type { IpcClient } from './anvil/IpcClient.ts'
import type { JournalContent, JournalledBlock } from './journal/JournalRecord.ts'

export type Head = { number: number; timestamp: number; hash: Hex }

/** The head after a replay, and the responses to the pending transactions. */
export type Replayed = { head: Head; waiting: Map<number, RpcAnswer> }

/**
 * Batch size for calls whose order matters. anvil processes a batch concurrently and reorders calls in larger batches
 * (seen from about 40 on).
 */
const orderedGroup = 8

/**
 * Replays the journal into a fresh anvil: the blocks with their transactions, order and time, then the pending
 * transactions.
 *
 * @throws CHAIN_DATA_DAMAGED when a replayed block differs from the journalled one
 */
export async function replay(
  anvil: AnvilProcess,
  { blocks, pending }: JournalContent,
  fromSnapshot: boolean,
): Promise<Replayed> {
  if (fromSnapshot) await restoreBlockHashes(anvil.writer)
  for (const [i, block] of blocks.entries()) {
    await mineAgain(anvil.writer, block, orderedGroup)
    // a hash covers all earlier blocks, and a block with one transaction has only one order
    if (block.raws.length < 2 && i < blocks.length - 1) continue
    if ((await readHead(anvil.writer)).hash === block.hash) continue
    await anvil.writer.requestResult('anvil_rollback', [1])
    await mineAgain(anvil.writer, block, 1)
    const { hash } = await readHead(anvil.writer)
    if (hash !== block.hash)
      throw new MusterError(
        'CHAIN_DATA_DAMAGED',
        `the replay of block ${block.number} gave hash ${hash}, expected ${block.hash}`,
        {
          details: { block: block.number, expected: block.hash, found: hash },
        },
      )
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
  await writer.requestResult('evm_mine', [{ timestamp }])
}

async function sendInOrder(writer: IpcClient, raws: readonly Hex[], group: number): Promise<RpcAnswer[]> {
  const answers: RpcAnswer[] = []
  for (let from = 0; from < raws.length; from += group)
    answers.push(...(await writer.batch(raws.slice(from, from + group).map(sendRaw))))
  return answers
}

/**
 * anvil loses the hashes of older blocks when it loads a state, and BLOCKHASH would return a constant. A rollback restores
 * them, so this mines a block and rolls it back.
 */
async function restoreBlockHashes(writer: IpcClient): Promise<void> {
  await writer.requestResult('evm_mine')
  await writer.requestResult('anvil_rollback', [1])
}

export async function readHead(client: IpcClient): Promise<Head & { txs: Hex[] }> {
  const block = await client.requestResult<{ number: Hex; timestamp: Hex; hash: Hex; transactions: Hex[] }>(
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
