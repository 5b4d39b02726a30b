import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { MusterError } from '@muster-network/core'
import type { Identity } from '../identity/Identity.ts'
import { type PeerId, publicKeyOf } from '../identity/PeerId.ts'
import { x25519PrivateKeyOf, x25519PublicKeyOf } from '../identity/x25519.ts'

const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})
const encapsulatedBytes = 32

/**
 * Wraps a task's key for one peer with HPKE (RFC 9180): only that peer can unwrap it, and only for the same
 * task. Throws NET_PEER_ID_INVALID when the peer's key is no usable one, such as a point of low order, for which
 * anyone could unwrap.
 */
export async function wrapKey(recipient: PeerId, taskId: string, key: Uint8Array): Promise<Buffer> {
  const publicKey = await suite.kem.deserializePublicKey(
    toArrayBuffer(x25519PublicKeyOf(publicKeyOf(recipient))),
  )
  const { ct, enc } = await suite
    .seal({ recipientPublicKey: publicKey, info: infoOf(taskId) }, toArrayBuffer(key))
    .catch((cause: unknown) => {
      throw new MusterError('NET_PEER_ID_INVALID', 'the peer id is not a usable public key', { cause })
    })
  return Buffer.concat([Buffer.from(enc), Buffer.from(ct)])
}

/** Throws NET_KEY_MISSING when the key was wrapped for another peer or task, or was changed. */
export async function unwrapKey(identity: Identity, taskId: string, wrapped: Uint8Array): Promise<Buffer> {
  try {
    const raw = x25519PrivateKeyOf(identity.privateKey).export({ type: 'pkcs8', format: 'der' }).subarray(-32)
    const privateKey = await suite.kem.deserializePrivateKey(toArrayBuffer(raw))
    const enc = toArrayBuffer(wrapped.subarray(0, encapsulatedBytes))
    const params = { recipientKey: privateKey, enc, info: infoOf(taskId) }
    return Buffer.from(await suite.open(params, toArrayBuffer(wrapped.subarray(encapsulatedBytes))))
  } catch (cause) {
    throw new MusterError(
      'NET_KEY_MISSING',
      `the wrapped key of task ${taskId} cannot be unwrapped by this node`,
      { cause },
    )
  }
}

function infoOf(taskId: string): ArrayBuffer {
  return toArrayBuffer(Buffer.from(`muster task key 1\n${taskId}`))
}

/** HPKE needs whole ArrayBuffers; Buffers are often views of a larger one. */
function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
