import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { createCertificate } from './createCertificate.ts'
import { type PeerId, peerIdOf, publicKeyOf } from './PeerId.ts'

/** A node's key and everything derived from it. The private key leaves this object only into TLS and HPKE. */
export type Identity = {
  readonly peerId: PeerId
  readonly privateKey: KeyObject
  /** Returns a certificate that is valid now; renews it at half its lifetime. */
  certificate(nowMs?: number): { cert: string; key: string }
  /** Signs `bytes` for one purpose. The signature does not verify for any other purpose. */
  sign(purpose: string, bytes: Uint8Array): Buffer
  /** Derives 32 secret bytes for one purpose on this machine, such as sealing keys on disk. */
  derive(purpose: string): Buffer
}

const dayMs = 86_400_000

export function createIdentity(): Identity {
  return identityOf(generateKeyPairSync('ed25519').privateKey)
}

/** Reads the key file, or creates one with mode 0600. Throws CONFIG_INVALID for another kind of key. */
export async function loadOrCreateIdentity(file: string): Promise<Identity> {
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  try {
    await writeFile(file, fresh, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return identityFromPem(await readFile(file, 'utf8'))
}

export function identityFromPem(pem: string): Identity {
  let key: KeyObject | undefined
  try {
    key = createPrivateKey(pem)
  } catch {
    // Reported below without the error text, which may contain most of a key.
  }
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new MusterError('CONFIG_INVALID', 'the node key is not an Ed25519 private key in PEM form')
  }
  return identityOf(key)
}

function identityOf(privateKey: KeyObject): Identity {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-32)
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  let current = { cert: '', key, renewAtMs: 0 }
  return {
    peerId: peerIdOf(publicKey),
    privateKey,
    certificate(nowMs = Date.now()) {
      if (nowMs >= current.renewAtMs) {
        // Valid from a day ago, for peers whose clocks are behind.
        const cert = createCertificate(privateKey, { fromMs: nowMs - dayMs, toMs: nowMs + 60 * dayMs })
        current = { cert, key, renewAtMs: nowMs + 30 * dayMs }
      }
      return current
    },
    sign: (purpose, bytes) => sign(null, signedBytes(purpose, bytes), privateKey),
    derive: (purpose) => {
      const seed = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-32)
      return Buffer.from(hkdfSync('sha256', seed, 'muster', purpose, 32))
    },
  }
}

export function verifySignature(
  peerId: PeerId,
  purpose: string,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKeyOf(peerId)])
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  return verify(null, signedBytes(purpose, bytes), key, signature)
}

function signedBytes(purpose: string, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`muster ${purpose}\n`), bytes])
}
