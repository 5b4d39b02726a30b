import { exceededShape, parseUntrusted } from '@muster-network/core'
import * as z from 'zod'
import type { ByteSource } from './ByteSource.ts'
import { maxDimensions, type Tensor, tensorOver } from './Tensor.ts'

/** Headers of real models are far smaller; a larger one would only cost time. */
const maxHeaderBytes = 16 * 2 ** 20
/** The largest models have some thousands. */
const maxTensors = 100_000
const maxShape = { depth: 3, containers: 3 * maxTensors + 2, commas: (5 + maxDimensions) * maxTensors }

const kinds: Record<string, string> = {
  F64: 'f8',
  F32: 'f4',
  F16: 'f2',
  BF16: 'bf2',
  I64: 'i8',
  I32: 'i4',
  I16: 'i2',
  I8: 'i1',
  U64: 'u8',
  U32: 'u4',
  U16: 'u2',
  U8: 'u1',
  BOOL: 'b1',
}

const Header = z.record(
  z.string(),
  z.union([
    z.object({
      dtype: z.string(),
      shape: z.array(z.int().min(0)).max(maxDimensions),
      data_offsets: z.tuple([z.int().min(0), z.int().min(0)]),
    }),
    z.record(z.string(), z.string()),
  ]),
)

/**
 * Reads the tensors of a safetensors file in the order of their names, or returns why it cannot. Metadata is
 * ignored.
 */
export function readSafetensors(file: ByteSource): Tensor[] | string {
  if (file.bytes < 8) return 'too short for a safetensors file'
  const headerBytes = file.read(0, 8).readBigUInt64LE(0)
  if (headerBytes > BigInt(Math.min(maxHeaderBytes, file.bytes - 8)))
    return 'its header is longer than the file'
  const text = file.read(8, Number(headerBytes))
  const dataStart = 8 + Number(headerBytes)
  const dataBytes = file.bytes - dataStart
  if (exceededShape(text, maxShape) !== undefined)
    return `its header describes more than ${maxTensors} tensors`
  let json: unknown
  try {
    json = JSON.parse(text.toString('utf8'))
  } catch {
    return 'its header is not JSON'
  }
  const header = parseUntrusted(Header, json)
  if (!header.success) return 'its header does not describe tensors'

  const tensors: Tensor[] = []
  const ranges: [start: number, end: number][] = []
  for (const [name, entry] of Object.entries(header.data).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name === '__metadata__') continue
    if (!Array.isArray(entry.data_offsets)) return `${name} is not described as a tensor`
    const { dtype, shape, data_offsets } = entry as {
      dtype: string
      shape: number[]
      data_offsets: [number, number]
    }
    const [start, end] = data_offsets
    if (start > end || end > dataBytes) return `${name} lies outside the file`
    const tensor = tensorOver(file, {
      start: dataStart + start,
      end: dataStart + end,
      name,
      dtype,
      kind: kinds[dtype] ?? '',
      littleEndian: true,
      shape,
    })
    if (typeof tensor === 'string') return tensor
    tensors.push(tensor)
    ranges.push(data_offsets)
  }
  return overlap(ranges) ? 'its tensors overlap' : tensors
}

/** The format forbids it: a header could otherwise name the same gigabyte a hundred thousand times, to be compared. */
function overlap(ranges: [start: number, end: number][]): boolean {
  const filled = ranges.filter(([start, end]) => end > start).sort(([a], [b]) => a - b)
  return filled.some(([start], i) => i > 0 && start < filled[i - 1]![1])
}
