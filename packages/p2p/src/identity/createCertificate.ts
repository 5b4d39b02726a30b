import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { bitString, integer, oid, sequence, set, tagged, time, utf8 } from './der.ts'
import { peerIdOf } from './PeerId.ts'

const ed25519 = sequence(oid(1, 3, 101, 112))
const commonName = oid(2, 5, 4, 3)

/**
 * Returns a self-signed X.509 v3 certificate (PEM) for an Ed25519 key. Its subject is the peer id, for people
 * who inspect it.
 */
export function createCertificate(privateKey: KeyObject, validity: { fromMs: number; toMs: number }): string {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const name = sequence(set(sequence(commonName, utf8(peerIdOf(spki.subarray(-32))))))
  const serial = randomBytes(16)
  serial[0] = (serial[0]! & 0x7f) | 0x40
  const body = sequence(
    tagged(0, integer(Buffer.of(2))),
    integer(serial),
    ed25519,
    name,
    sequence(time(validity.fromMs), time(validity.toMs)),
    name,
    spki,
  )
  const certificate = sequence(body, ed25519, bitString(sign(null, body, privateKey)))
  const lines = certificate.toString('base64').match(/.{1,64}/g)!
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
