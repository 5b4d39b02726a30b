import type { Hex } from 'viem'

/**
 * - `tx`: an accepted signed transaction; its number is its index among the `tx` records of the file.
 * - `block`: a mined block, with the numbers of its transactions in order. A replay from the same parent, with the
 *   same transactions and time, gives the same hash.
 * - `drop`: a transaction that the chain dropped, such as one whose sender ran out of funds.
 */
export type JournalRecord = ['tx', raw: Hex] | BlockRecord | ['drop', tx: number]

export type BlockRecord = ['block', number: number, timestamp: number, hash: Hex, txs: number[]]

export type JournalledBlock = { number: number; timestamp: number; hash: Hex; raws: Hex[] }

/** The content of a journal: the blocks since the snapshot and the pending transactions. */
export type JournalContent = { blocks: JournalledBlock[]; pending: Map<number, Hex>; txCount: number }

/** Combines the records, which are already verified, into blocks and pending transactions. */
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
