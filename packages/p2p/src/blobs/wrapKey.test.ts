import { describe, expect, it } from 'vitest'
import { key } from '../../test/blobFixtures.ts'
import { createIdentity } from '../identity/Identity.ts'
import { peerIdOf } from '../identity/PeerId.ts'
import { unwrapKey, wrapKey } from './wrapKey.ts'

describe('wrapKey', () => {
  it('wraps a key for one peer and one task', async () => {
    const peer = createIdentity()
    const wrapped = await wrapKey(peer.peerId, 'task-1', key)
    expect(await unwrapKey(peer, 'task-1', wrapped)).toEqual(key)
    await expect(unwrapKey(peer, 'task-2', wrapped)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
    await expect(unwrapKey(createIdentity(), 'task-1', wrapped)).rejects.toMatchObject({
      code: 'NET_KEY_MISSING',
    })
    wrapped[40]! ^= 1
    await expect(unwrapKey(peer, 'task-1', wrapped)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
  })

  it('refuses the key of a peer that anyone could unwrap for', async () => {
    const lowOrder = ['00'.repeat(32), `ec${'ff'.repeat(30)}7f`, `01${'00'.repeat(31)}`]
    for (const hex of lowOrder)
      await expect(wrapKey(peerIdOf(Buffer.from(hex, 'hex')), 'task-1', key)).rejects.toMatchObject({
        code: 'NET_PEER_ID_INVALID',
      })
  })
})
