import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedChain } from '@muster-network/chain'
import { type Hex, keccak256 } from 'viem'
import type { Bench } from '../Bench.ts'
import { median } from '../median.ts'
import { startPlainAnvil } from './plainAnvil.ts'
import { signTransfers } from './signTransfers.ts'

const senders = 50
const perSender = 100
const rounds = 3

type Burst = { acknowledgedMs: number; minedMs: number; mined: number }

async function burst(url: string): Promise<Burst> {
  const client = path.join(import.meta.dirname, 'burstClient.ts')
  const args = [client, url, String(senders), String(perSender), '64']
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 120_000 })
  return JSON.parse(stdout)
}

async function withDirectory<T>(run: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-bench-chain-'))
  try {
    return await run(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function embeddedBurst(): Promise<Burst> {
  return withDirectory(async (directory) => {
    const chain = await EmbeddedChain.start({ directory })
    return burst(chain.url).finally(() => chain.stop())
  })
}

/** Repeats a burst that stalled: plain anvil sometimes loses a sender and never mines the rest of its transactions. */
async function plainBurst(onStall: () => void): Promise<Burst> {
  for (let attempt = 1; ; attempt++) {
    const anvil = await startPlainAnvil()
    const result = await burst(anvil.url).finally(() => anvil.stop())
    if (result.mined === senders * perSender) return result
    onStall()
    if (attempt === 5) throw new Error('plain anvil stalled five times in a row')
  }
}

/** Measures the time from sending a transaction to its receipt, over HTTP, one transaction at a time. */
async function receiptTimes(count: number): Promise<number[]> {
  return withDirectory(async (directory) => {
    const chain = await EmbeddedChain.start({ directory })
    const call = async (method: string, params: unknown[]) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(chain.url, { method: 'POST', headers, body })
      return ((await response.json()) as { result: Hex | null }).result
    }
    const times: number[] = []
    for (const raw of signTransfers(1, count)) {
      const started = performance.now()
      const hash = await call('eth_sendRawTransaction', [raw])
      while (!(await call('eth_getTransactionReceipt', [hash])))
        await new Promise((resolve) => setTimeout(resolve, 2))
      times.push(performance.now() - started)
    }
    await chain.stop()
    return times
  })
}

/** Measures restarts after 10,000 transactions, including the replay of the journal. */
async function startTimes(): Promise<number[]> {
  return withDirectory(async (directory) => {
    const chain = await EmbeddedChain.start({ directory })
    const raws = signTransfers(100, 100)
    for (let from = 0; from < raws.length; from += 500) {
      await Promise.all(
        raws.slice(from, from + 500).map((raw) => chain.request('eth_sendRawTransaction', [raw])),
      )
      await chain.request('eth_blockNumber', [])
    }
    const last = keccak256(raws.at(-1)!)
    while (!(await chain.request('eth_getTransactionReceipt', [last])).result)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await chain.stop()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const restarted = await EmbeddedChain.start({ directory })
      times.push(performance.now() - started)
      await restarted.stop()
    }
    return times
  })
}

/** Measures how much 1,200 idle blocks add to the directory and to anvil's memory. Returns MB per hour at 60 blocks an hour. */
async function idleGrowth(): Promise<number> {
  return withDirectory(async (directory) => {
    const chain = await EmbeddedChain.start({ directory, clock: { idleMs: 0 } })
    const reach = async (number: number) => {
      while (chain.head.number < number) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const pid = await chain.anvilPid()
    const size = async () => (await directoryBytes(directory)) + (await residentBytes(pid))
    await reach(400)
    const [fromBlock, fromBytes] = [chain.head.number, await size()]
    await reach(1_600)
    const bytesPerBlock = ((await size()) - fromBytes) / (chain.head.number - fromBlock)
    await chain.stop()
    const idleBlocksPerHour = 60
    return (bytesPerBlock * idleBlocksPerHour) / 1e6
  })
}

async function directoryBytes(directory: string): Promise<number> {
  const sizes = (await readdir(directory)).map((name) =>
    stat(path.join(directory, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Returns 0 on systems other than Linux. */
async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0')
  return Number(statm.split(' ')[1]) * 4096
}

export const bench: Bench = {
  about: 'embedded chain: burst throughput against plain anvil, time to a receipt, restart time, idle growth',
  targets: {
    burst_mined: '= 5000',
    burst_over_anvil: '>= 0.8',
    receipt_p50_ms: '<= 150',
    start_10k_ms: '<= 3000',
    idle_mb_per_hour: '<= 1',
  },
  async run({ progress }) {
    const mined: number[] = []
    const ratios: number[] = []
    const perSecond: number[] = []
    let plainStalls = 0
    for (let round = 0; round < rounds; round++) {
      const ours = await embeddedBurst()
      const plain = await plainBurst(() => {
        plainStalls++
      })
      mined.push(ours.mined)
      ratios.push(plain.minedMs / ours.minedMs)
      perSecond.push((senders * perSender) / (ours.minedMs / 1000))
      progress(
        `burst ${round + 1}: ${ours.mined} mined in ${ours.minedMs.toFixed(0)} ms (acknowledged ${ours.acknowledgedMs.toFixed(0)}); plain anvil ${plain.minedMs.toFixed(0)} ms (${plain.acknowledgedMs.toFixed(0)})`,
      )
    }
    const receipts = await receiptTimes(60)
    progress(`receipt p50 ${median(receipts).toFixed(0)} ms`)
    const starts = await startTimes()
    progress(`start ${starts.map((ms) => ms.toFixed(0)).join(', ')} ms`)
    const idle = await idleGrowth()
    return {
      metrics: {
        burst_mined: Math.min(...mined),
        burst_over_anvil: median(ratios),
        burst_per_s: median(perSecond),
        receipt_p50_ms: median(receipts),
        start_10k_ms: median(starts),
        idle_mb_per_hour: idle,
      },
      notes: [
        `${rounds} bursts of ${senders * perSender} from ${senders} senders over 64 connections, one HTTP request per transaction; the sender is a separate process; load ${os.loadavg()[0]!.toFixed(1)} on ${os.availableParallelism()} cores`,
        `burst_over_anvil: time until all are mined with plain \`anvil --block-time 1\`, divided by our time; ${plainStalls} bursts were repeated because plain anvil stalled`,
        'idle_mb_per_hour: growth of the directory and of resident memory over 1,200 empty blocks, at 60 blocks an hour',
      ],
    }
  },
}
