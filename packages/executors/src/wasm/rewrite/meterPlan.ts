import { boundStack, calleesFirst, callGraph, type FunctionFacts } from './callGraph.ts'
import type { Instruction } from './decodeInstructions.ts'
import { type Charge, gasCharges } from './gasCharges.ts'
import { stackBytes } from './hostInterface.ts'
import type { Module } from './parseModule.ts'

/** How one function is metered. */
export type MeterPlan = FunctionFacts & {
  charges: Charge[]
  /** The whole cost, charged by each caller; nothing is added to the function itself. */
  flat: number | undefined
  /** May stop for a mark on entry. */
  entryMark: boolean
  /** May reach a mark, directly or through its callees. */
  reachesMark: boolean
}

/**
 * A loop-free function whose parts together cost at most this is charged as a whole, with all its branches.
 */
const smallFunction = 64
/** Maximum cost of a loop-free function that is charged at its caller. */
const largestFlat = 10_000
/**
 * A loop-free function that may cost more than this between two marks gets a mark on entry: calls can
 * multiply without a loop.
 */
const longestUnmarked = 100_000

/** Cost of leaving and re-entering the module, in addition to the cost of the host call itself. */
const hostCall = 4000

export function meterPlans(module: Module, code: Instruction[][]): MeterPlan[] {
  const imported = module.imports.length
  const facts = callGraph(module, code)
  const order = calleesFirst(facts, imported)
  boundStack(facts, order, imported, stackBytes / 2)

  const plans: MeterPlan[] = new Array(facts.length)
  const longest = new Float64Array(facts.length)
  const callCost = (callee: number) => (callee < imported ? hostCall : (plans[callee - imported]?.flat ?? 0))
  const recursive = facts.flatMap((fact, at) => (fact.recursive ? [at] : []))
  for (const at of [...order, ...recursive]) {
    const fact = facts[at]!
    const charges = gasCharges(code[at]!, callCost)
    const total = charges.reduce((sum, charge) => sum + charge.cost, 0)
    const callees = [...fact.callees.keys()]
      .filter((callee) => callee >= imported)
      .map((callee) => callee - imported)
    const canBeFlat =
      !fact.hasLoop &&
      !fact.touchesGas &&
      !fact.recursive &&
      callees.every((callee) => plans[callee]?.flat !== undefined)
    const isFlat = canBeFlat && (charges.length <= 1 ? total <= largestFlat : total <= smallFunction)
    const sum = callees.reduce(
      (sum, callee) => sum + longest[callee]! * fact.callees.get(callee + imported)!,
      total,
    )
    const entryMark = fact.recursive || (!fact.hasLoop && sum > longestUnmarked)
    longest[at] = isFlat || entryMark || fact.hasLoop ? 0 : sum
    plans[at] = {
      ...fact,
      charges,
      flat: isFlat ? total : undefined,
      entryMark,
      reachesMark:
        entryMark ||
        fact.hasLoop ||
        fact.recursive ||
        callees.some((callee) => plans[callee]?.reachesMark ?? true),
    }
  }
  return plans
}
