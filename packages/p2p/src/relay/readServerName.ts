export type ServerName =
  | { kind: 'name'; name: string }
  /** Fewer than `neededBytes` bytes in all cannot change the answer. */
  | { kind: 'incomplete'; neededBytes: number }
  | { kind: 'invalid'; reason: string }

/** A dialler's ClientHello is below 2 KB; a longer one is not from a muster peer. */
const maxClientHelloBytes = 16 << 10
/** TLS libraries send a ClientHello in one record, or in two. */
const maxRecords = 8
const recordHeadBytes = 5
const messageHeadBytes = 4

const incomplete = (neededBytes: number): ServerName => ({ kind: 'incomplete', neededBytes })
const invalid = (reason: string): ServerName => ({ kind: 'invalid', reason })

/**
 * Reads the SNI server name from the first bytes of a TLS connection (RFC 8446 §4.1.2, RFC 6066 §3). This is
 * the only part of the traffic that a relay interprets. Anyone can send these bytes, one at a time: the caller looks
 * again only once the needed bytes are there, which is at most twice for each record.
 */
export function readServerName(bytes: Buffer): ServerName {
  const hello = handshakeMessage(bytes)
  if (!Buffer.isBuffer(hello)) return hello

  // version 2, random 32, then session id, cipher suites and compression methods, each with its length
  let at = 34
  for (const lengthBytes of [1, 2, 1] as const) {
    if (at + lengthBytes > hello.length) return invalid('truncated')
    at += lengthBytes + hello.readUIntBE(at, lengthBytes)
  }
  if (at + 2 > hello.length) return invalid('no extensions')
  const end = at + 2 + hello.readUInt16BE(at)
  if (end > hello.length) return invalid('truncated')
  for (at += 2; at + 4 <= end; ) {
    const type = hello.readUInt16BE(at)
    const length = hello.readUInt16BE(at + 2)
    at += 4
    if (at + length > end) return invalid('truncated')
    if (type === 0) return hostName(hello.subarray(at, at + length))
    at += length
  }
  return invalid('no server name')
}

/** The body of the ClientHello, joined from its TLS records once all of it is there. */
function handshakeMessage(bytes: Buffer): Buffer | ServerName {
  const parts: Buffer[] = []
  let missing = messageHeadBytes
  for (let at = 0, records = 0; missing > 0; records++) {
    if (records === maxRecords) return invalid('too many records')
    if (bytes.length > at && bytes[at] !== 22) return invalid('not a handshake')
    if (bytes.length > at + 1 && bytes[at + 1] !== 3) return invalid('not TLS')
    const start = at + recordHeadBytes
    const needed = start + (records === 0 ? messageHeadBytes : 0)
    if (bytes.length < needed) return incomplete(needed)
    const length = bytes.readUInt16BE(at + 3)
    if (records === 0) {
      if (length < messageHeadBytes) return invalid('first record too short')
      if (bytes[start] !== 1) return invalid('not a ClientHello')
      const size = bytes.readUIntBE(start + 1, 3)
      if (size > maxClientHelloBytes) return invalid('first message too long')
      missing += size
    }
    if (length === 0) return invalid('empty record')
    const end = start + Math.min(length, missing)
    if (bytes.length < end) return incomplete(end)
    parts.push(bytes.subarray(start, end))
    missing -= end - start
    at = start + length
  }
  return (parts.length === 1 ? parts[0]! : Buffer.concat(parts)).subarray(messageHeadBytes)
}

function hostName(list: Buffer): ServerName {
  if (list.length < 5 || list[2] !== 0) return invalid('no host name')
  const length = list.readUInt16BE(3)
  if (length === 0 || 5 + length > list.length) return invalid('truncated')
  return { kind: 'name', name: list.toString('latin1', 5, 5 + length) }
}
