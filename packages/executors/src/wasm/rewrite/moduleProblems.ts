import { wasiFunctions } from '../wasi/wasiFunctions.ts'
import { type FunctionType, type Module, valueType } from './parseModule.ts'

/** Returns all reasons why a parsed module cannot run; empty if it can. */
export function moduleProblems(module: Module): string[] {
  const problems = [...module.problems]
  for (const { module: from, name, type } of module.imports) {
    const known =
      from === 'wasi_snapshot_preview1' || from === 'env' ? wasiFunctions.get(`${from}.${name}`) : undefined
    if (known === undefined) problems.push(`imports ${from}.${name}, which is not available`)
    else if (signature(module.types[type]!) !== known)
      problems.push(`imports ${from}.${name} as ${signature(module.types[type]!)} instead of ${known}`)
  }
  const entry = module.exports.find(({ name, kind }) => name === '_start' && kind === 0)
  if (entry === undefined) problems.push('exports no function _start')
  else if (entry.index < module.imports.length) problems.push('exports an import as _start')
  else if (signature(module.types[module.functions[entry.index - module.imports.length]!]!) !== '()->()')
    problems.push('has a _start with parameters or results')
  if (module.hasStart) problems.push('has a start section, which would run before it is metered')
  if (module.memories.length !== 1)
    problems.push(`has ${module.memories.length} memories; exactly one is needed`)
  module.globals.forEach(({ type, mutable }, index) => {
    if (mutable && (type === valueType.v128 || type < valueType.v128))
      problems.push(`has a mutable global (${index}) of a type that cannot be checkpointed`)
  })
  for (const { params, results } of module.types)
    if ([...params, ...results].some((type) => type < valueType.v128)) {
      problems.push('passes references, which cannot be checkpointed')
      break
    }
  if (module.bodies.some(({ locals }) => locals.some(({ type }) => type < valueType.v128)))
    problems.push('has references in locals, which cannot be checkpointed')
  return problems
}

const letters = new Map<number, string>([
  [valueType.i32, 'i'],
  [valueType.i64, 'l'],
  [valueType.f32, 'f'],
  [valueType.f64, 'd'],
])

function signature({ params, results }: FunctionType): string {
  const side = (types: number[]) => types.map((type) => letters.get(type) ?? '?').join('')
  return `(${side(params)})->(${side(results)})`
}
