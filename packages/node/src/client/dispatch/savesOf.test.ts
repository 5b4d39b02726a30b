import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BlobId, createIdentity, type PeerId, unwrapKey } from '@muster-network/p2p'
import { beforeEach, expect, it } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import type { ClientContext } from '../ClientContext.ts'
import { ClientStore } from '../ClientStore.ts'
import type { ClientTask } from '../ClientTask.ts'
import { PartKeys } from '../pack/PartKeys.ts'
import { isForeign } from '../watch/isForeign.ts'
import { savesOf, stateKeyName } from './savesOf.ts'

const taskId = `0x${'ab'.repeat(32)}` as const
const identity = createIdentity()
const executor = createIdentity()
let context: Pick<ClientContext, 'records' | 'keys' | 'peer'>

beforeEach(async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-saves-'))
  const store = openStore(path.join(dir, 'state.sqlite'))
  context = {
    records: new ClientStore(store),
    keys: new PartKeys(path.join(dir, 'keys'), identity),
    peer: { peerId: identity.peerId } as ClientContext['peer'],
  }
  return async () => {
    store.close()
    await rm(dir, { recursive: true, force: true })
  }
})

const state = (name: string) => ({ blob: name, digest: `0x${name}` as const, units: 1n })
type Save = { part: number; assignment: number; atMs: number; name: string; holders?: PeerId[] }
function save({ name, holders = [], ...rest }: Save): void {
  context.records.putState({ taskId, ...rest, state: state(name), holders })
}
const hand = async (part: number) => {
  const { wrappedKey, newest } = await savesOf(context, { taskId, part }, executor.peerId)
  const key = await unwrapKey(executor, stateKeyName(taskId, part), wrappedKey)
  return { key: key.toString('hex'), wrappedKey, newest }
}

it('returns the newest state of the same allocation, and no state of another replica', async () => {
  save({ part: 0, assignment: 1, atMs: 1_000, name: 'a1' })
  save({ part: 0, assignment: 2, atMs: 3_000, name: 'a2', holders: [executor.peerId] })
  save({ part: 0, assignment: 1, atMs: 2_000, name: 'a0' })
  save({ part: 1, assignment: 1, atMs: 9_000, name: 'b1' })
  expect((await hand(0)).newest).toEqual({
    state: state('a2'),
    holders: [identity.peerId, executor.peerId],
  })
  expect((await hand(1)).newest).toEqual({ state: state('b1'), holders: [identity.peerId] })
  // the prefix of part 1 must not match part 10
  expect((await hand(10)).newest).toBeUndefined()
})

it('seals the states of each replica under its own key, which all its executors share', async () => {
  const [first, again, other] = [await hand(0), await hand(0), await hand(1)]
  expect(again.key).toBe(first.key)
  expect(other.key).not.toBe(first.key)
  await expect(unwrapKey(executor, stateKeyName(taskId, 1), first.wrappedKey)).rejects.toMatchObject({
    code: 'NET_KEY_MISSING',
  })
  const [one, two] = await Promise.all([hand(2), hand(2)])
  expect(one.key).toBe(two.key)
})

it('rejects a blob that is not a state of the executor', () => {
  context.records.tasks.put(taskId, { taskId, manifest: { parts: [{ blob: 'data' }] } } as ClientTask)
  context.records.putResult(taskId, { deliveryId: '0x1', part: 1, blob: 'result' as BlobId })
  save({ part: 0, assignment: 1, atMs: 1_000, name: 'own' })
  save({ part: 1, assignment: 1, atMs: 1_000, name: 'other' })
  const foreign = ['data', 'result', 'own', 'other', 'new'].filter((blob) =>
    isForeign(context, taskId, 0, blob),
  )
  expect(foreign).toEqual(['data', 'result', 'other'])
})
