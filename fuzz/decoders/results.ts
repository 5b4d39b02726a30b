import assert from 'node:assert/strict'
import fc from 'fast-check'
import { readPixmap } from '../../packages/dashboard/src/client/task/result/readPixmap.ts'
import { readTable } from '../../packages/dashboard/src/client/task/result/readTable.ts'
import { type ByteSource, sourceOf } from '../../packages/executors/src/equivalence/ByteSource.ts'
import type { Comparison } from '../../packages/executors/src/equivalence/Comparison.ts'
import { comparePixels } from '../../packages/executors/src/equivalence/comparePixels.ts'
import { compareTensors } from '../../packages/executors/src/equivalence/compareTensors.ts'
import { type Image, UnreadableImage } from '../../packages/executors/src/equivalence/Image.ts'
import { readNpy } from '../../packages/executors/src/equivalence/readNpy.ts'
import { readPng } from '../../packages/executors/src/equivalence/readPng.ts'
import { readPnm } from '../../packages/executors/src/equivalence/readPnm.ts'
import { readSafetensors } from '../../packages/executors/src/equivalence/readSafetensors.ts'
import type { Tensor } from '../../packages/executors/src/equivalence/Tensor.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { pixmaps, pngs } from '../inputs/pictures.ts'
import { npy, safetensors } from '../inputs/tensors.ts'

const pixelRule = { how: 'pixels', tolerance: 1, share: 0 } as const
const tensorRule = { how: 'tensors', relative: 0.01, absolute: 0.01 } as const

async function checkImage(image: Image | string): Promise<Verdict> {
  if (typeof image === 'string') return 'refused'
  let values = 0
  try {
    for await (const band of image.bands()) values += band.length
  } catch (error) {
    if (error instanceof UnreadableImage) return 'refused'
    throw error
  }
  assert.equal(values, image.width * image.height * 4)
  return 'accepted'
}

/** e(r, r′) is symmetric, and every result equals itself. */
async function checkComparison(
  compare: (a: ByteSource, b: ByteSource) => Comparison | Promise<Comparison>,
  first: Buffer,
  second: Buffer,
): Promise<void> {
  const [a, b] = [sourceOf(first), sourceOf(second)]
  const [there, back] = [await compare(a, b), await compare(b, a)]
  assert.equal(there.same, back.same)
  assert.equal(there.distance, back.distance)
  assert.ok((await compare(a, sourceOf(Buffer.from(first)))).same)
}

const pngFiles: Decoder = {
  name: 'png',
  inputs: () => mutatedBytes(pngs, { words: ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', '\x00\x00\x00\x00'] }),
  async decode(input) {
    await checkComparison((a, b) => comparePixels(a, b, pixelRule), input, pngs[2]!)
    return checkImage(readPng(sourceOf(input)))
  },
}

const pnmFiles: Decoder = {
  name: 'pnm',
  inputs: () => mutatedBytes(pixmaps, { words: ['P5', 'P6', '#', '\n', '65535', '999999999', ' '] }),
  async decode(input) {
    await checkComparison((a, b) => comparePixels(a, b, pixelRule), input, pixmaps[0]!)
    // the pages have a decoder of their own for the previews
    const preview = readPixmap(input)
    if (preview) assert.equal(preview.rgba.length, preview.width * preview.height * 4)
    return checkImage(readPnm(sourceOf(input)))
  },
}

function checkTensors(tensors: readonly Tensor[]): Verdict {
  for (const tensor of tensors)
    for (let index = 0; index < Math.min(tensor.length, 64); index++)
      assert.match(typeof tensor.at(index), /^(number|bigint)$/)
  return 'accepted'
}

const arrays = [
  npy('<f4', '(2, 3)', Buffer.alloc(24, 65)),
  npy('>i8', '(2,)', Buffer.alloc(16, 1)),
  npy('<f2', '()', Buffer.alloc(2)),
]

const npyFiles: Decoder = {
  name: 'npy',
  inputs: () =>
    mutatedBytes(arrays, { words: ["'descr'", "'<f8'", "'|O8'", 'True', '(0,)', '(9999999999,', ','] }),
  async decode(input) {
    await checkComparison((a, b) => compareTensors(a, b, tensorRule), input, arrays[0]!)
    const tensor = readNpy(sourceOf(input))
    return typeof tensor === 'string' ? 'refused' : checkTensors([tensor])
  },
}

const tensorHeaders = fc.constantFrom<unknown>(
  {
    a: { dtype: 'F32', shape: [2, 2], data_offsets: [0, 16] },
    b: { dtype: 'I64', shape: [2], data_offsets: [16, 32] },
  },
  { __metadata__: { format: 'pt' }, x: { dtype: 'BF16', shape: [16], data_offsets: [0, 32] } },
  {
    e: { dtype: 'U8', shape: [0], data_offsets: [0, 0] },
    w: { dtype: 'F64', shape: [4], data_offsets: [0, 32] },
  },
)
const tensorFile = safetensors('{"a":{"dtype":"F32","shape":[8],"data_offsets":[0,32]}}', Buffer.alloc(32, 3))

const safetensorFiles: Decoder = {
  name: 'safetensors',
  inputs: () =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: mutatedJson(tensorHeaders).map((header) => safetensors(header, Buffer.alloc(32, 64))),
      },
      { weight: 1, arbitrary: mutatedBytes([tensorFile]) },
    ),
  async decode(input) {
    await checkComparison((a, b) => compareTensors(a, b, tensorRule), input, tensorFile)
    const tensors = readSafetensors(sourceOf(input))
    if (typeof tensors === 'string') return 'refused'
    // comparing takes time for each number, so all tensors together fit the file once
    const bits = tensors.reduce(
      (sum, { dtype, length }) => sum + length * Number(/\d+/.exec(dtype)?.[0] ?? 8),
      0,
    )
    assert.ok(bits <= 8 * input.length, `${bits} bits of numbers in ${input.length} bytes`)
    return checkTensors(tensors)
  },
}

const tables: Decoder = {
  name: 'tables',
  inputs: () =>
    mutatedBytes([Buffer.from('a,b\r\n"x ""y""",2\n1,\n')], { words: ['"', '""', ',', '\n', '\r\n'] }),
  decode(input) {
    const rows = readTable(input.toString('utf8'), ',', 100)
    assert.ok(rows.length <= 100)
    return rows.length > 0 ? 'accepted' : 'refused'
  },
}

export const decoders = [pngFiles, pnmFiles, npyFiles, safetensorFiles, tables]
