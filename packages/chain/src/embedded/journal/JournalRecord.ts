import type { Hex } from 'viem'

/**
 * - `tx`: a signed transaction that was accepted; its number is its place among the `tx` records of the file.
 * - `block`: a block that was mined, with the numbers of its transactions in order. Mined again from the same
 *   parent, with the same transactions and time, it gets the same hash.
 * - `drop`: a transaction that the chain gave up, such as one whose sender ran out of funds in between.
 */
export type JournalRecord = ['tx', raw: Hex] | BlockRecord | ['drop', tx: number]

export type BlockRecord = ['block', number: number, timestamp: number, hash: Hex, txs: number[]]

export type JournalledBlock = { number: number; timestamp: number; hash: Hex; raws: Hex[] }

/** What a journal tells: the blocks since the snapshot and the transactions that wait for one. */
export type JournalContent = { blocks: JournalledBlock[]; pending: Map<number, Hex>; txCount: number }

/** Reads the records in order. They were checked one by one; here only their meaning is joined. */
export function readRecords(records: readonly JournalRecord[]): JournalContent {
  const blocks: JournalledBlock[] = []
  const pending = new Map<number, Hex>()
  let txCount = 0
  for (const record of records) {
    if (record[0] === 'tx') pending.set(txCount++, record[1])
    else if (record[0] === 'drop') pending.delete(record[1])
    else {
      const [, number, timestamp, hash, txs] = record
      blocks.push({ number, timestamp, hash, raws: txs.map((tx) => pending.get(tx)!) })
      for (const tx of txs) pending.delete(tx)
    }
  }
  return { blocks, pending, txCount }
}
