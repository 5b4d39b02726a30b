// The messages between the daemon and a process that answers requests. Each is a frame: its kind (one byte), its length
// (four bytes, little endian) and its content.

/** From the daemon: the parameters, once; for each request its JSON, then the bytes of its standard input. */
export const toProcess = { params: 1, request: 2, input: 3 } as const

/** To the daemon: `ready` or `failed` once; then for each request `output` and `log`, and `end` last. */
export const fromProcess = { ready: 1, failed: 2, output: 3, log: 4, end: 5 } as const

export const frameHeadBytes = 5

/** Most bytes in one frame of output or log. */
export const pieceBytes = 65_536

/** Returns a frame in one buffer. */
export function encodeFrame(kind: number, content: Uint8Array): Buffer {
  const frame = Buffer.alloc(frameHeadBytes + content.length)
  frame.writeUInt8(kind, 0)
  frame.writeUInt32LE(content.length, 1)
  frame.set(content, frameHeadBytes)
  return frame
}

/** The parameters of a process, with paths as the process sees them. */
export type AnswerParams = {
  io: string
  module: string
  input: string | null
  globals: { name: string; type: 'i32' | 'i64' }[]
  args: string[]
  env: Record<string, string>
  memoryBytes: number
  diskBytes: number
  outputBytes: number
  /** Bytes that the process reports of the log of one answer. */
  logBytes: number
  answerBytes: number
  /** CPU time after which an answer is given up, as its daemon is probably gone. */
  cpuMs: number
  hasFullStack: boolean
}

/** `units`: the most gas that the answer may use. */
export type AnswerRequest = { number: number; units: string | null }

/** In the writable folder: the number of the request that is to be cancelled. */
export const cancelFile = 'cancel'
