import { ByteWriter } from './ByteWriter.ts'
import { decodeBody } from './decodeInstructions.ts'
import { type FloatKind, floatsToCanonicalise } from './floatsToCanonicalise.ts'
import { op } from './opcodes.ts'
import { type Module, parseModule, valueType } from './parseModule.ts'

const codeSection = 10

/**
 * Makes every NaN canonical before a program, a file or a checkpoint can see its bits, so that they are the
 * same on every CPU and with every compiler. Must be the last step, because it also covers the code that the
 * others added.
 */
export function canonicalFloats(bytes: Uint8Array): Uint8Array {
  const module = parseModule(bytes)
  const section = module.sections.get(codeSection)!
  const out = new ByteWriter(bytes.length + 65_536)
  // Copies everything but the code section unchanged. The section's id and size precede its content.
  const head = sectionHead(bytes, section.start)
  out.raw(bytes.subarray(0, head)).u8(codeSection)
  out.sized((inner) => {
    inner.u32(module.bodies.length)
    for (let i = 0; i < module.bodies.length; i++) {
      const body = rewriteBody(module, i)
      inner.u32(body.length).raw(body)
    }
  })
  return out.raw(bytes.subarray(section.end)).bytes()
}

/** Returns where the header of the section with content at `start` begins. */
function sectionHead(bytes: Uint8Array, start: number): number {
  let at = start - 1
  while (at > 8 && bytes[at - 1]! >= 0x80) at--
  return at - 1
}

const scratch: Record<FloatKind, { slot: number; type: number }> = {
  f32: { slot: 0, type: valueType.f32 },
  f64: { slot: 1, type: valueType.f64 },
  f32x4: { slot: 2, type: valueType.v128 },
  f64x2: { slot: 2, type: valueType.v128 },
}

function rewriteBody(module: Module, index: number): Uint8Array {
  const { locals, codeStart, end } = module.bodies[index]!
  const code = decodeBody(module.bytes, codeStart, end)
  const positions = [...floatsToCanonicalise(module, index, code)].sort(([a], [b]) => a - b)
  const out = new ByteWriter(end - codeStart + positions.length * 24 + 64)
  const used = [...new Set(positions.map(([, kind]) => scratch[kind].slot))].sort()
  const first =
    module.types[module.functions[index]!]!.params.length + locals.reduce((sum, { count }) => sum + count, 0)
  const slotTypes = [valueType.f32, valueType.f64, valueType.v128]
  out.u32(locals.length + used.length)
  for (const { count, type } of locals) out.u32(count).u8(type)
  for (const slot of used) out.u32(1).u8(slotTypes[slot]!)
  let copied = codeStart
  for (const [position, kind] of positions) {
    const at = code[position]!.end
    out.raw(module.bytes.subarray(copied, at))
    copied = at
    canonicalise(out, kind, first + used.indexOf(scratch[kind].slot))
  }
  return out.raw(module.bytes.subarray(copied, end)).bytes()
}

/** Replaces the value on the stack by the canonical NaN if it is not equal to itself. */
function canonicalise(out: ByteWriter, kind: FloatKind, local: number): void {
  const twice = () => out.u8(op.localGet).u32(local).u8(op.localGet).u32(local)
  out.u8(op.localTee).u32(local)
  switch (kind) {
    case 'f32':
      out.u8(0x43, 0, 0, 0xc0, 0x7f)
      twice().u8(0x5b, 0x1b)
      return
    case 'f64':
      out.u8(0x44, 0, 0, 0, 0, 0, 0, 0xf8, 0x7f)
      twice().u8(0x61, 0x1b)
      return
    case 'f32x4':
      out.u8(0xfd, 0x0c, ...[0, 1, 2, 3].flatMap(() => [0, 0, 0xc0, 0x7f]))
      twice().u8(0xfd, 0x41, 0xfd, 0x52)
      return
    case 'f64x2':
      out.u8(0xfd, 0x0c, ...[0, 1].flatMap(() => [0, 0, 0, 0, 0, 0, 0xf8, 0x7f]))
      twice().u8(0xfd, 0x47, 0xfd, 0x52)
  }
}
