import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIdentity } from './Identity.ts'
import { isPeerId, parsePeerId, peerIdOf, peerIdOfServerName, publicKeyOf, serverNameOf } from './PeerId.ts'

describe('PeerId', () => {
  it('encodes a key and detects any single wrong letter', () => {
    const id = peerIdOf(Buffer.alloc(32, 7))
    expect(peerIdOf(publicKeyOf(id))).toBe(id)
    let accepted = 0
    for (let at = 0; at < id.length; at++) {
      const wrong = id.slice(0, at) + (id[at] === 'a' ? 'b' : 'a') + id.slice(at + 1)
      if (isPeerId(wrong)) accepted++
    }
    expect(accepted).toBe(0)
    expect(() => parsePeerId(`${id}a`)).toThrow(expect.objectContaining({ code: 'NET_PEER_ID_INVALID' }))
  })

  it('round-trips through a DNS name', () => {
    const id = createIdentity().peerId
    expect(peerIdOfServerName(serverNameOf(id))).toBe(id)
    expect(peerIdOfServerName(id)).toBeUndefined()
    expect(peerIdOfServerName('example.org')).toBeUndefined()
  })

  it('rejects random text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 56, maxLength: 56 }), (text) => {
        expect(isPeerId(text)).toBe(false)
      }),
    )
  })
})
