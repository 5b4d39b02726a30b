import assert from 'node:assert/strict'
import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { unwrapKey, wrapKey } from '../../packages/p2p/src/blobs/wrapKey.ts'
import { fromBase32, toBase32 } from '../../packages/p2p/src/identity/base32.ts'
import { createIdentity, identityFromPem } from '../../packages/p2p/src/identity/Identity.ts'
import {
  parsePeerId,
  peerIdOf,
  peerIdOfServerName,
  publicKeyOf,
  serverNameOf,
} from '../../packages/p2p/src/identity/PeerId.ts'
import { verifyCertificate } from '../../packages/p2p/src/identity/verifyCertificate.ts'
import { readServerName } from '../../packages/p2p/src/relay/readServerName.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { clientHello } from '../inputs/clientHello.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'

const identity = createIdentity()
const nowMs = Date.UTC(2030, 0, 1)
const derOf = (pem: string) => Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64')

/** The first bytes of a connection, as a relay reads them before any handshake. */
const serverName: Decoder = {
  name: 'server-name',
  inputs: async () => {
    const hello = await clientHello(serverNameOf(identity.peerId))
    const record = (part: Buffer) =>
      Buffer.concat([hello.subarray(0, 3), Buffer.of(part.length >> 8, part.length & 255), part])
    const halves = Buffer.concat([record(hello.subarray(5, 105)), record(hello.subarray(105))])
    return mutatedBytes([hello, halves], { words: [hello.subarray(0, 5), '\x00\x00\x00\x05\x00'] })
  },
  decode(input) {
    const read = readServerName(input)
    if (read.kind === 'incomplete') assert.ok(read.neededBytes > input.length)
    // the bytes that decided are enough: what follows cannot change the name
    if (read.kind === 'name') assert.deepEqual(readServerName(Buffer.concat([input, Buffer.alloc(9)])), read)
    return read.kind === 'name' ? 'accepted' : 'refused'
  },
}

const peerIds: Decoder = {
  name: 'peer-ids',
  inputs: () => {
    const { peerId } = identity
    return mutatedBytes(
      [peerId, serverNameOf(peerId), peerId.toUpperCase()].map((text) => Buffer.from(text)),
      {
        maxEdits: 2,
      },
    )
  },
  decode(input) {
    const text = input.toString('utf8')
    const bytes = fromBase32(text)
    if (bytes) assert.equal(toBase32(bytes), text)
    const named = peerIdOfServerName(text)
    if (named) assert.equal(serverNameOf(named), text)
    if (named) return 'accepted'
    assert.equal(peerIdOf(publicKeyOf(parsePeerId(text))), text)
    return 'accepted'
  },
}

/** A certificate that TLS has parsed: it may have any key, name, date and signature. */
const certificate: Decoder = {
  name: 'certificates',
  weight: 0.3,
  inputs: () => {
    const der = derOf(identity.certificate(nowMs).cert)
    const [, ...otherKeys] = ['ed25519', 'x25519', 'ed448'] as const
    const keys = otherKeys.map((kind) =>
      generateKeyPairSync(kind as 'x25519').publicKey.export({ type: 'spki', format: 'der' }),
    )
    return mutatedBytes([der], {
      words: [...keys, Buffer.from('06032b6570', 'hex'), Buffer.from('06032a8648ce3d', 'hex')],
    })
  },
  decode(input) {
    let parsed: X509Certificate
    try {
      parsed = new X509Certificate(input)
    } catch {
      return 'refused'
    }
    const check = verifyCertificate(parsed, nowMs)
    if (check.ok) assert.equal(check.peerId, identity.peerId)
    return check.ok ? 'accepted' : 'refused'
  },
}

const keyFile: Decoder = {
  name: 'node-key-files',
  weight: 0.3,
  inputs: () =>
    mutatedBytes([Buffer.from(identity.certificate(nowMs).key)], { words: ['-----BEGIN', 'ENCRYPTED'] }),
  decode(input) {
    const { peerId } = identityFromPem(input.toString('utf8'))
    assert.equal(parsePeerId(peerId), peerId)
    return 'accepted'
  },
}

const taskKey = Buffer.alloc(32, 7)

const wrappedKeys: Decoder = {
  name: 'wrapped-keys',
  weight: 0.03,
  inputs: async () => mutatedBytes([await wrapKey(identity.peerId, 'task', taskKey)], { maxEdits: 2 }),
  async decode(input): Promise<Verdict> {
    assert.deepEqual(await unwrapKey(identity, 'task', input), taskKey)
    return 'accepted'
  },
}

/** Any 32 bytes can be a peer's key on the chain: points of low order, points that are none. */
const keysOfPeers: Decoder = {
  name: 'keys-of-peers',
  weight: 0.03,
  inputs: () =>
    fc.oneof(
      mutatedBytes([publicKeyOf(identity.peerId), ...lowOrder], { maxEdits: 2 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
    ),
  async decode(input): Promise<Verdict> {
    const publicKey = Buffer.concat([input, Buffer.alloc(32)]).subarray(0, 32)
    await wrapKey(peerIdOf(publicKey), 'task', taskKey)
    return 'accepted'
  },
}

/** The eight points of low order of Ed25519, as far as their encodings differ, and encodings out of range. */
const lowOrder = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
].map((hex) => Buffer.from(hex, 'hex'))

export const decoders = [serverName, peerIds, certificate, keyFile, wrappedKeys, keysOfPeers]
