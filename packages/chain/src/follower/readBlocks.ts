import { setImmediate } from 'node:timers/promises'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { type Address, type Hex, numberToHex } from 'viem'
import { z } from 'zod'
import { areAllLogs } from './areAllLogs.ts'
import { type BlockRef, ChainLog, type FollowedBlock, Header } from './ChainEvents.ts'
import { mayContainLogs } from './mayContainLogs.ts'

/** Sends one request to the chain (EIP-1193), like viem's clients and the embedded chain. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

export async function readHeader(ask: Ask, block: number | 'latest'): Promise<Header | undefined> {
  const answer = await ask('eth_getBlockByNumber', [block === 'latest' ? block : numberToHex(block), false])
  return answer === null ? undefined : parse(Header, answer)
}

/**
 * Reads blocks near the head, each with its own header. Requests events by block hash: an endpoint without that block
 * returns an error, whereas a range request would return an empty list.
 *
 * @returns undefined when the chain changed during the read
 */
export async function readNewBlocks(
  ask: Ask,
  range: { addresses: readonly Address[]; parent: BlockRef | undefined; from: number; to: number },
): Promise<FollowedBlock[] | undefined> {
  const { addresses, parent, from, to } = range
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const headers = await Promise.all(numbers.map((number) => readHeader(ask, number)))
  let previous = parent?.hash
  const blocks: FollowedBlock[] = []
  for (const header of headers) {
    if (!header || (previous !== undefined && header.parentHash !== previous)) return undefined
    previous = header.hash
    blocks.push(followed(header, await readBlockLogs(ask, header, addresses)))
  }
  return blocks
}

/**
 * Reads the events of addresses in one block, and makes sure that the endpoint left none out. Where other contracts logged
 * too, that takes all events of the block.
 *
 * @throws CHAIN_RPC_FAILED when events are missing
 */
async function readBlockLogs(
  ask: Ask,
  { hash, logsBloom }: Header,
  addresses: readonly Address[],
): Promise<ChainLog[]> {
  if (!mayContainLogs(logsBloom, addresses)) return []
  const own = await readLogs(ask, { address: addresses, blockHash: hash })
  if (await areAllLogs(own, logsBloom)) return own
  const all = await readLogs(ask, { blockHash: hash })
  if (!(await areAllLogs(all, logsBloom)))
    throw new MusterError('CHAIN_RPC_FAILED', `the endpoint left out events of block ${hash}`)
  const followed = new Set(addresses.map((address) => address.toLowerCase()))
  return all.filter(({ address }) => followed.has(address.toLowerCase()))
}

/**
 * Reads old blocks from a range, or from its beginning when it has many events: those with events, and the last. They are too deep to change, but the last header is read
 * before and after, because its hash covers everything in between.
 *
 * @returns undefined when the chain changed during the read
 */
export async function readOldBlocks(
  ask: Ask,
  addresses: readonly Address[],
  from: number,
  to: number,
): Promise<FollowedBlock[] | undefined> {
  const last = await readHeader(ask, to)
  if (!last) return undefined
  const { logs, upTo } = await readRange(ask, addresses, from, to)
  const numbers = [...new Set([...logs.map((log) => log.blockNumber), upTo, to])].sort((a, b) => a - b)
  const headers = await Promise.all(numbers.map((number) => readHeader(ask, number)))
  if (headers.at(-1)?.hash !== last.hash) return undefined
  const ofBlock = Map.groupBy(logs, (log) => log.blockNumber)
  const blocks: FollowedBlock[] = []
  for (const header of headers) {
    if (!header) return undefined
    if (header.number > upTo) break
    const own = ofBlock.get(header.number) ?? []
    if (own.some((log) => log.blockHash !== header.hash)) return undefined
    blocks.push(followed(header, own))
  }
  return blocks
}

/** The events of a range, up to a block of it. */
type RangeLogs = { logs: ChainLog[]; upTo: number }

/**
 * Reads the events of a range, or of its beginning when there are many. Endpoints cut long answers off, some of them
 * silently, so a long answer is read again in halves.
 */
async function readRange(
  ask: Ask,
  addresses: readonly Address[],
  from: number,
  to: number,
): Promise<RangeLogs> {
  const filter = { address: addresses, fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const logs = await readLogs(ask, filter)
  // each block that an answer names is read, so that a wrong one would cost a request
  if (logs.some(({ blockNumber }) => blockNumber < from || blockNumber > to))
    throw new MusterError('CHAIN_RPC_FAILED', `the endpoint sent events outside the blocks ${from} to ${to}`)
  if (logs.length < longAnswer || from === to) return { logs, upTo: to }
  const middle = from + Math.floor((to - from) / 2)
  const first = await readRange(ask, addresses, from, middle)
  if (first.upTo < middle || first.logs.length >= maxRangeLogs) return first
  const second = await readRange(ask, addresses, middle + 1, to)
  return { logs: [...first.logs, ...second.logs], upTo: second.upTo }
}

/** Events in one answer from which on it may have been cut off; no endpoint that we know of cuts earlier. */
const longAnswer = 500
/** Events that are applied at once. The rest of the range is read afterwards. */
const maxRangeLogs = 5_000

/** The events of a block in order, each once: an endpoint may repeat one. */
function followed({ number, hash, timestamp }: Header, logs: ChainLog[]): FollowedBlock {
  const once = new Map(logs.map((log) => [log.logIndex, log]))
  return { number, hash, timestamp, logs: [...once.values()].sort((a, b) => a.logIndex - b.logIndex) }
}

/** Events that are checked before other work of the daemon has its turn. */
const turnLogs = 500

type LogFilter = { address?: readonly Address[]; blockHash?: Hex; fromBlock?: Hex; toBlock?: Hex }

async function readLogs(ask: Ask, filter: LogFilter): Promise<ChainLog[]> {
  const answer = await ask('eth_getLogs', [filter])
  if (!Array.isArray(answer)) return parse(z.array(ChainLog), answer)
  const logs: ChainLog[] = []
  for (const [index, each] of answer.entries()) {
    logs.push(parse(ChainLog, each))
    // a full block has a hundred thousand
    if (index % turnLogs === turnLogs - 1) await setImmediate()
  }
  return logs
}

function parse<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = parseUntrusted(schema, answer)
  if (parsed.success) return parsed.data
  throw new MusterError('CHAIN_RPC_FAILED', 'invalid response of the endpoint: not a block or an event', {
    cause: parsed.error,
  })
}
