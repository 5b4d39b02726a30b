import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { classIdOf, type Hex, type Network, nodeIdOf } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { createIdentity, MemoryDirectory, PeerNode } from '@muster-network/p2p'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contestedDeliveries } from '../src/coordinator/contestedDeliveries.ts'
import { hardwareNodes } from '../src/coordinator/hardwareNodes.ts'
import { presenceOf } from '../src/coordinator/presenceOf.ts'
import { supplyAndDemand } from '../src/coordinator/supplyAndDemand.ts'
import { Ledger } from '../src/ledger/Ledger.ts'
import { keyOf } from '../src/ledger/LedgerDirectory.ts'
import { PresenceBook } from '../src/presence/PresenceBook.ts'
import { signHeartbeat } from '../src/presence/signHeartbeat.ts'
import { toText } from '../src/store/bigintJson.ts'
import { openStore } from '../src/store/openStore.ts'
import { sendHeartbeat } from '../src/wire/calls.ts'

const identity = createIdentity()
const operator: Hex = `0x${'a'.repeat(40)}`
const nodeId = nodeIdOf(operator, keyOf(identity.peerId))
const taskId: Hex = `0x${'1'.repeat(64)}`

let folder: string
let ledger: Ledger
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-coordinator-'))
  // the test decodes no events, so it needs no contract
  ledger = new Ledger(path.join(folder, 'ledger.sqlite'), {} as Network)
  list(nodeId, 'wasm/1', keyOf(identity.peerId), 100)
  list(nodeIdOf(operator, classIdOf('other')), 'veto/1', classIdOf('other'), 0)
})
afterEach(() => {
  ledger.close()
  rmSync(folder, { recursive: true })
})

function list(id: Hex, className: string, peerKey: Hex, score: number): void {
  const facts = toText({ peerKey, score, relays: [], endpoint: '', priceHint: 1n })
  ledger.database
    .prepare('INSERT INTO node VALUES (?, ?, ?, ?, ?, 1, 0)')
    .run(id, operator, classIdOf(className), peerKey, facts)
}

it('separates hardware nodes from services', () => {
  expect(hardwareNodes(ledger).map(({ id }) => id)).toEqual([nodeId])
})

it('sums up the available and the busy score', () => {
  const insert = ledger.database.prepare(
    'INSERT INTO part (task_id, part, status, executor) VALUES (?, ?, ?, ?)',
  )
  insert.run(taskId, 0, 'running', operator)
  insert.run(taskId, 1, 'running', operator)
  insert.run(taskId, 2, 'open', null)
  expect(supplyAndDemand(ledger, undefined)).toEqual({
    supplyScore: 100,
    demandScore: 100,
    nodesOnline: 1,
    running: 2,
    waiting: 1,
  })
})

it('pages through every dispute, decided or not', () => {
  const insert = ledger.database.prepare(
    "INSERT INTO event (block, log_index, at, transaction_hash, contract, name, delivery_id, args) VALUES (1, 0, 1, '', 'disputes', 'Contested', ?, '{}')",
  )
  for (const id of ['0xa', '0xb', '0xc']) insert.run(id)
  const first = contestedDeliveries(ledger, { limit: 2 })
  expect(first.ids).toEqual(['0xc', '0xb'])
  const second = contestedDeliveries(ledger, { limit: 2, before: first.next! })
  expect(second).toEqual({ ids: ['0xa'], next: null })
  expect(contestedDeliveries(ledger, { limit: 2, before: 'x' }).ids).toEqual([])
})

it('accepts only signed, recent heartbeats of listed nodes, and sums up their time', async () => {
  const directory = new MemoryDirectory()
  const listening = createIdentity()
  const [node, book] = await Promise.all([
    PeerNode.start({ identity, directory }),
    PeerNode.start({ identity: listening, directory, listen: { host: '127.0.0.1', port: 0 } }),
  ])
  directory.set(listening.peerId, { addresses: [book.address!], relays: [] })
  const store = openStore(path.join(folder, 'state.sqlite'))
  let now = 1_000_000
  const presence = new PresenceBook(
    { ledger, peer: book, store, logger: silentLogger, nowMs: () => now },
    { epochs: { startSeconds: 0, epochSeconds: 100 }, everyMs: 5_000 },
  )
  const beat = { node: nodeId, className: 'wasm/1', load: 0.5, freeSlots: 1, running: 1 }
  const send = (heartbeat = { ...beat, atMs: now }, by = identity) =>
    node.call(listening.peerId, sendHeartbeat, { heartbeat, signature: signHeartbeat(by, heartbeat) })
  try {
    expect(presenceOf(presence, nodeId).presence).toBe('unknown')
    await send()
    now += 5_000
    await send()
    await expect(send()).rejects.toMatchObject({ code: 'NET_MESSAGE_INVALID' })
    now += 5_000
    await expect(send(undefined, createIdentity())).rejects.toMatchObject({ code: 'NET_MESSAGE_INVALID' })
    await expect(send({ ...beat, node: taskId, atMs: now })).rejects.toMatchObject({
      code: 'NET_PEER_UNKNOWN',
    })
    expect(presenceOf(presence, nodeId)).toMatchObject({
      presence: 'online',
      lastSeenMs: 1_005_000,
      load: 0.5,
    })
    expect(presence.uptimeOf(10, nodeId)).toEqual({
      operator,
      onlineMs: 5_000,
      provenScore: 0,
      failedProbes: 0,
    })
    now += 60_000
    expect(presenceOf(presence, nodeId).presence).toBe('offline')
    expect(supplyAndDemand(ledger, presence).nodesOnline).toBe(0)
    presence.save()
    expect(presence.uptimes(10)).toHaveLength(1)
    now += 2_000_000
    presence.recordProbe(presence.epoch, { id: nodeId, operator }, 70)
    presence.save()
    expect(presence.uptimes(10)).toEqual([])
  } finally {
    presence.stop()
    await Promise.all([node.stop(), book.stop()])
    store.close()
  }
})
