import { createPublicKey, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { createCertificate } from './createCertificate.ts'
import { integer, oid, sequence, utf8 } from './der.ts'
import { createIdentity, loadOrCreateIdentity, verifySignature } from './Identity.ts'
import { isPeerId, parsePeerId, peerIdOf, peerIdOfServerName, publicKeyOf, serverNameOf } from './PeerId.ts'
import { peerOfCertificate } from './peerOfCertificate.ts'
import { x25519PrivateKeyOf, x25519PublicKeyOf } from './x25519.ts'

describe('base32', () => {
  it('gives every byte sequence back, and each has one text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(fromBase32(toBase32(bytes))).toEqual(Buffer.from(bytes))
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const bytes = fromBase32(text)
        if (bytes !== undefined) expect(toBase32(bytes)).toBe(text)
      }),
    )
  })
})

describe('PeerId', () => {
  it('stands for a key and finds any single wrong letter', () => {
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

  it('is a DNS name and comes back from it', () => {
    const id = createIdentity().peerId
    expect(peerIdOfServerName(serverNameOf(id))).toBe(id)
    expect(peerIdOfServerName(id)).toBeUndefined()
    expect(peerIdOfServerName('example.org')).toBeUndefined()
  })
})

describe('der', () => {
  it('writes what the standard says', () => {
    expect(integer(Buffer.of(0, 0, 0x80)).toString('hex')).toBe('02020080')
    expect(oid(1, 2, 840, 113549).toString('hex')).toBe('06062a864886f70d')
    expect(sequence(Buffer.alloc(200)).subarray(0, 3).toString('hex')).toBe('3081c8')
    expect(sequence(Buffer.alloc(300)).subarray(0, 4).toString('hex')).toBe('3082012c')
    expect(utf8('é').toString('hex')).toBe('0c02c3a9')
  })
})

describe('certificate', () => {
  it('is read by OpenSSL, verifies under its own key and names the peer', () => {
    const identity = createIdentity()
    const now = Date.UTC(2030, 1, 2, 3, 4, 5)
    const certificate = new X509Certificate(identity.certificate(now).cert)
    expect(certificate.subject).toBe(`CN=${identity.peerId}`)
    expect(certificate.validFromDate.getTime()).toBe(now - 86_400_000)
    expect(peerOfCertificate(certificate, now)).toEqual({ ok: true, peerId: identity.peerId })
  })

  it('is refused when expired, not valid yet, or signed by another key', () => {
    const identity = createIdentity()
    const pem = createCertificate(identity.privateKey, { fromMs: 1e12, toMs: 2e12 })
    const certificate = new X509Certificate(pem)
    expect(peerOfCertificate(certificate, 2e12 + 1000)).toEqual({ ok: false, reason: 'certificate expired' })
    expect(peerOfCertificate(certificate, 1e12 - 1)).toEqual({
      ok: false,
      reason: 'certificate not valid yet',
    })
    expect(peerOfCertificate(undefined, 1e12)).toEqual({ ok: false, reason: 'no certificate' })
    // The victim's key inside a certificate that the thief signs.
    const der = Buffer.from(certificate.raw)
    const victim = publicKeyOf(createIdentity().peerId)
    victim.copy(der, der.indexOf(publicKeyOf(identity.peerId)))
    expect(peerOfCertificate(new X509Certificate(der), 15e11)).toMatchObject({ ok: false })
  })

  it('is renewed at half its life', () => {
    const identity = createIdentity()
    const first = identity.certificate(0).cert
    expect(identity.certificate(86_400_000).cert).toBe(first)
    expect(identity.certificate(86_400_000 * 31).cert).not.toBe(first)
  })
})

describe('Identity', () => {
  it('is the same after a restart, in a file for its owner alone', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-identity-'))
    try {
      const file = path.join(folder, 'node.key')
      const first = await loadOrCreateIdentity(file)
      expect((await loadOrCreateIdentity(file)).peerId).toBe(first.peerId)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      await writeFile(path.join(folder, 'bad'), 'nonsense')
      await expect(loadOrCreateIdentity(path.join(folder, 'bad'))).rejects.toMatchObject({
        code: 'CONFIG_INVALID',
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('signs for one purpose only', () => {
    const { peerId, sign } = createIdentity()
    const bytes = Buffer.from('x')
    const signature = sign('receipt', bytes)
    expect(verifySignature(peerId, 'receipt', bytes, signature)).toBe(true)
    expect(verifySignature(peerId, 'usage', bytes, signature)).toBe(false)
    expect(verifySignature(createIdentity().peerId, 'receipt', bytes, signature)).toBe(false)
  })

  it('has one X25519 key, the same from either half', () => {
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
