import { ByteWriter } from './ByteWriter.ts'
import { decodeBody, type Instruction, Refusal } from './decodeInstructions.ts'
import { exported, stackBytes, stopReason } from './hostInterface.ts'
import { entryAt, entryNames, type ModuleRole } from './ModuleRole.ts'
import { type Added, meterFunction, storedType } from './meterFunction.ts'
import { type MeterPlan, meterPlans } from './meterPlan.ts'
import { op } from './opcodes.ts'
import { type Global, type Module, valueType } from './parseModule.ts'

export type Metered = {
  bytes: Uint8Array
  /** Mutable globals in order, the program's and ours, by export name: part of the state. */
  globals: { name: string; type: 'i32' | 'i64' }[]
  /** No function in a table reaches a mark, so calls through tables need not be resumable. */
  tablesStayUnmarked: boolean
}

/** Gas per page that memory grows by, and the shift from bulk bytes to gas. */
const gasPerPage = 4096
const bulkShift = 4

/** Adds gas, call depth and marks to a module without `moduleProblems`. */
export function meterModule(module: Module, role: ModuleRole = 'run'): Metered {
  const code = module.bodies.map(({ codeStart, end }) => decodeBody(module.bytes, codeStart, end))
  refuseLoopParameters(module, code)
  const plans = meterPlans(module, code)
  const imported = module.imports.length
  const defined = module.functions.length
  const types = [...module.types]
  const typeOf = (params: number[], results: number[]) => types.push({ params, results }) - 1
  const voidType = typeOf([], [])
  const stopType = typeOf([valueType.i32], [])
  const mapType = typeOf([valueType.i32], [valueType.i32])
  const blockTypes = new Map<string, number>()

  const usesDrop = code.some((body) => body.some((instruction) => instruction.code === op.dataDrop))
  const drops = usesDrop ? module.dataSegments : 0
  const gasGlobal = module.globals.length
  const added: Added = {
    mark: imported,
    stop: imported + 1,
    bulk: imported + 2 + defined,
    grow: imported + 3 + defined,
    gasGlobal,
    stackGlobal: gasGlobal + 1,
    pagesGlobal: gasGlobal + 2,
    droppedGlobal: gasGlobal + 3,
    shifted: (index) => (index < imported ? index : index + 2),
    blockType(results) {
      if (results.length === 0) return 0x40 - 0x80
      if (results.length === 1) return results[0]! - 0x80
      const key = results.join()
      const known = blockTypes.get(key) ?? typeOf([], results)
      blockTypes.set(key, known)
      return known
    },
  }
  const memory = module.memories[0]!
  const ownMax = Math.min(memory.max ?? 65_536, 65_536)
  const bodies = code.map((body, i) => meterFunction(module, i, { code: body, plans, added }))
  bodies.push(bulkHelper(added), growHelper(added, ownMax), dropsHelper(added, drops))

  const out = new ByteWriter(module.bytes.length * 2)
  out.u8(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
  const copy = (id: number) => {
    const section = module.sections.get(id)
    if (section) out.u8(id).sized((inner) => inner.raw(module.bytes.subarray(section.start, section.end)))
  }
  const list = <T>(id: number, items: T[], write: (inner: ByteWriter, item: T) => void) =>
    out.u8(id).sized((inner) => {
      inner.u32(items.length)
      for (const item of items) write(inner, item)
    })

  list(1, types, (inner, { params, results }) =>
    inner
      .u8(0x60)
      .u32(params.length)
      .u8(...params)
      .u32(results.length)
      .u8(...results),
  )
  const imports = [
    ...module.imports,
    { module: 'muster', name: 'mark', type: voidType },
    { module: 'muster', name: 'stop', type: stopType },
  ]
  list(2, imports, (inner, { module, name, type }) => inner.name(module).name(name).u8(0).u32(type))
  list(3, [...module.functions, mapType, mapType, voidType], (inner, type) => inner.u32(type))
  copy(4)
  list(5, [memory], (inner, { min }) => inner.u8(1).u32(min).u32(ownMax))
  const ours = [
    { type: valueType.i64, mutable: true, init: new Uint8Array([0x42, 0, op.end]) },
    {
      type: valueType.i32,
      mutable: true,
      init: new ByteWriter().u8(0x41).signed(stackBytes).u8(op.end).bytes(),
    },
    { type: valueType.i32, mutable: true, init: new Uint8Array([0x41, 0, op.end]) },
    ...Array.from({ length: drops }, () => ({
      type: valueType.i32,
      mutable: true,
      init: new Uint8Array([0x41, 0, op.end]),
    })),
  ]
  const globals = [
    ...module.globals.map((global) => ({ ...global, type: storedType(global), init: initialBits(global) })),
    ...ours,
  ]
  list(6, globals, (inner, { type, mutable, init }) => inner.u8(type, mutable ? 1 : 0).raw(init))

  const entries = entryNames[role].flatMap((name) => {
    const index = entryAt(module, name)
    return index === undefined ? [] : [{ name, kind: 0, index: added.shifted(index) }]
  })
  const exports: { name: string; kind: number; index: number }[] = [
    { name: exported.memory, kind: 2, index: 0 },
    ...entries,
    { name: exported.gas, kind: 3, index: added.gasGlobal },
    { name: exported.pages, kind: 3, index: added.pagesGlobal },
    { name: exported.restoreDrops, kind: 0, index: added.grow + 1 },
  ]
  const state: Metered['globals'] = []
  globals.forEach(({ type, mutable }, index) => {
    if (!mutable || index === added.gasGlobal || index === added.pagesGlobal) return
    const name = index === added.stackGlobal ? exported.stack : exported.global(index)
    exports.push({ name, kind: 3, index })
    state.push({ name, type: type === valueType.i64 ? 'i64' : 'i32' })
  })
  list(7, exports, (inner, { name, kind, index }) => inner.name(name).u8(kind).u32(index))
  writeElements(module, out, added)
  copy(12)
  list(10, bodies, (inner, body) => inner.u32(body.length).raw(body))
  copy(11)
  return {
    bytes: out.bytes(),
    globals: state,
    tablesStayUnmarked: module.tableFunctions.every((f) => f < imported || !reachesMark(plans, f - imported)),
  }
}

function reachesMark(plans: MeterPlan[], index: number): boolean {
  return plans[index]!.reachesMark
}

function refuseLoopParameters(module: Module, code: Instruction[][]): void {
  for (const body of code)
    for (const { code, index } of body)
      if (code === op.loop && index >= 0 && module.types[index]!.params.length > 0)
        throw new Refusal('has loops that take parameters')
}

/** The initial value of a mutable float as the integer in which it is stored. */
function initialBits(global: Global): Uint8Array {
  const { init, type } = global
  if (storedType(global) === type) return init
  const view = new DataView(init.buffer, init.byteOffset, init.byteLength)
  if (type === valueType.f32 && init[0] === 0x43 && init.length === 6)
    return new ByteWriter().u8(0x41).signed(view.getInt32(1, true)).u8(op.end).bytes()
  if (type === valueType.f64 && init[0] === 0x44 && init.length === 10)
    return new ByteWriter().u8(0x42).signedBig(view.getBigInt64(1, true)).u8(op.end).bytes()
  throw new Refusal('has a mutable float global whose first value is not a constant')
}

/** Only plain segments (flags 0) are accepted; their function indexes shift by the added imports. */
function writeElements(module: Module, out: ByteWriter, added: Added): void {
  if (module.elements.length === 0) return
  out.u8(9).sized((inner) => {
    inner.u32(module.elements.length)
    for (const { offset, functions } of module.elements) {
      inner.u32(0).raw(offset).u32(functions.length)
      for (const index of functions) inner.u32(added.shifted(index))
    }
  })
}

/** (length) → length, charged. */
function bulkHelper(added: Added): Uint8Array {
  const out = new ByteWriter().u8(0)
  out.u8(op.globalGet).u32(added.gasGlobal).u8(op.localGet, 0, 0xad, 0x42, bulkShift, 0x88, 0x7d)
  out.u8(op.globalSet).u32(added.gasGlobal).u8(op.localGet, 0, op.end)
  return out.bytes()
}

/**
 * (pages) → old size or −1. Above its own maximum a program gets −1 as usual; above the limit too, which is
 * recorded; a −1 from the engine below both means that the host lacks memory, which a program must never see.
 */
function growHelper(added: Added, ownMax: number): Uint8Array {
  const out = new ByteWriter().u8(1, 1, valueType.i64)
  out.u8(op.globalGet).u32(added.gasGlobal).u8(op.localGet, 0, 0xad, 0x42).signed(gasPerPage).u8(0x7e, 0x7d)
  out.u8(op.globalSet).u32(added.gasGlobal)
  out.u8(0x3f, 0, 0xad, op.localGet, 0, 0xad, 0x7c, op.localTee, 1)
  out.u8(0x42).signed(ownMax).u8(0x56, op.if, 0x40, 0x41, 0x7f, op.return, op.end)
  out.u8(op.localGet, 1, op.globalGet).u32(added.pagesGlobal).u8(0xad, 0x56, op.if, 0x40)
  out.u8(0x41, stopReason.limitRefusedMemory, op.call).u32(added.stop).u8(0x41, 0x7f, op.return, op.end)
  out.u8(op.localGet, 0, op.memoryGrow, 0, 0xac, op.localTee, 1, 0x42, 0x7f, 0x51, op.if, 0x40)
  out.u8(0x41, stopReason.hostRefusedMemory, op.call).u32(added.stop).u8(op.end)
  return out.u8(op.localGet, 1, 0xa7, op.end).bytes()
}

/** Drops again, in a new instance, the segments that had been dropped. */
function dropsHelper(added: Added, drops: number): Uint8Array {
  const out = new ByteWriter().u8(0)
  for (let i = 0; i < drops; i++)
    out
      .u8(op.globalGet)
      .u32(added.droppedGlobal + i)
      .u8(op.if, 0x40, 0xfc, 9)
      .u32(i)
      .u8(op.end)
  return out.u8(op.end).bytes()
}
