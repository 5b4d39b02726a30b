import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Delivery, Hex, Terms } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { resultDigest, WasmExecutor } from '@muster-network/executors'
import {
  BlobStore,
  createIdentity,
  MemoryDirectory,
  PeerNode,
  packPath,
  serveBlobs,
  wrapKey,
} from '@muster-network/p2p'
import { expect, it, onTestFinished } from 'vitest'
import { buildExample } from '../../../examples/build.ts'
import { inspectReplicas } from '../src/replicas/inspectReplicas.ts'
import { sha256Of } from '../src/replicas/sha256Of.ts'
import type { TaskManifest } from '../src/task/TaskManifest.ts'
import { contentOf } from '../src/task/taskCommitments.ts'
import { fetchReplicaFrom } from '../src/wire/calls.ts'

const taskId: Hex = `0x${'ab'.repeat(32)}`
const key = randomBytes(32)
const manifest: TaskManifest = {
  version: 1,
  className: 'wasm',
  parts: [{ blob: '0'.repeat(64) }],
  args: [],
  env: {},
  seed: '0'.repeat(64),
  segmentUnits: '1',
  maxUnits: '1',
  runSeconds: 60,
  memoryBytes: 2 ** 26,
  diskBytes: 2 ** 26,
  checkpointSeconds: 1,
  milestoneSegments: 0,
}
const deliveryOf = (part: number): Hex => `0x${`${part}`.padStart(64, '0')}`
const executorOf = (part: number): Hex => `0x${`${part}`.padStart(40, '0')}`

/** Files that a dishonest executor serves instead of its own result or the client's function. */
type Lies = { result?: string; comparator?: string }

/** Starts a peer that has a result and serves it to anyone. */
async function startExecutor(
  directory: MemoryDirectory,
  replica: { part: number; dir: string; served: TaskManifest; comparator: string; lies: Lies },
): Promise<PeerNode> {
  const { part, served, lies } = replica
  const node = await startNode(directory)
  const store = await BlobStore.open({ folder: await folder(), quotaBytes: 2 ** 26 })
  serveBlobs(node, { store })
  const pin = { taskId, owner: node.peerId, released: false }
  const pack = (file: string) => packPath(file, { store, key, pin })
  const result = await pack(lies.result ?? replica.dir)
  const comparator = await pack(lies.comparator ?? replica.comparator)
  node.handle(fetchReplicaFrom, async (_, { peerId }) => ({
    manifest: served,
    wrappedKey: Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key)),
    result,
    comparator,
  }))
  return node
}

it('compares replicas by the client’s own function, and ignores an executor that serves another result or function', {
  timeout: 120_000,
}, async () => {
  const dir = await folder()
  const same = path.join(dir, 'same.wasm')
  await copyFile(await buildExample('comparator'), same)
  const served: TaskManifest = { ...manifest, equivalence: { how: 'wasm', sha256: await sha256Of(same) } }
  const results = await Promise.all(
    // the example's function: equal within one per cent
    ['100', '100.9', '103'].map(async (value, part) => {
      const result = path.join(dir, `result-${part}`)
      await mkdir(result)
      await writeFile(path.join(result, 'value.txt'), value)
      return result
    }),
  )
  const opened = await Promise.all(
    results.map(async (each) => `0x${(await resultDigest(each)).digest}` as Hex),
  )
  const ledger = {
    parts: () => results.map((_, part) => ({ part })),
    deliveries: (_: Hex, part: number) => [
      {
        id: deliveryOf(part),
        delivery: { last: true, executor: executorOf(part) },
        cut: 'none',
        outcome: 'open',
      },
    ],
    eventsOfTask: () => opened.map((result, part) => ({ args: { deliveryId: deliveryOf(part), result } })),
  }
  const executor = new WasmExecutor({ dir: path.join(dir, 'runs') })
  onTestFinished(() => executor.close())

  const inspect = async (part: number, lies: Record<number, Lies> = {}) => {
    const directory = new MemoryDirectory()
    const nodes = await Promise.all(
      results.map((result, each) =>
        startExecutor(directory, {
          part: each,
          dir: result,
          served,
          comparator: same,
          lies: lies[each] ?? {},
        }),
      ),
    )
    const identity = createIdentity()
    const own = await folder()
    const context = {
      ledger,
      identity,
      peer: await startNode(directory, identity),
      blobs: await BlobStore.open({ folder: await folder(), quotaBytes: 2 ** 26 }),
      directory: { peersOf: (account: Hex) => [nodes[Number(BigInt(account))]!.peerId] },
      dir: own,
      logger: silentLogger,
    }
    const found = await inspectReplicas(context as unknown as Parameters<typeof inspectReplicas>[0], {
      delivery: { taskId, part } as Delivery,
      terms: { replicas: 3, content: contentOf(served) } as Terms,
      executor,
      name: `inspect-${part}`,
      signal: AbortSignal.timeout(60_000),
    })
    // the folder has no unsealed result any more
    expect(await readdir(path.join(own, 'replicas'))).toEqual([])
    return found
  }

  const infinite = Number.POSITIVE_INFINITY
  expect(await inspect(2)).toEqual({
    verdict: 'different',
    medoid: 0,
    missing: [],
    distances: [0, 0, infinite].map((distance, part) => ({ part, distance })),
    isUnderE: true,
    // the client's own function has none that the chain could carry
    tolerance: 0n,
  })
  const another = path.join(dir, 'another.wasm')
  await writeFile(another, 'accepts everything')
  // one serves another's result, one its own function: both count as if they had served nothing
  expect(await inspect(0, { 1: { comparator: another }, 2: { result: results[0]! } })).toMatchObject({
    verdict: 'no majority',
    missing: [1, 2],
  })
})

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'muster-replicas-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

async function startNode(directory: MemoryDirectory, identity = createIdentity()): Promise<PeerNode> {
  const node = await PeerNode.start({ identity, directory, listen: { host: '127.0.0.1', port: 0 } })
  onTestFinished(() => node.stop())
  directory.set(node.peerId, { addresses: [node.address!] })
  return node
}
