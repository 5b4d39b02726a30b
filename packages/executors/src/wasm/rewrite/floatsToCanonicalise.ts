import { calleeType } from './callGraph.ts'
import type { Instruction } from './decodeInstructions.ts'
import { op } from './opcodes.ts'
import { type Module, valueType } from './parseModule.ts'

/** The layout of a computed float, for the code that makes its NaN canonical. */
export type FloatKind = 'f32' | 'f64' | 'f32x4' | 'f64x2'

/**
 * Knowledge about a value: `exact` (its bits are defined by the specification), `either` (a NaN in it is
 * canonical, or there is none), or computed: if it is a NaN, its sign and payload depend on the CPU.
 */
type Value = { kind: 'exact' | 'either' } | { kind: FloatKind; source: number }

const exact: Value = { kind: 'exact' }
const either: Value = { kind: 'either' }

/**
 * Operations whose NaN bits are undefined: arithmetic and rounding, but not abs, neg or copysign, which only
 * move bits.
 */
const arithmetic = new Map<number, FloatKind>()
for (const [from, to, kind] of [
  [0x8d, 0x97, 'f32'],
  [0x9b, 0xa5, 'f64'],
  [0xb6, 0xb6, 'f32'],
  [0xbb, 0xbb, 'f64'],
  [0xfd67, 0xfd6a, 'f32x4'],
  [0xfde3, 0xfde9, 'f32x4'],
  [0xfd5e, 0xfd5e, 'f32x4'],
  [0xfd74, 0xfd75, 'f64x2'],
  [0xfd7a, 0xfd7a, 'f64x2'],
  [0xfd94, 0xfd94, 'f64x2'],
  [0xfdef, 0xfdf5, 'f64x2'],
  [0xfd5f, 0xfd5f, 'f64x2'],
] as const)
  for (let code = from; code <= to; code++) arithmetic.set(code, kind)

/**
 * Operations that depend only on whether an operand is a NaN, not on its bits: comparisons and conversions to
 * integers.
 */
function ignoresBits(code: number): boolean {
  return (
    (code >= 0x5b && code <= 0x66) ||
    (code >= 0xa8 && code <= 0xab) ||
    (code >= 0xae && code <= 0xb1) ||
    (code >= 0xfc00 && code <= 0xfc07)
  )
}

/**
 * Finds where a computed float's bits become visible (stored, passed, reinterpreted, joined with exact ones)
 * and returns the instructions after which its NaN must be made canonical. Sums in locals that only feed
 * further arithmetic cost nothing.
 */
export function floatsToCanonicalise(
  module: Module,
  index: number,
  code: Instruction[],
): Map<number, FloatKind> {
  if (!code.some((instruction) => arithmetic.has(instruction.code))) return new Map()
  const locals = localTypes(module, index)
  // Undefined: only `either` values were stored there so far. A local's kind only ever becomes more
  // restricted, so this loop ends.
  const kinds: (FloatKind | 'exact' | undefined)[] = locals.map(({ type, param }) =>
    param || type === valueType.i32 || type === valueType.i64 ? 'exact' : undefined,
  )
  for (;;) {
    const visible = new Map<number, FloatKind>()
    if (!walk(module, code, kinds, visible)) return visible
  }
}

