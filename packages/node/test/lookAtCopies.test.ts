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
import { lookAtCopies } from '../src/copies/lookAtCopies.ts'
import { sha256Of } from '../src/copies/sha256Of.ts'
import type { TaskManifest } from '../src/task/TaskManifest.ts'
import { contentOf } from '../src/task/taskCommitments.ts'
import { takeCopy } from '../src/wire/calls.ts'

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

/** What an executor shows in place of its own result or of the client's function. */
type Lies = { result?: string; judge?: string }

/** A peer that holds a result and shows it to whoever asks. */
async function startExecutor(
  directory: MemoryDirectory,
  copy: { part: number; dir: string; said: TaskManifest; judge: string; lies: Lies },
): Promise<PeerNode> {
  const { part, said, lies } = copy
  const node = await startNode(directory)
  const store = await BlobStore.open({ folder: await folder(), quotaBytes: 2 ** 26 })
  serveBlobs(node, { store })
  const keeping = { taskId, owner: node.peerId, released: false }
  const pack = (file: string) => packPath(file, { store, key, keeping })
  const result = await pack(lies.result ?? copy.dir)
  const judge = await pack(lies.judge ?? copy.judge)
  node.handle(takeCopy, async (_, { peerId }) => ({
    manifest: said,
    wrappedKey: Uint8Array.from(await wrapKey(peerId, `${taskId}/${part}`, key)),
    result,
    judge,
  }))
  return node
}

it('judges copies by the client’s own function, and believes nobody who shows another result or function', {
  timeout: 120_000,
}, async () => {
  const dir = await folder()
  const same = path.join(dir, 'same.wasm')
  await copyFile(await buildExample('judge'), same)
  const said: TaskManifest = { ...manifest, equivalence: { how: 'wasm', sha256: await sha256Of(same) } }
  const results = await Promise.all(
    // the function of the example says: within one per cent
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
        delivery: { last: true, cut: 0, executor: executorOf(part) },
        outcome: 0,
      },
    ],
    eventsOfTask: () => opened.map((result, part) => ({ args: { deliveryId: deliveryOf(part), result } })),
  }
  const executor = new WasmExecutor({ dir: path.join(dir, 'runs') })
  onTestFinished(() => executor.close())

  const look = async (part: number, lies: Record<number, Lies> = {}) => {
    const directory = new MemoryDirectory()
    const nodes = await Promise.all(
      results.map((result, each) =>
        startExecutor(directory, { part: each, dir: result, said, judge: same, lies: lies[each] ?? {} }),
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
    const found = await lookAtCopies(context as unknown as Parameters<typeof lookAtCopies>[0], {
      delivery: { taskId, part } as Delivery,
      terms: { copies: 3, content: contentOf(said) } as Terms,
      executor,
      name: `look-${part}`,
      signal: AbortSignal.timeout(60_000),
    })
    // no result lies open here any more
    expect(await readdir(path.join(own, 'copies'))).toEqual([])
    return found
  }

  const infinite = Number.POSITIVE_INFINITY
  expect(await look(2)).toEqual({
    verdict: 'different',
    medoid: 0,
    missing: [],
    distances: [0, 0, infinite].map((distance, part) => ({ part, distance })),
  })
  const another = path.join(dir, 'another.wasm')
  await writeFile(another, 'says yes to everything')
  // one shows the result of another, one a function of its own: both as if they had shown nothing
  expect(await look(0, { 1: { judge: another }, 2: { result: results[0]! } })).toMatchObject({
    verdict: 'no majority',
    missing: [1, 2],
  })
})

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'muster-copies-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

async function startNode(directory: MemoryDirectory, identity = createIdentity()): Promise<PeerNode> {
  const node = await PeerNode.start({ identity, directory, listen: { host: '127.0.0.1', port: 0 } })
  onTestFinished(() => node.stop())
  directory.set(node.peerId, { addresses: [node.address!] })
  return node
}
