import { X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCertificate } from './createCertificate.ts'
import { createIdentity } from './Identity.ts'
import { publicKeyOf } from './PeerId.ts'
import { verifyCertificate } from './verifyCertificate.ts'

describe('certificate', () => {
  it('is accepted by OpenSSL, verifies under its own key and contains the peer id', () => {
    const identity = createIdentity()
    const now = Date.UTC(2030, 1, 2, 3, 4, 5)
    const certificate = new X509Certificate(identity.certificate(now).cert)
    expect(certificate.subject).toBe(`CN=${identity.peerId}`)
    expect(certificate.validFromDate.getTime()).toBe(now - 86_400_000)
    expect(verifyCertificate(certificate, now)).toEqual({ ok: true, peerId: identity.peerId })
  })

  it('is rejected when expired, not valid yet, or signed by another key', () => {
    const identity = createIdentity()
    const pem = createCertificate(identity.privateKey, { fromMs: 1e12, toMs: 2e12 })
    const certificate = new X509Certificate(pem)
    expect(verifyCertificate(certificate, 2e12 + 1000)).toEqual({ ok: false, reason: 'certificate expired' })
    expect(verifyCertificate(certificate, 1e12 - 1)).toEqual({
      ok: false,
      reason: 'certificate not valid yet',
    })
    expect(verifyCertificate(undefined, 1e12)).toEqual({ ok: false, reason: 'no certificate' })
    // The victim's key inside a certificate that the attacker signed.
    const der = Buffer.from(certificate.raw)
    const victim = publicKeyOf(createIdentity().peerId)
    victim.copy(der, der.indexOf(publicKeyOf(identity.peerId)))
    expect(verifyCertificate(new X509Certificate(der), 15e11)).toMatchObject({ ok: false })
  })

  it('is rejected with a key of a kind that OpenSSL does not know', () => {
    const { raw } = new X509Certificate(createIdentity().certificate(15e11).cert)
    const der = Buffer.from(raw)
    // the head of the public key, with the algorithm in its last bytes
    const head = Buffer.from('302a300506032b6570', 'hex')
    der[der.indexOf(head) + head.length - 2] = 0x72
    expect(verifyCertificate(new X509Certificate(der), 15e11)).toEqual({
      ok: false,
      reason: 'not an Ed25519 certificate',
    })
  })

  it('is renewed at half its lifetime', () => {
    const identity = createIdentity()
    const first = identity.certificate(0).cert
    expect(identity.certificate(86_400_000).cert).toBe(first)
    expect(identity.certificate(86_400_000 * 31).cert).not.toBe(first)
  })
})
