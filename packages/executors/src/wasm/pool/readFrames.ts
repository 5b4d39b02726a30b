import type { Readable } from 'node:stream'
import { frameHeadBytes, pieceBytes } from '../answer/answerFrames.ts'

export type Frame = { kind: number; content: Buffer }

/** Splits what a process writes into frames. @throws Error for a frame larger than any that our code sends */
export async function* readFrames(stream: Readable): AsyncGenerator<Frame, void> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length >= frameHeadBytes) {
      const length = rest.readUInt32LE(1)
      if (length > pieceBytes) throw new Error(`a frame has ${length} bytes`)
      if (rest.length < frameHeadBytes + length) break
      yield { kind: rest.readUInt8(0), content: rest.subarray(frameHeadBytes, frameHeadBytes + length) }
      rest = rest.subarray(frameHeadBytes + length)
    }
  }
}
