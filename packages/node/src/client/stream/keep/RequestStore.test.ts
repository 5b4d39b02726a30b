import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { loadOrCreateIdentity } from '@muster-network/p2p'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type KeptRequest, RequestStore } from './RequestStore.ts'

let dir: string
let store: RequestStore
const open = async (mostBytes?: number) => {
  const identity = await loadOrCreateIdentity(path.join(dir, 'identity.pem'))
  return new RequestStore({ dir, identity, ...(mostBytes !== undefined && { mostBytes }) })
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-requests-'))
  store = await open()
})
afterEach(async () => {
  store.close()
  await rm(dir, { recursive: true })
})

const word = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
const provider: Hex = `0x${'ab'.repeat(20)}`
const secret = 'a very private question'
const kept = (number: number, body = Buffer.from(secret)): KeptRequest => ({
  ...{ streamId: word(1), provider, request: word(number), requestId: word(7), salt: word(8), rules: 0 },
  work: { kind: 'http', method: 'POST', path: '/v1/x', body },
  ...{ from: 0, inUnits: 3, maxUnits: 4, epoch: 5 },
})

it('returns requests after a restart, and keeps no plain text on disk', async () => {
  store.put(kept(10), 1_000)
  store.close()
  for (const name of await readdir(dir))
    expect((await readFile(path.join(dir, name))).includes(secret)).toBe(false)
  store = await open()
  expect(store.get(provider, word(10))).toEqual(kept(10))
  expect(store.get(`0x${'cd'.repeat(20)}`, word(10))).toBeUndefined()
})

it('lists the ranges without a receipt', () => {
  for (const number of [10, 11]) store.put(kept(number), 1_000)
  store.settle(provider, word(10))
  expect(store.unsettled(word(1)).map(({ request }) => request)).toEqual([word(11)])
  expect(store.unsettled(word(2))).toEqual([])
})

it('deletes requests when their time is over, or with their stream', () => {
  store.put(kept(10), 1_000)
  store.put(kept(11), 2_000)
  store.prune(1_000)
  expect(store.get(provider, word(10))).toBeUndefined()
  expect(store.get(provider, word(11))).toBeDefined()
  store.forget(word(1))
  expect(store.get(provider, word(11))).toBeUndefined()
})

it('keeps the request of an accused answer longer, and never shorter', () => {
  for (const number of [10, 11]) store.put(kept(number), 2_000)
  store.keepUntil(provider, word(10), 3_000)
  store.keepUntil(provider, word(11), 1_000)
  store.prune(1_999)
  expect(store.get(provider, word(11))).toBeDefined()
  store.prune(2_999)
  expect(store.get(provider, word(10))).toEqual(kept(10))
  expect(store.get(provider, word(11))).toBeUndefined()
  store.prune(3_000)
  expect(store.get(provider, word(10))).toBeUndefined()
})

it('is bounded: the oldest requests go first', async () => {
  store.close()
  store = await open(100_000)
  for (let number = 0; number < 300; number++) store.put(kept(number, randomBytes(1_000)), 1_000 + number)
  expect(store.get(provider, word(0))).toBeUndefined()
  expect(store.get(provider, word(299))).toBeDefined()
})
