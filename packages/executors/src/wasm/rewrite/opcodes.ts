/**
 * The immediate of an opcode, how many operands it pops and pushes, and its cost. Prefixed opcodes are prefix
 * << 8 | n.
 */
export type OpcodeShape = { immediate: Immediate; pops: number; pushes: number; cost: number }

export type Immediate =
  | 'none'
  | 'block'
  | 'label'
  | 'labels'
  | 'function'
  | 'indirect'
  | 'index'
  | 'memarg'
  | 'memarg+lane'
  | 'lane'
  | 'leb'
  | 'bytes4'
  | 'bytes8'
  | 'bytes16'
  | 'types'
  | 'index2'

export const op = {
  unreachable: 0x00,
  nop: 0x01,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  brTable: 0x0e,
  return: 0x0f,
  call: 0x10,
  callIndirect: 0x11,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  memoryGrow: 0x40,
  memoryInit: 0xfc08,
  dataDrop: 0xfc09,
  memoryCopy: 0xfc0a,
  memoryFill: 0xfc0b,
} as const

const shapes = new Map<number, OpcodeShape>()

/** Defines all opcodes from `from` to `to`. */
function define(
  [from, to]: [number, number],
  [pops, pushes]: [number, number],
  cost: number,
  immediate: Immediate = 'none',
) {
  for (let code = from; code <= to; code++) shapes.set(code, { immediate, pops, pushes, cost })
}

// Costs approximate the time of an operation on current CPUs, in simple operations. Moves between locals and
// stack are free, because the compiler removes them. Changing a cost changes the executor's version.
define([0x00, 0x01], [0, 0], 0)
define([0x02, 0x02], [0, 0], 0, 'block')
define([0x03, 0x03], [0, 0], 1, 'block')
define([0x04, 0x04], [1, 0], 1, 'block')
define([0x05, 0x05], [0, 0], 0)
define([0x0b, 0x0b], [0, 0], 0)
define([0x0c, 0x0c], [0, 0], 1, 'label')
define([0x0d, 0x0d], [1, 0], 1, 'label')
define([0x0e, 0x0e], [1, 0], 3, 'labels')
define([0x0f, 0x0f], [0, 0], 1)
define([0x10, 0x10], [0, 0], 4, 'function')
define([0x11, 0x11], [1, 0], 8, 'indirect')
define([0x1a, 0x1a], [1, 0], 0)
define([0x1b, 0x1b], [3, 1], 1)
define([0x1c, 0x1c], [3, 1], 1, 'types')
define([0x20, 0x20], [0, 1], 0, 'index')
define([0x21, 0x21], [1, 0], 0, 'index')
define([0x22, 0x22], [1, 1], 0, 'index')
define([0x23, 0x23], [0, 1], 1, 'index')
define([0x24, 0x24], [1, 0], 1, 'index')
define([0x28, 0x35], [1, 1], 2, 'memarg')
define([0x36, 0x3e], [2, 0], 2, 'memarg')
define([0x3f, 0x3f], [0, 1], 1, 'index')
define([0x40, 0x40], [1, 1], 100, 'index')
define([0x41, 0x42], [0, 1], 0, 'leb')
define([0x43, 0x43], [0, 1], 0, 'bytes4')
define([0x44, 0x44], [0, 1], 0, 'bytes8')
define([0x45, 0x45], [1, 1], 1)
define([0x46, 0x4f], [2, 1], 1)
define([0x50, 0x50], [1, 1], 1)
define([0x51, 0x66], [2, 1], 1)
define([0x67, 0x69], [1, 1], 1)
define([0x6a, 0x78], [2, 1], 1)
define([0x79, 0x7b], [1, 1], 1)
define([0x7c, 0x8a], [2, 1], 1)
define([0x8b, 0x91], [1, 1], 1)
define([0x92, 0x98], [2, 1], 1)
define([0x99, 0x9f], [1, 1], 1)
define([0xa0, 0xa6], [2, 1], 1)
define([0xa7, 0xc4], [1, 1], 1)
for (const slow of [0x6d, 0x6e, 0x6f, 0x70, 0x7f, 0x80, 0x81, 0x82, 0x95, 0xa3])
  define([slow, slow], [2, 1], 6)
