import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { fileURLToPath } from 'node:url'
import {
  type BlobId,
  BlobStore,
  createIdentity,
  defineCall,
  fetchBlob,
  MemoryDirectory,
  openBytes,
  openTunnel,
  type PeerId,
  PeerNode,
} from '@muster-network/p2p'
import { z } from 'zod'
import type { Bench, BenchContext } from '../Bench.ts'
import { median } from '../median.ts'
import type { LinkOptions } from './link.ts'

const echoCall = defineCall('bench.echo', z.object({ text: z.string() }), z.object({ text: z.string() }))
const bulkBytes = 192 << 20
const blobBytes = 200e6
const rounds = 5
const linkRounds = 3

type Holder = {
  peerId: PeerId
  hidden: PeerId
  port: number
  tcpPort: number
  tlsPort: number
  blob: BlobId
  small: BlobId
  key: string
}

export const bench: Bench = {
  about:
    'peer connections: bulk, blobs, relay, tunnel, small requests and slow links, against plain TCP and TLS',
  targets: {
    bulk_over_tls: '>= 0.75',
    blob_over_tls: '>= 0.5',
    relay_over_direct: '>= 0.6',
    tunnel_over_direct: '>= 0.5',
    request_over_tls_echo: '<= 3',
    link_100mbit_40ms: '>= 0.9',
    link_1gbit_200ms: '>= 0.7',
    relay_2000_conns_mb: '<= 300',
  },
  async run(context) {
    const children: ChildProcess[] = []
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-bench-'))
    const directory = new MemoryDirectory()
    const store = await BlobStore.open({ folder, quotaBytes: 1 << 30 })
    const limits = { requestsPerSecond: 1_000_000 }
    const node = await PeerNode.start({ identity: createIdentity(), directory, limits })
    const spawn = async <T>(
      file: string,
      args: string[] = [],
      first?: unknown,
    ): Promise<[T, ChildProcess]> => {
      const child = fork(fileURLToPath(new URL(file, import.meta.url)), args)
      children.push(child)
      if (first !== undefined) child.send(first as object)
      const [message] = await Promise.race([once(child, 'message'), rejectOnExit(child, file)])
      return [message as T, child]
    }
    try {
      const [relay, relayProcess] = await spawn<{ peerId: PeerId; port: number }>('relay.ts')
      const relayEntry = { addresses: [{ host: '127.0.0.1', port: relay.port }], relays: [] }
      directory.set(relay.peerId, relayEntry)
      context.progress('packing a 200 MB blob')
      const [holder] = await spawn<Holder>('holder.ts', [], {
        relay: relay.peerId,
        directory: [[relay.peerId, relayEntry]],
      })
      const address = { host: '127.0.0.1', port: holder.port }
      directory.set(holder.peerId, { addresses: [address] })
      directory.set(holder.hidden, { relays: [relay.peerId] })

      const metrics: Record<string, number> = {}
      Object.assign(metrics, await measureBulk(context, node, store, holder))
      Object.assign(metrics, await measureRequests(context, node, holder))
      for (const [name, bytesPerSecond, roundTripMs] of [
        ['link_100mbit_40ms', 12.5e6, 40],
        ['link_1gbit_200ms', 125e6, 200],
      ] as const) {
        const options: LinkOptions = { port: holder.port, bytesPerSecond, roundTripMs }
        const [link] = await spawn<{ port: number }>('link.ts', [JSON.stringify(options)])
        metrics[name] =
          (await measureLink(context, { store, holder, port: link.port, name })) / bytesPerSecond
      }
      metrics.relay_2000_conns_mb = await measureRelayMemory(context, directory, relay.peerId, relayProcess)
      return {
        metrics,
        notes: [
          `medians of ${rounds} rounds (links: ${linkRounds}); both ends, the relay and the link are processes on one machine`,
          'ratios compare transfers of the same round; blob_over_tls includes verifying the blob, storing it encrypted and syncing it to disk',
          'blob_opened_over_tls: fetches the blob, then also decrypts every record',
          'links: simulated in user space with a queue of half a second; the connection is already open, the blob is new to the node',
          'link_1gbit_200ms needs a machine whose plain TLS (tls_mb_per_s) is well above the 125 MB/s of the link',
        ],
      }
    } finally {
      await node.stop()
      // The children remove their files and exit when they are disconnected.
      await Promise.all(children.map(disconnect))
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function measureBulk(context: BenchContext, node: PeerNode, store: BlobStore, holder: Holder) {
  const identity = createIdentity()
  const tunnel = await openTunnel(node, {
    peerId: holder.peerId,
    to: { taskId: 'bench', port: holder.tcpPort },
    allow: () => true,
  })
  const transports: Record<string, () => Promise<Duplex>> = {
    tcp: () => connectPlain(holder.tcpPort),
    tls: async () => {
      const options = { port: holder.tlsPort, host: '127.0.0.1', rejectUnauthorized: false }
      return whenConnected(
        connectTls({ ...identity.certificate(), ...options, minVersion: 'TLSv1.3' }),
        'secureConnect',
      )
    },
    bulk: () => node.openPipe(holder.peerId, 'bench.source', {}),
    relay: () => node.openPipe(holder.hidden, 'bench.source', {}),
    tunnel: () => connectPlain(tunnel.port),
  }
  const samples: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    context.signal.throwIfAborted()
    const rates: Record<string, number> = {}
    for (const [name, open] of Object.entries(transports)) rates[name] = await measureRate(await open())
    rates.blob = await fetchRate(node, store, holder)
    rates.opened = await fetchRate(node, store, holder, true)
    context.progress(
      `bulk round ${round + 1}: ${Object.entries(rates)
        .map(([name, rate]) => `${name} ${Math.round(rate / 1e6)}`)
        .join(', ')} MB/s`,
    )
    const ratios = {
      bulk_over_tls: rates.bulk! / rates.tls!,
      bulk_over_tcp: rates.bulk! / rates.tcp!,
      tls_over_tcp: rates.tls! / rates.tcp!,
      blob_over_tls: rates.blob / rates.tls!,
      blob_opened_over_tls: rates.opened / rates.tls!,
      relay_over_direct: rates.relay! / rates.bulk!,
      tunnel_over_direct: rates.tunnel! / rates.bulk!,
      tls_mb_per_s: rates.tls! / 1e6,
    }
    for (const [name, ratio] of Object.entries(ratios)) samples[name] = [...(samples[name] ?? []), ratio]
  }
  await tunnel.close()
  return Object.fromEntries(Object.entries(samples).map(([name, ratios]) => [name, median(ratios)]))
}

/** Opens a TCP connection that reads into one reused buffer, for a fast baseline. */
function connectPlain(port: number): Promise<Socket> {
  const socket: Socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.allocUnsafeSlow(64 << 10),
      callback: (count, buffer) => socket.emit('data', buffer.subarray(0, count)),
    },
  })
  return whenConnected(socket, 'connect')
}

