import { MusterError } from '@muster-network/core'

/** What two peers say on the stream that carries their calls. Ids are chosen by the caller. */
export const callFrameKinds = { hello: 0, request: 1, response: 2, failure: 3, cancel: 4 } as const
export type CallFrameKind = (typeof callFrameKinds)[keyof typeof callFrameKinds]

export type CallFrame = { kind: CallFrameKind; id: number; payload: Buffer }

/** Length, kind, id, payload in one buffer: one write, one TLS record. */
export function encodeCallFrame(kind: CallFrameKind, id: number, payload: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(9 + payload.length)
  bytes.writeUInt32BE(5 + payload.length, 0)
  bytes[4] = kind
  bytes.writeUInt32BE(id, 5)
  bytes.set(payload, 9)
  return bytes
}

/** The frame without its length. Throws NET_MESSAGE_INVALID. */
export function decodeCallFrame(bytes: Buffer): CallFrame {
  if (bytes.length < 5 || bytes[0]! > callFrameKinds.cancel) {
    throw new MusterError('NET_MESSAGE_INVALID', 'a call frame of unknown kind')
  }
  return { kind: bytes[0] as CallFrameKind, id: bytes.readUInt32BE(1), payload: bytes.subarray(5) }
}
