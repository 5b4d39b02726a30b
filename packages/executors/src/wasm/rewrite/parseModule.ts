import { ByteReader } from './ByteReader.ts'
import { decodeInstruction, Refusal } from './decodeInstructions.ts'

export type FunctionType = { params: number[]; results: number[] }
export type FunctionImport = { module: string; name: string; type: number }
export type Global = { type: number; mutable: boolean; init: Uint8Array }
export type Export = { name: string; kind: number; index: number }
export type Body = { locals: { count: number; type: number }[]; codeStart: number; end: number }

/** The parts of a module that rewriting needs; unchanged sections stay as bytes. */
export type Module = {
  bytes: Uint8Array
  types: FunctionType[]
  imports: FunctionImport[]
  /** Type index of each function defined here. */
  functions: number[]
  memories: { min: number; max: number | undefined }[]
  globals: Global[]
  exports: Export[]
  hasStart: boolean
  /** Functions in tables: a call through a table may reach any of them. */
  tableFunctions: number[]
  elements: { offset: Uint8Array; functions: number[] }[]
  bodies: Body[]
  dataSegments: number
  sections: Map<number, { start: number; end: number }>
  /** Disallowed features found while parsing; a module with problems is rejected with all of them. */
  problems: string[]
}

export const valueType = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b } as const
const maxTableSize = 100_000

const section = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
} as const

/** Parses a module that the engine has already validated. @throws RangeError, Refusal */
export function parseModule(bytes: Uint8Array): Module {
  const module: Module = {
    bytes,
    types: [],
    imports: [],
    functions: [],
    memories: [],
    globals: [],
    exports: [],
    hasStart: false,
    tableFunctions: [],
    elements: [],
    bodies: [],
    dataSegments: 0,
    sections: new Map(),
    problems: [],
  }
  const reader = new ByteReader(bytes)
  if (reader.bytes.length < 8 || new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) !== 1)
    throw new RangeError('not a WebAssembly module of version 1')
  reader.skip(8)
  while (!reader.done) {
    const id = reader.u8()
    const size = reader.u32()
    const start = reader.at
    reader.skip(size)
    if (id === section.custom) continue
    module.sections.set(id, { start, end: reader.at })
    readSection(module, id, new ByteReader(bytes, start, reader.at))
  }
  return module
}

function readSection(module: Module, id: number, reader: ByteReader): void {
  switch (id) {
    case section.type:
      each(reader, () => module.types.push(readType(reader)))
      return
    case section.import:
      each(reader, () => readImport(module, reader))
      return
    case section.function:
      each(reader, () => module.functions.push(reader.u32()))
      return
    case section.table:
      each(reader, () => {
        const type = reader.u8()
        if (type !== 0x70) module.problems.push('has a table of something other than functions')
        if (type === 0x40) throw new Refusal('has a table with an initial value')
        if (readLimits(module, reader).min > maxTableSize)
          module.problems.push(`has a table of more than ${maxTableSize} functions`)
      })
      return
    case section.memory:
      each(reader, () => module.memories.push(readLimits(module, reader)))
      return
    case section.global:
      each(reader, () => {
        const type = reader.u8()
        const mutable = reader.u8() === 1
        const start = reader.at
        skipConstant(reader)
        module.globals.push({ type, mutable, init: module.bytes.subarray(start, reader.at) })
      })
      return
    case section.export:
      each(reader, () => module.exports.push({ name: reader.name(), kind: reader.u8(), index: reader.u32() }))
      return
    case section.start:
      module.hasStart = true
      return
    case section.element:
      each(reader, () => readElement(module, reader))
      return
    case section.code:
      each(reader, () => module.bodies.push(readBody(reader)))
      return
    case section.data:
      module.dataSegments = reader.u32()
      return
    case section.dataCount:
      return
    default:
      module.problems.push(id === 13 ? 'uses exceptions' : `has a section of unknown kind ${id}`)
  }
}

function each(reader: ByteReader, read: () => unknown): void {
  for (let count = reader.u32(); count > 0; count--) read()
}

function readType(reader: ByteReader): FunctionType {
  if (reader.u8() !== 0x60) throw new Refusal('uses garbage-collected types')
  const list = () => Array.from({ length: reader.u32() }, () => reader.u8())
  return { params: list(), results: list() }
}

function readImport(module: Module, reader: ByteReader): void {
  const from = reader.name()
  const name = reader.name()
  const kind = reader.u8()
  if (kind === 0) {
    module.imports.push({ module: from, name, type: reader.u32() })
    return
  }
  const what = ['function', 'table', 'memory', 'global', 'tag'][kind] ?? 'thing'
  module.problems.push(`imports a ${what}, ${from}.${name}`)
  if (kind === 1) {
    reader.u8()
    readLimits(module, reader)
  } else if (kind === 2) readLimits(module, reader)
  else if (kind === 3) reader.skip(2)
  else {
    reader.skip(1)
    reader.u32()
  }
}

function readLimits(module: Module, reader: ByteReader): { min: number; max: number | undefined } {
  const flags = reader.u8()
  if (flags & 2) module.problems.push('uses threads (a shared memory)')
  if (flags & 4) {
    module.problems.push('uses 64-bit memory')
    reader.skipLeb()
    if (flags & 1) reader.skipLeb()
    return { min: 0, max: undefined }
  }
  return { min: reader.u32(), max: flags & 1 ? reader.u32() : undefined }
}

function skipConstant(reader: ByteReader): void {
  for (;;) {
    const code = reader.bytes[reader.at]
    // References are allowed only in constants: null, and a function's own.
    if (code === 0xd0 || code === 0xd2) {
      reader.skip(1)
      reader.skipLeb()
    } else if (decodeInstruction(reader).code === 0x0b) return
  }
}

function readElement(module: Module, reader: ByteReader): void {
  const flags = reader.u32()
  if (flags !== 0) throw new Refusal('has element segments other than plain lists of functions')
  const start = reader.at
  skipConstant(reader)
  const offset = module.bytes.subarray(start, reader.at)
  const functions = Array.from({ length: reader.u32() }, () => reader.u32())
  module.elements.push({ offset, functions })
  for (const index of functions) module.tableFunctions.push(index)
}

function readBody(reader: ByteReader): Body {
  const size = reader.u32()
  const end = reader.at + size
  const locals = Array.from({ length: reader.u32() }, () => ({ count: reader.u32(), type: reader.u8() }))
  const codeStart = reader.at
  reader.skip(end - codeStart)
  return { locals, codeStart, end }
}
