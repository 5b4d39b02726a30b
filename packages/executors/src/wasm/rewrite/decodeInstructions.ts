import { ByteReader } from './ByteReader.ts'
import { type OpcodeShape, refusedFeature, shapeOf } from './opcodes.ts'

export type Instruction = {
  code: number
  shape: OpcodeShape
  /** Position in the module: the bytes [start, end) are the instruction. */
  start: number
  end: number
  /** Function, local, global, data or type index; label depth; block type. 0 where there is none. */
  index: number
  /** The labels of br_table, the default last. */
  labels?: number[]
  /** The memory of a memarg; only code added for checkpointing uses another than 0. */
  memory?: number
}

/**
 * Thrown for a module with features that cannot be run, checkpointed or replayed; caught where reasons are
 * collected.
 */
export class Refusal extends Error {}

/** Decodes the instructions of a function body, from after its locals to its last `end`. */
export function decodeBody(bytes: Uint8Array, from: number, to: number): Instruction[] {
  const reader = new ByteReader(bytes, from, to)
  const result: Instruction[] = []
  while (!reader.done) result.push(decodeInstruction(reader))
  return result
}

export function decodeInstruction(reader: ByteReader): Instruction {
  const start = reader.at
  let code = reader.u8()
  if (code >= 0xfb && code <= 0xfe) {
    const sub = reader.u32()
    code = sub > 0xff ? code * 0x10000 + sub : (code << 8) | sub
  }
  const shape = shapeOf(code)
  if (shape === undefined) throw new Refusal(`uses ${refusedFeature(code)}`)
  const instruction: Instruction = { code, shape, start, end: start, index: 0 }
  switch (shape.immediate) {
    case 'none':
      break
    case 'block':
      instruction.index = reader.s33()
      break
    case 'label':
    case 'function':
    case 'index':
      instruction.index = reader.u32()
      break
    case 'labels': {
      const labels: number[] = []
      for (let count = reader.u32(); count >= 0; count--) labels.push(reader.u32())
      instruction.labels = labels
      break
    }
    case 'indirect':
      instruction.index = reader.u32()
      reader.u32()
      break
    case 'index2':
      instruction.index = reader.u32()
      reader.u32()
      break
    case 'memarg':
    case 'memarg+lane': {
      const flags = reader.u32()
      instruction.memory = flags & 0x40 ? reader.u32() : 0
      reader.skipLeb()
      if (shape.immediate === 'memarg+lane') reader.skip(1)
      break
    }
    case 'lane':
      reader.skip(1)
      break
    case 'leb':
      reader.skipLeb()
      break
    case 'bytes4':
      reader.skip(4)
      break
    case 'bytes8':
      reader.skip(8)
      break
    case 'bytes16':
      reader.skip(16)
      break
    case 'types':
      reader.skip(reader.u32())
      break
  }
  instruction.end = reader.at
  return instruction
}
