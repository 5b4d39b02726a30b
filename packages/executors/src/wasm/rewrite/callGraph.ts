import { type Instruction, Refusal } from './decodeInstructions.ts'
import { op } from './opcodes.ts'
import { type Module, valueType } from './parseModule.ts'

/** Facts about a function before its code is rewritten. Indexes include imported functions. */
export type FunctionFacts = {
  hasLoop: boolean
  /** Calls an import, through a table, or an operation whose cost depends on its operands. */
  touchesGas: boolean
  /**
   * How often each function is called in the code; a call through a table counts for every function it may
   * reach.
   */
  callees: Map<number, number>
  /** Part of a cycle of calls. */
  recursive: boolean
  /**
   * Upper bound of the stack that one call takes, in bytes as the least efficient compiler would lay it out.
   */
  frameBytes: number
}

/** Builds the call graph; a call through a table may reach every function in a table. */
export function callGraph(module: Module, code: Instruction[][]): FunctionFacts[] {
  const imported = module.imports.length
  const tableFunctions = new Set(module.tableFunctions)
  const facts = code.map((body, i): FunctionFacts => {
    const callees = new Map<number, number>()
    const call = (callee: number) => callees.set(callee, (callees.get(callee) ?? 0) + 1)
    let hasLoop = false
    let touchesGas = false
    for (const { code, index } of body) {
      if (code === op.loop) hasLoop = true
      else if (code === op.call) {
        call(index)
        if (index < imported) touchesGas = true
      } else if (code === op.callIndirect) {
        touchesGas = true
        for (const target of tableFunctions) call(target)
      } else if (code === op.memoryGrow || (code >= op.memoryInit && code <= op.memoryFill)) touchesGas = true
    }
    return { hasLoop, touchesGas, callees, recursive: false, frameBytes: frameBytes(module, i, body) }
  })
  markCycles(facts, imported)
  return facts
}

/**
 * Functions outside cycles, callees before callers. In this order, values of the callees can be summed
 * without recursion, however long the call chains of a hostile module are.
 */
export function calleesFirst(facts: FunctionFacts[], imported: number): number[] {
  const visited = new Uint8Array(facts.length)
  const order: number[] = []
  for (let root = 0; root < facts.length; root++) {
    const work: { at: number; rest: Iterator<number> }[] = []
    const enter = (at: number) => {
      if (visited[at] || facts[at]!.recursive) return
      visited[at] = 1
      work.push({ at, rest: facts[at]!.callees.keys() })
    }
    enter(root)
    while (work.length > 0) {
      const step = work.at(-1)!.rest.next()
      if (step.done) order.push(work.pop()!.at)
      else if (step.value >= imported) enter(step.value - imported)
    }
  }
  return order
}

/**
 * Bounds the call stack: rejects a chain outside cycles whose frames together are too deep; a recursive
 * function accounts for its own frame and the deepest chain below it at each entry.
 */
export function boundStack(
  facts: FunctionFacts[],
  order: number[],
  imported: number,
  limitBytes: number,
): void {
  const depth = new Float64Array(facts.length)
  const below = (at: number) => {
    let deepest = 0
    for (const callee of facts[at]!.callees.keys())
      if (callee >= imported) deepest = Math.max(deepest, depth[callee - imported]!)
    return deepest
  }
  for (const at of order) {
    depth[at] = facts[at]!.frameBytes + below(at)
    if (depth[at]! > limitBytes) throw new Refusal('has calls nested too deeply')
  }
  facts.forEach((fact, at) => {
    if (fact.recursive) fact.frameBytes += below(at)
  })
}

/**
 * Tarjan's strongly connected components without recursion, because a hostile module may have arbitrarily
 * long chains.
 */
function markCycles(facts: FunctionFacts[], imported: number): void {
  const order = new Int32Array(facts.length).fill(-1)
  const low = new Int32Array(facts.length)
  const open = new Uint8Array(facts.length)
  const path: number[] = []
  let next = 0
  for (let root = 0; root < facts.length; root++) {
    if (order[root] !== -1) continue
    const work: { at: number; rest: Iterator<number> }[] = []
    const enter = (at: number) => {
      order[at] = low[at] = next++
      open[at] = 1
      path.push(at)
      work.push({ at, rest: facts[at]!.callees.keys() })
    }
    enter(root)
    while (work.length > 0) {
      const { at, rest } = work.at(-1)!
      const step = rest.next()
      if (!step.done) {
        const callee = step.value - imported
        if (callee < 0) continue
        if (callee === at) facts[at]!.recursive = true
        if (order[callee] === -1) enter(callee)
        else if (open[callee]) low[at] = Math.min(low[at]!, order[callee]!)
        continue
      }
      work.pop()
      const parent = work.at(-1)?.at
      if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[at]!)
      if (low[at] !== order[at]) continue
      const members = path.splice(path.lastIndexOf(at))
      for (const member of members) {
        open[member] = 0
        if (members.length > 1) facts[member]!.recursive = true
      }
    }
  }
}

/** Locals and the deepest operand stack, eight bytes each (sixteen for vectors), and the frame itself. */
function frameBytes(module: Module, index: number, code: Instruction[]): number {
  const type = module.types[module.functions[index]!]!
  let slots = type.params.length + type.results.length
  for (const { count, type } of module.bodies[index]!.locals)
    slots += type === valueType.v128 ? 2 * count : count
  if (slots > 50_000) throw new Refusal('has a function with too many locals')
  let height = 0
  let deepest = 0
  const outer: number[] = []
  for (const { code: opcode, shape, index } of code) {
    if (opcode === op.block || opcode === op.loop || opcode === op.if) outer.push(height)
    else if (opcode === op.end) height = (outer.pop() ?? 0) + 1
    else if (opcode === op.else) height = outer.at(-1) ?? 0
    else if (opcode === op.call) {
      const callee = calleeType(module, index)
      height += callee.results.length - callee.params.length
    } else if (opcode === op.callIndirect) {
      const callee = module.types[index]!
      height += callee.results.length - callee.params.length - 1
    } else height += shape.pushes - shape.pops
    if (height < 0) height = 0
    deepest = Math.max(deepest, height)
  }
  return 64 + 8 * (slots + deepest * 2)
}

export function calleeType(module: Module, index: number) {
  const imported = module.imports.length
  const type = index < imported ? module.imports[index]!.type : module.functions[index - imported]!
  return module.types[type]!
}
