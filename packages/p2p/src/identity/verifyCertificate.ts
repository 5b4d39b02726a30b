import type { KeyObject, X509Certificate } from 'node:crypto'
import { type PeerId, peerIdOf } from './PeerId.ts'

export type CertificateCheck = { ok: true; peerId: PeerId } | { ok: false; reason: string }

/**
 * Returns the peer that a certificate authenticates. The TLS handshake has already proven that the other side
 * owns the private key, and there is no certificate authority. So the certificate only has to be self-signed
 * by an Ed25519 key and valid now.
 */
export function verifyCertificate(certificate: X509Certificate | undefined, nowMs: number): CertificateCheck {
  if (certificate === undefined) return { ok: false, reason: 'no certificate' }
  const key = publicKeyIn(certificate)
  if (key?.asymmetricKeyType !== 'ed25519') return { ok: false, reason: 'not an Ed25519 certificate' }
  if (!certificate.verify(key)) return { ok: false, reason: 'certificate signed by another key' }
  // A date that cannot be read is NaN, which compares as false.
  if (!(nowMs >= certificate.validFromDate.getTime()))
    return { ok: false, reason: 'certificate not valid yet' }
  if (!(nowMs <= certificate.validToDate.getTime())) return { ok: false, reason: 'certificate expired' }
  return { ok: true, peerId: peerIdOf(key.export({ type: 'spki', format: 'der' }).subarray(-32)) }
}

/** Undefined for a key of a kind that OpenSSL does not know: reading it throws. */
function publicKeyIn(certificate: X509Certificate): KeyObject | undefined {
  try {
    return certificate.publicKey
  } catch {
    return undefined
  }
}
