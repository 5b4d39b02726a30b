import { MusterError } from '@muster-network/core'

/** Frame kinds on the stream that carries the calls. The caller chooses the call id. */
export const callFrameKinds = { hello: 0, request: 1, response: 2, failure: 3, cancel: 4 } as const
export type CallFrameKind = (typeof callFrameKinds)[keyof typeof callFrameKinds]

export type CallFrame = { kind: CallFrameKind; id: number; payload: Buffer }

/** Encodes length, kind, id and payload into one buffer: one write, one TLS record. */
export function encodeCallFrame(kind: CallFrameKind, id: number, payload: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(9 + payload.length)
  bytes.writeUInt32BE(5 + payload.length, 0)
  bytes[4] = kind
  bytes.writeUInt32BE(id, 5)
  bytes.set(payload, 9)
  return bytes
}

/** Decodes a frame without its length prefix. Throws NET_MESSAGE_INVALID. */
export function decodeCallFrame(bytes: Buffer): CallFrame {
  if (bytes.length < 5 || bytes[0]! > callFrameKinds.cancel) {
    throw new MusterError('NET_MESSAGE_INVALID', 'a call frame has an unknown kind')
  }
  return { kind: bytes[0] as CallFrameKind, id: bytes.readUInt32BE(1), payload: bytes.subarray(5) }
}
