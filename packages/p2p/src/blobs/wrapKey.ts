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

/** Wraps a task's key for one peer (HPKE, RFC 9180): only that peer opens it, and only for the same task. */
export async function wrapKey(recipient: PeerId, taskId: string, key: Uint8Array): Promise<Buffer> {
  const publicKey = await suite.kem.deserializePublicKey(exact(x25519PublicKeyOf(publicKeyOf(recipient))))
  const { ct, enc } = await suite.seal({ recipientPublicKey: publicKey, info: infoOf(taskId) }, exact(key))
  return Buffer.concat([Buffer.from(enc), Buffer.from(ct)])
}

/** Throws NET_KEY_MISSING when the key was wrapped for another peer or task, or was changed. */
export async function unwrapKey(identity: Identity, taskId: string, wrapped: Uint8Array): Promise<Buffer> {
  try {
    const raw = x25519PrivateKeyOf(identity.privateKey).export({ type: 'pkcs8', format: 'der' }).subarray(-32)
    const privateKey = await suite.kem.deserializePrivateKey(exact(raw))
    const enc = exact(wrapped.subarray(0, encapsulatedBytes))
    const params = { recipientKey: privateKey, enc, info: infoOf(taskId) }
    return Buffer.from(await suite.open(params, exact(wrapped.subarray(encapsulatedBytes))))
  } catch (cause) {
    throw new MusterError('NET_KEY_MISSING', 'the key does not open for this node and task', { cause })
  }
}

function infoOf(taskId: string): ArrayBuffer {
  return exact(Buffer.from(`muster task key 1\n${taskId}`))
}

/** HPKE takes whole ArrayBuffers; ours are often parts of one. */
function exact(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
