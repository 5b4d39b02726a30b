import { createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createIdentity } from './Identity.ts'
import { publicKeyOf } from './PeerId.ts'
import { x25519PrivateKeyOf, x25519PublicKeyOf } from './x25519.ts'

describe('x25519', () => {
  it('derives the same key from a private and a public Ed25519 key', () => {
    for (let i = 0; i < 20; i++) {
      const identity = createIdentity()
      const spki = createPublicKey(x25519PrivateKeyOf(identity.privateKey)).export({
        type: 'spki',
        format: 'der',
      })
      expect(x25519PublicKeyOf(publicKeyOf(identity.peerId))).toEqual(spki.subarray(-32))
    }
  })
})
