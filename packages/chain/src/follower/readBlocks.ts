import { MusterError } from '@muster-network/core'
import { type Address, type Hex, numberToHex } from 'viem'
import { z } from 'zod'
import { type BlockRef, ChainLog, type FollowedBlock, Header } from './ChainEvents.ts'
import { mayContainLogs } from './mayContainLogs.ts'

/** Asks the chain one thing (EIP-1193), as viem's clients and the embedded chain do. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

export async function readHeader(ask: Ask, block: number | 'latest'): Promise<Header | undefined> {
  const answer = await ask('eth_getBlockByNumber', [block === 'latest' ? block : numberToHex(block), false])
  return answer === null ? undefined : parse(Header, answer)
}

/**
 * Blocks near the head, each with its own header. Events are asked for by block hash: an endpoint that does not have
 * that very block says so, where a range would be answered with silence.
 *
 * @returns undefined when the chain changed underneath
 */
export async function readNewBlocks(
  ask: Ask,
  addresses: readonly Address[],
  parent: BlockRef | undefined,
  from: number,
  to: number,
): Promise<FollowedBlock[] | undefined> {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const headers = await Promise.all(numbers.map((number) => readHeader(ask, number)))
  let previous = parent?.hash
  const blocks: FollowedBlock[] = []
  for (const header of headers) {
    if (!header || (previous !== undefined && header.parentHash !== previous)) return undefined
    previous = header.hash
    const logs = mayContainLogs(header.logsBloom, addresses)
      ? await readLogs(ask, { address: addresses, blockHash: header.hash })
      : []
    blocks.push(followed(header, logs))
  }
  return blocks
}

/**
 * Old blocks, many at once: those with events, and the last. They lie too deep to change, yet the last header is read
 * before and after, because it covers all that was read in between.
 *
 * @returns undefined when the chain changed underneath
 */
export async function readOldBlocks(
  ask: Ask,
  addresses: readonly Address[],
  from: number,
  to: number,
): Promise<FollowedBlock[] | undefined> {
  const last = await readHeader(ask, to)
  if (!last) return undefined
  const logs = await readLogs(ask, {
    address: addresses,
    fromBlock: numberToHex(from),
    toBlock: numberToHex(to),
  })
  const numbers = [...new Set([...logs.map((log) => log.blockNumber), to])].sort((a, b) => a - b)
  const headers = await Promise.all(numbers.map((number) => readHeader(ask, number)))
  const blocks: FollowedBlock[] = []
  for (const header of headers) {
    if (!header) return undefined
    const own = logs.filter((log) => log.blockNumber === header.number)
    if (own.some((log) => log.blockHash !== header.hash)) return undefined
    blocks.push(followed(header, own))
  }
  return headers.at(-1)?.hash === last.hash ? blocks : undefined
}

function followed({ number, hash, timestamp }: Header, logs: ChainLog[]): FollowedBlock {
  return { number, hash, timestamp, logs: logs.sort((a, b) => a.logIndex - b.logIndex) }
}

type LogFilter = { address: readonly Address[]; blockHash?: Hex; fromBlock?: Hex; toBlock?: Hex }

async function readLogs(ask: Ask, filter: LogFilter): Promise<ChainLog[]> {
  return parse(z.array(ChainLog), await ask('eth_getLogs', [filter]))
}

function parse<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new MusterError(
    'CHAIN_RPC_FAILED',
    'the endpoint answered with something that is no block or event',
    {
      cause: parsed.error,
    },
  )
}
