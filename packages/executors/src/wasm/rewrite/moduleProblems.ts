import { wasiFunctions } from '../wasi/wasiFunctions.ts'
import { exported } from './hostInterface.ts'
import { entryAt, entryNames, type ModuleRole } from './ModuleRole.ts'
import { type FunctionType, type Module, valueType } from './parseModule.ts'

/** Returns all reasons why a parsed module cannot run; empty if it can. */
export function moduleProblems(module: Module, role: ModuleRole): string[] {
  const problems = [...module.problems]
  for (const { module: from, name, type } of module.imports) {
    const known =
      from === 'wasi_snapshot_preview1' || from === 'env' ? wasiFunctions.get(`${from}.${name}`) : undefined
    if (known === undefined) problems.push(`imports ${from}.${name}, which is not available`)
    else if (signature(module.types[type]!) !== known)
      problems.push(`imports ${from}.${name} as ${signature(module.types[type]!)} instead of ${known}`)
  }
  const needed = entryNames[role].at(-1)!
  if (entryAt(module, needed) === undefined) problems.push(`exports no function ${needed}`)
  for (const name of entryNames[role]) problems.push(...entryProblems(module, name))
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

function entryProblems(module: Module, entry: string): string[] {
  const index = entryAt(module, entry)
  const imported = module.imports.length
  if (index === undefined) return []
  if (index < imported) return [`exports an import as ${entry}`]
  const type = module.types[module.functions[index - imported]!]!
  return signature(type) === '()->()' ? [] : [`has ${article(entry)} with parameters or results`]
}

const article = (entry: string) => (entry === exported.answer ? `an ${entry}` : `a ${entry}`)

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
