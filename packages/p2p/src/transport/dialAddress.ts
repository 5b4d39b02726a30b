import { connect, type TLSSocket } from 'node:tls'
import { MusterError } from '@muster-network/core'
import type { Address } from '../directory/Directory.ts'
import type { Identity } from '../identity/Identity.ts'
import { type PeerId, serverNameOf, shortPeerId } from '../identity/PeerId.ts'
import { verifyCertificate } from '../identity/verifyCertificate.ts'
import type { Protocol } from './protocols.ts'

export type DialOptions = {
  identity: Identity
  protocol: Protocol
  /** Aborting ends the attempt and closes the socket. */
  signal: AbortSignal
}

/**
 * Opens one connection and verifies the peer's key before anything is sent. The address may be the peer's own
 * or a relay's: the SNI server name selects the peer.
 *
 * Throws NET_PEER_WRONG, NET_VERSION, NET_UNREACHABLE or NET_CANCELLED.
 */
export function dialAddress(peerId: PeerId, address: Address, options: DialOptions): Promise<TLSSocket> {
  const { identity, protocol, signal } = options
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(cancelled(peerId))
    const socket = connect({
      host: address.host,
      port: address.port,
      ...identity.certificate(),
      servername: serverNameOf(peerId),
      ALPNProtocols: [protocol],
      minVersion: 'TLSv1.3',
      // There is no certificate authority; `check` verifies the key before anything is sent.
      rejectUnauthorized: false,
    })
    const settle = (error?: MusterError) => {
      signal.removeEventListener('abort', abort)
      socket.off('error', fail).off('close', close).off('secureConnect', check)
      if (error === undefined) return resolve(socket)
      socket.on('error', () => {})
      socket.destroy()
      reject(error)
    }
    const abort = () => settle(cancelled(peerId))
    const fail = (cause: NodeJS.ErrnoException) => settle(dialError(peerId, address, cause))
    const close = () => settle(dialError(peerId, address, new Error('closed during the handshake')))
    const check = () => {
      const peer = verifyCertificate(socket.getPeerX509Certificate(), Date.now())
      if (!peer.ok) return settle(wrongPeer(peerId, peer.reason))
      if (peer.peerId !== peerId)
        return settle(wrongPeer(peerId, `the key belongs to ${shortPeerId(peer.peerId)}`))
      if (socket.alpnProtocol !== protocol) return settle(noVersion(peerId))
      socket.setNoDelay(true)
      settle()
    }
    signal.addEventListener('abort', abort, { once: true })
    socket.on('error', fail).on('close', close).on('secureConnect', check)
  })
}

function dialError(peerId: PeerId, address: Address, cause: NodeJS.ErrnoException): MusterError {
  if (cause.code === 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL') return noVersion(peerId)
  const endpoint = `${address.host}:${address.port}`
  return new MusterError('NET_UNREACHABLE', `${shortPeerId(peerId)} at ${endpoint}: ${cause.message}`, {
    cause,
  })
}

function wrongPeer(peerId: PeerId, reason: string): MusterError {
  return new MusterError('NET_PEER_WRONG', `the dialled endpoint is not ${shortPeerId(peerId)}: ${reason}`)
}

function noVersion(peerId: PeerId): MusterError {
  return new MusterError(
    'NET_VERSION',
    `${shortPeerId(peerId)} and this node have no common protocol version: update the older one`,
  )
}

function cancelled(peerId: PeerId): MusterError {
  return new MusterError('NET_CANCELLED', `dialling ${shortPeerId(peerId)} was cancelled`)
}
