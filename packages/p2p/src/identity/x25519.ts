import { createHash, createPrivateKey, type KeyObject } from 'node:crypto'
import { MusterError } from '@muster-network/core'

// Task keys are wrapped for a peer with X25519, but a peer is identified by its Ed25519 key. The two curves
// are birationally equivalent, so the X25519 key follows from the Ed25519 key, and a peer id is enough to
// encrypt to a peer.
const p = 2n ** 255n - 19n

/**
 * Converts an Ed25519 public key to X25519: u = (1 + y) / (1 - y). Not constant-time, because the data is
 * public.
 */
export function x25519PublicKeyOf(ed25519PublicKey: Uint8Array): Buffer {
  let y = 0n
  for (let i = 31; i >= 0; i--)
    y = (y << 8n) | BigInt(i === 31 ? ed25519PublicKey[i]! & 0x7f : ed25519PublicKey[i]!)
  // y = 1 is the neutral element: it has no u and is not a usable key.
  if (y >= p || y === 1n)
    throw new MusterError('NET_PEER_ID_INVALID', 'the peer id is not a usable public key')
  let u = mod((1n + y) * inverse(mod(1n - y)))
  const bytes = Buffer.alloc(32)
  for (let i = 0; i < 32; i++, u >>= 8n) bytes[i] = Number(u & 255n)
  return bytes
}

/** Converts an Ed25519 private key to X25519: the scalar that Ed25519 itself computes with. */
export function x25519PrivateKeyOf(ed25519PrivateKey: KeyObject): KeyObject {
  const seed = ed25519PrivateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-32)
  const scalar = createHash('sha512').update(seed).digest().subarray(0, 32)
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), scalar])
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
}

function mod(value: bigint): bigint {
  const rest = value % p
  return rest < 0n ? rest + p : rest
}

function inverse(value: bigint): bigint {
  let result = 1n
  let base = value
  for (let exponent = p - 2n; exponent > 0n; exponent >>= 1n, base = mod(base * base)) {
    if (exponent & 1n) result = mod(result * base)
  }
  return result
}