/** Requests all bytes at once and returns the rate in bytes per second. */
async function measureRate(stream: Duplex): Promise<number> {
  const request = Buffer.alloc(4)
  request.writeUInt32BE(bulkBytes >> 16)
  const startMs = performance.now()
  await new Promise<void>((resolve, reject) => {
    let left = bulkBytes
    stream.on('error', reject)
    stream.on('close', () => reject(new Error('The connection closed during the transfer.')))
    stream.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left <= 0) resolve()
    })
    stream.write(request)
  })
  const rate = bulkBytes / ((performance.now() - startMs) / 1000)
  stream.removeAllListeners('close')
  stream.destroy()
  return rate
}

async function fetchRate(node: PeerNode, store: BlobStore, holder: Holder, opened = false): Promise<number> {
  const pin = { taskId: 'bench', owner: holder.peerId, released: true }
  const startMs = performance.now()
  await fetchBlob(holder.blob, { node, store, holders: [holder.peerId], pin })
  if (opened) for await (const _ of openBytes(holder.blob, { store, key: Buffer.from(holder.key, 'hex') }));
  const rate = blobBytes / ((performance.now() - startMs) / 1000)
  await store.remove(holder.blob)
  return rate
}

async function measureRequests(context: BenchContext, node: PeerNode, holder: Holder) {
  const options = { port: holder.tlsPort, host: '127.0.0.1', rejectUnauthorized: false }
  const socket = await whenConnected(connectTls({ ...options, minVersion: 'TLSv1.3' }), 'secureConnect')
  const text = 'x'.repeat(100)
  const body = Buffer.from(JSON.stringify({ text }))
  const echo = () => {
    socket.write(body)
    return once(socket, 'data')
  }
  const request = () => node.call(holder.peerId, echoCall, { text })
  const [ratios, echoUs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const plain = await medianMs(echo)
    ratios.push((await medianMs(request)) / plain)
    echoUs.push(plain * 1000)
  }
  socket.destroy()
  context.progress(`requests: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} times a TLS echo`)
  return { request_over_tls_echo: median(ratios), tls_echo_us: median(echoUs) }
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 1500; i++) {
    const startMs = performance.now()
    await work()
    if (i >= 300) times.push(performance.now() - startMs)
  }
  return median(times)
}

async function measureLink(
  context: BenchContext,
  options: { store: BlobStore; holder: Holder; port: number; name: string },
) {
  const { store, holder, port, name } = options
  const directory = new MemoryDirectory()
  directory.set(holder.peerId, { addresses: [{ host: '127.0.0.1', port }] })
  const node = await PeerNode.start({ identity: createIdentity(), directory })
  const pin = { taskId: 'bench', owner: holder.peerId, released: true }
  const rates: number[] = []
  try {
    for (let round = 0; round < linkRounds; round++) {
      context.signal.throwIfAborted()
      await fetchBlob(holder.small, { node, store, holders: [holder.peerId], pin })
      await store.remove(holder.small)
      rates.push(await fetchRate(node, store, holder))
      context.progress(`${name}: ${(rates.at(-1)! / 125e3).toFixed(0)} Mbit/s`)
      // One round of the slow link takes 16 s, and its figure hardly varies.
      if (name === 'link_100mbit_40ms') break
    }
  } finally {
    await node.stop()
  }
  return median(rates)
}

async function measureRelayMemory(
  context: BenchContext,
  directory: MemoryDirectory,
  relay: PeerId,
  child: ChildProcess,
) {
  const nodes: PeerNode[] = []
  try {
    while (nodes.length < 2000) {
      context.signal.throwIfAborted()
      const start = () => PeerNode.start({ identity: createIdentity(), directory, relays: [relay] })
      const batch = await Promise.all(Array.from({ length: 40 }, start))
      nodes.push(...batch)
      await Promise.all(batch.map((node) => node.relayReady(relay)))
    }
    child.send({})
    const [{ rssBytes, targets }] = (await once(child, 'message')) as [{ rssBytes: number; targets: number }]
    context.progress(`relay with ${targets} registered: ${Math.round(rssBytes / 1e6)} MB`)
    if (targets < 2000) throw new Error(`The relay has ${targets} connections; expected 2000.`)
    return rssBytes / 1e6
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
}

async function whenConnected<T extends Socket>(socket: T, event: string): Promise<T> {
  await once(socket, event)
  socket.setNoDelay(true)
  return socket
}

async function disconnect(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.disconnect()
  await exit
}

async function rejectOnExit(child: ChildProcess, file: string): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`bench/p2p/${file} exited with code ${code}.`)
}
