import { ByteWriter } from './ByteWriter.ts'
import type { Instruction } from './decodeInstructions.ts'
import { stopReason } from './hostInterface.ts'
import type { MeterPlan } from './meterPlan.ts'
import { op } from './opcodes.ts'
import { type Global, type Module, valueType } from './parseModule.ts'

/** Indexes of the functions, globals and types that metering adds to the module. */
export type Added = {
  /** Import: gas is used up to the mark, and the host decides how to continue. */
  mark: number
  /** Import: ends the run with a reason. */
  stop: number
  /** Charges for the length of a bulk operation and returns the length. */
  bulk: number
  /** memory.grow that distinguishes the host's refusal from the limit. */
  grow: number
  gasGlobal: number
  stackGlobal: number
  pagesGlobal: number
  /** The first of one global per data segment that records whether the segment was dropped. */
  droppedGlobal: number
  /** New index of a function. */
  shifted(index: number): number
  /** Block type without parameters for these results. */
  blockType(results: number[]): number
}

const empty = 0x40 - 0x80
const i64 = { sub: 0x7d, const: 0x42, ltS: 0x53 }
const i32 = { sub: 0x6b, add: 0x6a, const: 0x41, ltS: 0x48 }

/** Writes a function body with gas charges and marks. */
export function meterFunction(
  module: Module,
  index: number,
  { code, plans, added }: { code: Instruction[]; plans: MeterPlan[]; added: Added },
): Uint8Array {
  const imported = module.imports.length
  const type = module.types[module.functions[index]!]!
  const { locals } = module.bodies[index]!
  const plan = plans[index]!
  // Loops keep the gas in a local, which the compiler keeps in a register; the global is updated where others
  // may read it.
  const cached = plan.flat === undefined && plan.hasLoop
  const wrapped = cached || plan.recursive
  const gasLocal = type.params.length + locals.reduce((sum, { count }) => sum + count, 0)

  const out = new ByteWriter(code.length * 3)
  const groups = cached ? [...locals, { count: 1, type: valueType.i64 }] : locals
  out.u32(groups.length)
  for (const { count, type } of groups) out.u32(count).u8(type)

  const flush = () => cached && out.u8(op.localGet).u32(gasLocal).u8(op.globalSet).u32(added.gasGlobal)
  const reload = () => cached && out.u8(op.globalGet).u32(added.gasGlobal).u8(op.localSet).u32(gasLocal)
  const gasGet = () =>
    cached ? out.u8(op.localGet).u32(gasLocal) : out.u8(op.globalGet).u32(added.gasGlobal)
  const gasSet = () =>
    cached ? out.u8(op.localSet).u32(gasLocal) : out.u8(op.globalSet).u32(added.gasGlobal)
  const exhausted = () => gasGet().u8(i64.const, 0, i64.ltS)

  if (plan.recursive) enterStack(out, plan.frameBytes, added)
  if (plan.entryMark) {
    out.u8(op.globalGet).u32(added.gasGlobal).u8(i64.const, 0, i64.ltS, op.if).signed(empty)
    out.u8(op.call).u32(added.mark).u8(op.end)
  }
  reload()

  // Labels: the depth of each original frame among the written frames.
  const labels: number[] = [0]
  const loops: boolean[] = [false]
  let depth = 0
  if (wrapped) {
    out.u8(op.block).signed(added.blockType(type.results))
    depth = 1
    labels[0] = 1
  }
  const label = (original: number) => depth - labels[labels.length - 1 - original]!

  let nextCharge = 0
  const charges = plan.flat === undefined ? [...plan.charges].sort((a, b) => a.at - b.at) : []
  for (let i = 0; i < code.length; i++) {
    for (; nextCharge < charges.length && charges[nextCharge]!.at === i; nextCharge++)
      gasGet().u8(i64.const).signed(charges[nextCharge]!.cost).u8(i64.sub) && gasSet()
    const instruction = code[i]!
    const original = () => out.raw(module.bytes.subarray(instruction.start, instruction.end))
    switch (instruction.code) {
      case op.block:
      case op.if:
        original()
        labels.push(++depth)
        loops.push(false)
        break
      case op.loop:
        // When gas is used up, leaves the loop, calls the mark beside it, and re-enters: the loop itself has
        // no calls, so making it resumable costs nothing inside it.
        out.u8(op.block).signed(instruction.index).u8(op.loop).signed(empty).u8(op.block).signed(empty)
        original()
        depth += 4
        labels.push(depth)
        loops.push(true)
        exhausted().u8(op.brIf).u32(1)
        break
      case op.end: {
        labels.pop()
        const wasLoop = loops.pop()
        if (labels.length === 0) break
        out.u8(op.end)
        depth--
        if (!wasLoop) break
        out.u8(op.br).u32(2).u8(op.end)
        flush()
        out.u8(op.call).u32(added.mark)
        reload()
        out.u8(op.br).u32(0).u8(op.end, op.unreachable, op.end)
        depth -= 3
        break
      }
      case op.br:
      case op.brIf:
        out.u8(instruction.code).u32(label(instruction.index))
        break
      case op.brTable: {
        const targets = instruction.labels!
        out.u8(op.brTable).u32(targets.length - 1)
        for (const target of targets) out.u32(label(target))
        break
      }
      case op.return:
        if (wrapped) out.u8(op.br).u32(depth - 1)
        else original()
        break
      case op.call: {
        const callee = instruction.index
        const flat = callee >= imported && plans[callee - imported]!.flat !== undefined
        if (!flat) flush()
        out.u8(op.call).u32(added.shifted(callee))
        if (!flat) reload()
        break
      }
      case op.callIndirect:
        flush()
        original()
        reload()
        break
      case op.memoryGrow:
        flush()
        out.u8(op.call).u32(added.grow)
        reload()
        break
      case op.memoryInit:
      case op.memoryCopy:
      case op.memoryFill:
        flush()
        out.u8(op.call).u32(added.bulk)
        reload()
        original()
        break
      case op.dataDrop:
        out.u8(i32.const, 1, op.globalSet).u32(added.droppedGlobal + instruction.index)
        original()
        break
      case op.globalGet:
        original()
        out.u8(...fromBits(module.globals[instruction.index]!))
        break
      case op.globalSet:
        out.u8(...toBits(module.globals[instruction.index]!))
        original()
        break
      default:
        original()
    }
  }
  if (wrapped) out.u8(op.end)
  flush()
  if (plan.recursive) {
    out.u8(op.globalGet).u32(added.stackGlobal).u8(i32.const).signed(plan.frameBytes)
    out.u8(i32.add, op.globalSet).u32(added.stackGlobal)
  }
  return out.u8(op.end).bytes()
}

/**
 * The type in which a global is stored. A mutable float is stored as its bits, so that a checkpoint preserves
 * every NaN.
 */
export function storedType({ type, mutable }: Global): number {
  if (!mutable) return type
  return type === valueType.f32 ? valueType.i32 : type === valueType.f64 ? valueType.i64 : type
}

function fromBits(global: Global): number[] {
  return storedType(global) === global.type ? [] : [global.type === valueType.f32 ? 0xbe : 0xbf]
}

function toBits(global: Global): number[] {
  return storedType(global) === global.type ? [] : [global.type === valueType.f32 ? 0xbc : 0xbd]
}

function enterStack(out: ByteWriter, frameBytes: number, added: Added): void {
  out.u8(op.globalGet).u32(added.stackGlobal).u8(i32.const).signed(frameBytes).u8(i32.sub)
  out.u8(op.globalSet).u32(added.stackGlobal)
  out.u8(op.globalGet).u32(added.stackGlobal).u8(i32.const, 0, i32.ltS, op.if).signed(empty)
  out.u8(i32.const, stopReason.stackExhausted, op.call).u32(added.stop).u8(op.unreachable, op.end)
}
