export type ServerName =
  | { kind: 'name'; name: string }
  | { kind: 'incomplete' }
  | { kind: 'invalid'; reason: string }

/** A dialler's first message is below 2 KB; more than this is somebody else's. */
const maxClientHelloBytes = 16 << 10

const incomplete: ServerName = { kind: 'incomplete' }
const invalid = (reason: string): ServerName => ({ kind: 'invalid', reason })

/**
 * The name that a TLS dialler asks for, read from its first bytes (RFC 8446 §4.1.2, RFC 6066 §3). All that a relay
 * ever understands of what it carries.
 */
export function serverNameOf(bytes: Buffer): ServerName {
  const hello = handshakeMessage(bytes)
  if (!Buffer.isBuffer(hello)) {
    const endless = hello.kind === 'incomplete' && bytes.length > maxClientHelloBytes
    return endless ? invalid('first message too long') : hello
  }

  // version 2, random 32, then session id, cipher suites and compression methods, each with its length
  let at = 34
  for (const lengthBytes of [1, 2, 1] as const) {
    if (at + lengthBytes > hello.length) return invalid('cut short')
    at += lengthBytes + hello.readUIntBE(at, lengthBytes)
  }
  if (at + 2 > hello.length) return invalid('no extensions')
  const end = at + 2 + hello.readUInt16BE(at)
  if (end > hello.length) return invalid('cut short')
  for (at += 2; at + 4 <= end; ) {
    const type = hello.readUInt16BE(at)
    const length = hello.readUInt16BE(at + 2)
    at += 4
    if (at + length > end) return invalid('cut short')
    if (type === 0) return hostName(hello.subarray(at, at + length))
    at += length
  }
  return invalid('no server name')
}

/** The body of the ClientHello, put together from as many records as it was cut into. */
function handshakeMessage(bytes: Buffer): Buffer | ServerName {
  const parts: Buffer[] = []
  let have = 0
  for (let at = 0; ; ) {
    if (bytes.length > at && bytes[at] !== 22) return invalid('not a handshake')
    if (bytes.length > at + 1 && bytes[at + 1] !== 3) return invalid('not TLS')
    if (bytes.length < at + 5) return incomplete
    const length = bytes.readUInt16BE(at + 3)
    if (length === 0) return invalid('empty record')
    const part = bytes.subarray(at + 5, at + 5 + length)
    parts.push(part)
    have += part.length
    if (have >= 4) {
      const message = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
      if (message[0] !== 1) return invalid('not a ClientHello')
      const size = message.readUIntBE(1, 3)
      if (size > maxClientHelloBytes) return invalid('first message too long')
      if (have >= 4 + size) return message.subarray(4, 4 + size)
    }
    if (part.length < length) return incomplete
    at += 5 + length
  }
}

function hostName(list: Buffer): ServerName {
  if (list.length < 5 || list[2] !== 0) return invalid('no host name')
  const length = list.readUInt16BE(3)
  if (length === 0 || 5 + length > list.length) return invalid('cut short')
  return { kind: 'name', name: list.toString('latin1', 5, 5 + length) }
}