for (const slow of [0x91, 0x9f]) define([slow, slow], [1, 1], 6)
define([0xfc00, 0xfc07], [1, 1], 1)
define([0xfc08, 0xfc08], [3, 0], 8, 'index2')
define([0xfc09, 0xfc09], [0, 0], 8, 'index')
define([0xfc0a, 0xfc0a], [3, 0], 8, 'index2')
define([0xfc0b, 0xfc0b], [3, 0], 8, 'index')

// SIMD: two operands unless listed.
define([0xfd23, 0xfdff], [2, 1], 1)
const unary: [number, number][] = [
  [0x4d, 0x4d],
  [0x53, 0x53],
  [0x5e, 0x64],
  [0x67, 0x6a],
  [0x74, 0x75],
  [0x7a, 0x7a],
  [0x7c, 0x81],
  [0x83, 0x84],
  [0x87, 0x8a],
  [0x94, 0x94],
  [0xa0, 0xa4],
  [0xa7, 0xaa],
  [0xc0, 0xc4],
  [0xc7, 0xca],
  [0xe0, 0xe3],
  [0xec, 0xef],
  [0xf8, 0xff],
]
for (const [from, to] of unary) define([0xfd00 | from, 0xfd00 | to], [1, 1], 1)
define([0xfd00, 0xfd0a], [1, 1], 2, 'memarg')
define([0xfd0b, 0xfd0b], [2, 0], 2, 'memarg')
define([0xfd0c, 0xfd0c], [0, 1], 0, 'bytes16')
define([0xfd0d, 0xfd0d], [2, 1], 1, 'bytes16')
define([0xfd0e, 0xfd0e], [2, 1], 1)
define([0xfd0f, 0xfd14], [1, 1], 1)
for (const extract of [0x15, 0x16, 0x18, 0x19, 0x1b, 0x1d, 0x1f, 0x21])
  define([0xfd00 | extract, 0xfd00 | extract], [1, 1], 1, 'lane')
for (const replace of [0x17, 0x1a, 0x1c, 0x1e, 0x20, 0x22])
  define([0xfd00 | replace, 0xfd00 | replace], [2, 1], 1, 'lane')
define([0xfd52, 0xfd52], [3, 1], 1)
define([0xfd54, 0xfd57], [2, 1], 2, 'memarg+lane')
define([0xfd58, 0xfd5b], [2, 0], 2, 'memarg+lane')
define([0xfd5c, 0xfd5d], [1, 1], 2, 'memarg')
for (const slow of [0xe7, 0xf3]) define([0xfd00 | slow, 0xfd00 | slow], [2, 1], 8)
for (const slow of [0xe3, 0xef]) define([0xfd00 | slow, 0xfd00 | slow], [1, 1], 8)

/** Returns the shape of an opcode, or undefined if it is not allowed. */
export function shapeOf(code: number): OpcodeShape | undefined {
  return shapes.get(code)
}

/** Names the feature of a disallowed opcode, for the client. */
export function refusedFeature(code: number): string {
  if (code >= 0xfe00 && code <= 0xfeff) return 'threads and atomics'
  if (code >= 0xfd00_00) return 'relaxed SIMD'
  if (code === 0x12 || code === 0x13 || code === 0x15) return 'tail calls'
  if (code >= 0x06 && code <= 0x1f) return 'exceptions'
  if (code >= 0xfb00 && code <= 0xfbff) return 'garbage-collected types'
  if (code === 0x25 || code === 0x26 || (code >= 0xfc0c && code <= 0xfc11))
    return 'changing tables at run time'
  if (code >= 0xd0 && code <= 0xd6) return 'references as values'
  return `opcode 0x${code.toString(16)}`
}
