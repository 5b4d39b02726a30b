import fc from 'fast-check'

/** Values at which lengths, counts and offsets go wrong. */
const edges = [0, 1, 2, 4, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0xffff, 0x1_0000, 0x7fff_ffff, 0xffff_ffff]
const maxBytes = 64 << 10
/** One input in about two hundred is long: time that grows with the square of the length shows there. */
const longBytes = 48 << 10

type Edit = [kind: number, at: number, value: number]

export type MutationOptions = {
  /** Words of the format, which are inserted whole. */
  words?: readonly (string | Uint8Array)[]
  /** Most edits of one input. */
  maxEdits?: number
}

/** A text or file with one of its pieces repeated until it is long. */
export function lengthened(inputs: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  return fc.tuple(inputs, fc.nat(0xffff_ffff), fc.integer({ min: 1, max: 40 })).map(([bytes, at, length]) => {
    const start = at % (bytes.length + 1)
    return spliced(bytes, start, 0, repeated(bytes.subarray(start, start + length), 0)).subarray(0, maxBytes)
  })
}

/**
 * Samples of a format with up to six edits: bytes changed, cut out, repeated, or replaced by a number at an edge, by a
 * word of the format or by a piece of another sample. A tenth are left as they are, and a tenth are noise.
 */
export function mutatedBytes(
  samples: readonly Uint8Array[],
  { words = [], maxEdits = 6 }: MutationOptions = {},
): fc.Arbitrary<Buffer> {
  const pieces = words.map((word) => Buffer.from(word))
  const sample = fc.constantFrom(...samples.map((each): Buffer => Buffer.from(each)))
  const edit: fc.Arbitrary<Edit> = fc.tuple(fc.nat(9), fc.nat(0xffff_ffff), fc.nat(0xffff_ffff))
  const edits = fc.array(edit, { minLength: 1, maxLength: maxEdits })
  return fc.oneof(
    { weight: 1, arbitrary: sample },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 256 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(sample, sample, edits)
        .map(([bytes, other, list]) =>
          list
            .reduce((changed, each) => applyEdit(changed, each, { other, pieces }), bytes)
            .subarray(0, maxBytes),
        ),
    },
  )
}

function applyEdit(
  bytes: Buffer,
  [kind, at, value]: Edit,
  from: { other: Buffer; pieces: Buffer[] },
): Buffer {
  const start = at % (bytes.length + 1)
  const length = value % 33
  switch (kind) {
    case 0:
      return replaced(bytes, start, Buffer.of(value & 255))
    case 1:
      return replaced(bytes, start, Buffer.of((bytes[start] ?? 0) ^ (1 << (value & 7))))
    case 2:
      return replaced(bytes, start, edgeNumber(value))
    case 3:
      return spliced(bytes, start, 0, edgeNumber(value))
    case 4:
      return spliced(bytes, start, length)
    case 5:
      return bytes.subarray(0, start)
    case 6: {
      const piece = bytes.subarray(start, start + length)
      return spliced(bytes, start, 0, repeated(piece, value >>> 8))
    }
    case 7:
      return Buffer.concat([bytes.subarray(0, start), from.other.subarray(value % (from.other.length + 1))])
    default: {
      const piece = from.pieces[value % from.pieces.length]
      return piece
        ? spliced(bytes, start, kind === 8 ? 0 : piece.length, piece)
        : replaced(bytes, start, edgeNumber(value))
    }
  }
}

/** A number at an edge in one to eight bytes, either end first. */
function edgeNumber(choice: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(
    (BigInt(edges[choice % edges.length]!) - ((choice >>> 8) & 1 ? 1n : 0n)) & 0xffff_ffff_ffff_ffffn,
  )
  const number = bytes.subarray(8 - [1, 2, 4, 8][(choice >>> 9) & 3]!)
  return (choice >>> 11) & 1 ? Buffer.from(number).reverse() : number
}

function replaced(bytes: Buffer, at: number, by: Buffer): Buffer {
  return spliced(bytes, at, by.length, by)
}

function spliced(bytes: Buffer, at: number, removed: number, added: Uint8Array = Buffer.alloc(0)): Buffer {
  return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)])
}

/** Up to forty times, or seldom until it is long. */
function repeated(piece: Buffer, choice: number): Buffer {
  if (piece.length === 0) return piece
  return Buffer.alloc(choice % 64 === 0 ? longBytes : piece.length * (1 + (choice % 40)), piece)
}