/** One pass; returns true when a local's kind changed and another pass is needed. */
function walk(
  module: Module,
  code: Instruction[],
  kinds: (FloatKind | 'exact' | undefined)[],
  visible: Map<number, FloatKind>,
): boolean {
  let changed = false
  const stack: Value[] = []
  const frames: { height: number; results: number }[] = [{ height: 0, results: 0 }]
  const pop = (): Value => (stack.length > frames.at(-1)!.height ? stack.pop()! : exact)
  const observe = (value: Value) => {
    if ('source' in value) visible.set(value.source, value.kind)
  }
  const observeFrame = () => {
    for (let i = frames.at(-1)!.height; i < stack.length; i++) {
      observe(stack[i]!)
      stack[i] = exact
    }
  }
  const enter = (blockType: number) => {
    const type = blockType >= 0 ? module.types[blockType]! : undefined
    const params = type?.params.length ?? 0
    for (let i = 0; i < params; i++) observe(pop())
    frames.push({ height: stack.length, results: type?.results.length ?? (blockType === -0x40 ? 0 : 1) })
    for (let i = 0; i < params; i++) stack.push(exact)
  }
  const put = (local: number, value: Value) => {
    const known = kinds[local]
    if (known === 'exact') return observe(value)
    const next =
      value.kind === 'either'
        ? known
        : value.kind === 'exact' || (known !== undefined && known !== value.kind)
          ? 'exact'
          : value.kind
    if (next !== known) {
      kinds[local] = next
      changed = true
    }
  }
  const get = (local: number, source: number): Value => {
    const kind = kinds[local]
    return kind === 'exact' ? exact : kind === undefined ? either : { kind, source }
  }

  for (const [i, instruction] of code.entries()) {
    const { code: opcode, shape, index } = instruction
    const computed = arithmetic.get(opcode)
    if (computed !== undefined) {
      for (let n = 0; n < shape.pops; n++) {
        const operand = pop()
        // Lanes of another width expose the bits.
        if (operand.kind !== computed && computed.includes('x')) observe(operand)
      }
      stack.push({ kind: computed, source: i })
      continue
    }
    switch (opcode) {
      case op.block:
      case op.loop:
        enter(index)
        continue
      case op.if:
        pop()
        enter(index)
        continue
      case op.else:
      case op.end: {
        observeFrame()
        const frame = frames.at(-1)!
        stack.length = frame.height
        if (opcode === op.else) continue
        frames.pop()
        if (frames.length === 0) return changed
        for (let n = 0; n < frame.results; n++) stack.push(exact)
        continue
      }
      case op.brIf:
      case op.brTable:
        pop()
        observeFrame()
        continue
      case op.br:
      case op.return:
        observeFrame()
        continue
      case op.call:
      case op.callIndirect: {
        const type = opcode === op.call ? calleeType(module, index) : module.types[index]!
        if (opcode === op.callIndirect) pop()
        for (let n = 0; n < type.params.length; n++) observe(pop())
        for (let n = 0; n < type.results.length; n++) stack.push(exact)
        continue
      }
      case op.localGet:
        stack.push(get(index, i))
        continue
      case op.localSet:
        put(index, pop())
        continue
      case op.localTee: {
        const value = pop()
        put(index, value)
        stack.push(
          'source' in value && kinds[index] !== 'exact'
            ? { kind: value.kind, source: i }
            : 'source' in value
              ? exact
              : value,
        )
        continue
      }
      case 0x1b:
      case 0x1c: {
        pop()
        const [b, a] = [pop(), pop()]
        if ('source' in a && a.kind === b.kind) stack.push({ kind: a.kind, source: i })
        else {
          observe(a)
          observe(b)
          stack.push(a.kind === 'either' && b.kind === 'either' ? either : exact)
        }
        continue
      }
      // abs and neg preserve the kind of their operand.
      case 0x8b:
      case 0x8c:
      case 0x99:
      case 0x9a: {
        const value = pop()
        stack.push('source' in value ? { kind: value.kind, source: i } : exact)
        continue
      }
      case 0x98:
      case 0xa6: {
        observe(pop())
        const value = pop()
        stack.push('source' in value ? { kind: value.kind, source: i } : exact)
        continue
      }
      // Constants that are not NaN, converted integers, and floats restored from saved frames: canonical, or
      // not a NaN.
      case 0x43:
      case 0x44:
        stack.push(isNaNConstant(module, instruction) ? exact : either)
        continue
      case 0x2a:
      case 0x2b:
      case 0xfd00:
        observe(pop())
        stack.push(instruction.memory === 0 ? exact : either)
        continue
    }
    if (opcode >= 0xb2 && opcode <= 0xba && opcode !== 0xb6) {
      pop()
      stack.push(either)
      continue
    }
    for (let n = 0; n < shape.pops; n++) {
      const operand = pop()
      if (!ignoresBits(opcode)) observe(operand)
    }
    for (let n = 0; n < shape.pushes; n++) stack.push(exact)
  }
  return changed
}

function isNaNConstant(module: Module, { code, end }: Instruction): boolean {
  const view = new DataView(module.bytes.buffer, module.bytes.byteOffset)
  return Number.isNaN(code === 0x43 ? view.getFloat32(end - 4, true) : view.getFloat64(end - 8, true))
}

function localTypes(module: Module, index: number): { type: number; param: boolean }[] {
  const { params } = module.types[module.functions[index]!]!
  return [
    ...params.map((type) => ({ type, param: true })),
    ...module.bodies[index]!.locals.flatMap(({ count, type }) =>
      Array.from({ length: count }, () => ({ type, param: false })),
    ),
  ]
}
