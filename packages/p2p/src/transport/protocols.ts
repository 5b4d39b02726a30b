/**
 * The protocols of a connection, negotiated by ALPN, each with its version: peers without a common protocol
 * fail in the handshake. Messages and streams share an HTTP/2 session; bulk bytes and the relay's idle
 * connections use plain TLS (docs/adr/0030-peer-transport.md has the measurements).
 */
export const protocols = { messages: 'muster/1', bytes: 'muster-bytes/1', relay: 'muster-relay/1' } as const

export type Protocol = (typeof protocols)[keyof typeof protocols]

export function isProtocol(text: unknown): text is Protocol {
  return Object.values(protocols).includes(text as Protocol)
}
