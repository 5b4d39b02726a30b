import { MusterError } from '@muster-network/core'
import type { Hex } from 'viem'
import type { RpcAnswer } from '../connection/Rpc.ts'
import type { AnvilProcess } from './anvil/AnvilProcess.ts'
import type { IpcClient } from './anvil/IpcClient.ts'
import type { JournalContent } from './journal/JournalRecord.ts'

export type Head = { number: number; timestamp: number; hash: Hex }

/** Where the chain stands after a replay, and what it answered to the transactions that wait. */
export type Replayed = { head: Head; waiting: Map<number, RpcAnswer> }

/**
 * Brings a fresh anvil to where the journal ends: the blocks with their transactions, order and time, then what waits
 * for a block. The last hash covers all blocks before it, so comparing that one proves the whole replay.
 *
 * @throws CHAIN_DATA_DAMAGED when the chain comes out different from what was journalled
 */
export async function replay(
  anvil: AnvilProcess,
  { blocks, pending }: JournalContent,
  fromSnapshot: boolean,
): Promise<Replayed> {
  if (fromSnapshot) await restoreBlockHashes(anvil.writer)
  for (const block of blocks) {
    await anvil.writer.batch(block.raws.map(sendRaw))
    await anvil.writer.demand('evm_mine', [{ timestamp: block.timestamp }])
  }
  const head = await readHead(anvil.writer)
  const expected = blocks.at(-1)
  if (expected && (head.hash !== expected.hash || head.number !== expected.number)) {
    throw new MusterError('CHAIN_DATA_DAMAGED', `block ${expected.number} came out different in the replay`, {
      details: { block: expected.number, expected: expected.hash, found: head.hash },
    })
  }
  const answers = await anvil.writer.batch([...pending.values()].map(sendRaw))
  return { head, waiting: new Map([...pending.keys()].map((tx, i) => [tx, answers[i]!])) }
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
