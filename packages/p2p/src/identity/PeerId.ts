import { MusterError } from '@muster-network/core'
import { blake3 } from '@napi-rs/blake-hash'
import { z } from 'zod'
import { fromBase32, toBase32 } from './base32.ts'

/**
 * The address of a peer: its Ed25519 public key (32 bytes), a checksum (2) and a version (1) in base32, 56
 * letters. A peer id is a valid DNS label, so it can be used as SNI server name.
 */
export type PeerId = string & { readonly __brand: 'PeerId' }

const version = 1
const length = 56
const suffix = '.muster'

export function peerIdOf(publicKey: Uint8Array): PeerId {
  return toBase32(Buffer.concat([publicKey, checksum(publicKey), Buffer.of(version)])) as PeerId
}

/** Throws NET_PEER_ID_INVALID, so that a mistyped id fails before anything is sent. */
export function parsePeerId(text: string): PeerId {
  if (!isPeerId(text)) {
    throw new MusterError(
      'NET_PEER_ID_INVALID',
      `"${text.slice(0, 80)}" is not a peer id: expected ${length} base32 letters with a valid checksum`,
    )
  }
  return text
}

export function isPeerId(text: string): text is PeerId {
  if (text.length !== length) return false
  const bytes = fromBase32(text)
  if (bytes === undefined || bytes[34] !== version) return false
  return checksum(bytes.subarray(0, 32)).equals(bytes.subarray(32, 34))
}

export const PeerId = z.string().refine(isPeerId, 'not a peer id')

/** The 32 bytes of the Ed25519 key in the id. */
export function publicKeyOf(peerId: PeerId): Buffer {
  return fromBase32(peerId)!.subarray(0, 32)
}

/** Shortens an id for display: enough letters to distinguish peers on a screen, too few to dial. */
export function shortPeerId(peerId: PeerId): string {
  return `${peerId.slice(0, 8)}…`
}

export function serverNameOf(peerId: PeerId): string {
  return peerId + suffix
}

export function peerIdOfServerName(name: string): PeerId | undefined {
  const text = name.endsWith(suffix) ? name.slice(0, -suffix.length) : ''
  return isPeerId(text) ? text : undefined
}

function checksum(publicKey: Uint8Array): Buffer {
  return blake3(Buffer.concat([Buffer.from('muster peer id'), publicKey, Buffer.of(version)])).subarray(0, 2)
}
