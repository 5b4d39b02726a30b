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
let context: Pick<ClientContext, 'kept' | 'keys' | 'peer'>

beforeEach(async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-saves-'))
  const store = openStore(path.join(dir, 'state.sqlite'))
  context = {
    kept: new ClientStore(store),
    keys: new PartKeys(path.join(dir, 'keys'), identity),
    peer: { peerId: identity.peerId } as ClientContext['peer'],
  }
  return async () => {
    store.close()
    await rm(dir, { recursive: true, force: true })
  }
})

const state = (name: string) => ({ blob: name, digest: `0x${name}` as const, units: 1n })
function save(part: number, tenure: number, atMs: number, name: string, holders: PeerId[] = []): void {
  context.kept.putState({ taskId, part, tenure, state: state(name), holders, atMs })
}
const hand = async (part: number) => {
  const { wrappedKey, newest } = await savesOf(context, { taskId, part }, executor.peerId)
  const key = await unwrapKey(executor, stateKeyName(taskId, part), wrappedKey)
  return { key: key.toString('hex'), wrappedKey, newest }
}

it('hands an executor the newest of its own allocation, whoever saved it, and nothing of another copy', async () => {
  save(0, 1, 1_000, 'a1')
  save(0, 2, 3_000, 'a2', [executor.peerId])
  save(0, 1, 2_000, 'a0')
  save(1, 1, 9_000, 'b1')
  expect((await hand(0)).newest).toEqual({
    state: state('a2'),
    holders: [identity.peerId, executor.peerId],
  })
  expect((await hand(1)).newest).toEqual({ state: state('b1'), holders: [identity.peerId] })
  // the eleventh part is not the first, however ids are written
  expect((await hand(10)).newest).toBeUndefined()
})

it('seals what each copy saves under a key that no other copy has, the same for all who run that copy', async () => {
  const [first, again, other] = [await hand(0), await hand(0), await hand(1)]
  expect(again.key).toBe(first.key)
  expect(other.key).not.toBe(first.key)
  await expect(unwrapKey(executor, stateKeyName(taskId, 1), first.wrappedKey)).rejects.toMatchObject({
    code: 'NET_KEY_MISSING',
  })
  const [one, two] = await Promise.all([hand(2), hand(2)])
  expect(one.key).toBe(two.key)
})

it('knows a blob that an executor may not call its state', () => {
  context.kept.tasks.put(taskId, { taskId, manifest: { parts: [{ blob: 'data' }] } } as ClientTask)
  context.kept.putResult(taskId, { deliveryId: '0x1', part: 1, blob: 'result' as BlobId })
  save(0, 1, 1_000, 'own')
  save(1, 1, 1_000, 'other')
  const foreign = ['data', 'result', 'own', 'other', 'new'].filter((blob) =>
    isForeign(context, taskId, 0, blob),
  )
  expect(foreign).toEqual(['data', 'result', 'other'])
})
