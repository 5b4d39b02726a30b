import { connect, type TLSSocket } from 'node:tls'
import { MusterError } from '@muster-network/core'
import type { Address } from '../directory/Directory.ts'
import type { Identity } from '../identity/Identity.ts'
import { type PeerId, serverNameOf, shortPeerId } from '../identity/PeerId.ts'
import { peerOfCertificate } from '../identity/peerOfCertificate.ts'
import type { Protocol } from './protocols.ts'

export type DialOptions = {
  identity: Identity
  protocol: Protocol
  /** Aborting it ends the attempt and closes the socket. */
  signal: AbortSignal
}

/**
 * Opens one connection and checks the key before a byte of ours is sent over it. The address may be the peer's own or
 * a relay's: the name in the handshake says who is meant.
 *
 * Throws NET_PEER_WRONG, NET_VERSION, NET_UNREACHABLE or NET_CANCELLED.
 */
export function dial(peerId: PeerId, address: Address, options: DialOptions): Promise<TLSSocket> {
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
      // There is no authority; the key itself is compared below, before anything is sent.
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
    const fail = (cause: NodeJS.ErrnoException) => settle(whyFailed(peerId, address, cause))
    const close = () => settle(whyFailed(peerId, address, new Error('closed during the handshake')))
    const check = () => {
      const peer = peerOfCertificate(socket.getPeerX509Certificate(), Date.now())
      if (!peer.ok) return settle(wrongPeer(peerId, peer.reason))
      if (peer.peerId !== peerId) return settle(wrongPeer(peerId, `it is ${shortPeerId(peer.peerId)}`))
      if (socket.alpnProtocol !== protocol) return settle(noVersion(peerId))
      socket.setNoDelay(true)
      settle()
    }
    signal.addEventListener('abort', abort, { once: true })
    socket.on('error', fail).on('close', close).on('secureConnect', check)
  })
}

function whyFailed(peerId: PeerId, address: Address, cause: NodeJS.ErrnoException): MusterError {
  if (cause.code === 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL') return noVersion(peerId)
  const place = `${address.host}:${address.port}`
  return new MusterError('NET_UNREACHABLE', `${shortPeerId(peerId)} at ${place}: ${cause.message}`, { cause })
}

function wrongPeer(peerId: PeerId, reason: string): MusterError {
  return new MusterError('NET_PEER_WRONG', `the other end is not ${shortPeerId(peerId)}: ${reason}`)
}

function noVersion(peerId: PeerId): MusterError {
  return new MusterError(
    'NET_VERSION',
    `${shortPeerId(peerId)} speaks no version of the protocol that we speak`,
  )
}

function cancelled(peerId: PeerId): MusterError {
  return new MusterError('NET_CANCELLED', `dialling ${shortPeerId(peerId)} was cancelled`)
}
