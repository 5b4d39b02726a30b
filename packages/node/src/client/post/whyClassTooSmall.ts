import { describeJail, type Jail } from '../../ledger/jailsOf.ts'

/** The facts about a class that decide whether the market accepts a task of it. */
export type ClassFacts = {
  className: string
  /** Operators that the market counts: bonded for the council and not jailed. */
  operators: number
  /** Operators that the terms require. */
  needed: number
  /** All operators with a node of this class: their jail, and the units that they have bonded for the council. */
  listed: readonly { jail?: Jail | undefined; units: number }[]
}

/** Returns why the market would reject a task of this class, and what helps; undefined when the class is large enough. */
export function whyClassTooSmall(facts: ClassFacts): { message: string; hint: string } | undefined {
  const { className, operators, needed, listed } = facts
  if (operators >= needed) return undefined
  const jails = listed.flatMap(({ jail }) => (jail ? [jail] : [])).sort((a, b) => a.untilMs - b.untilMs)
  const unbonded = listed.filter(({ jail, units }) => !jail && units === 0).length
  const reasons = [
    ...(jails[0] ? [`${operatorsAre(jails.length)} jailed, the first ${describeJail(jails[0])}`] : []),
    ...(unbonded > 0 ? [`${operatorsAre(unbonded)} listed without stake for council seats`] : []),
    ...(listed.length < needed ? [`${operatorsAre(listed.length)} listed in all`] : []),
  ]
  const message = `${operators} operators of class ${className} can check work now, and this task needs ${needed}: ${reasons.join('; ')}`
  // the jail after whose end enough operators are back
  const last = jails[needed - operators - 1]
  return {
    message,
    hint: last
      ? `Retry after ${new Date(last.untilMs).toISOString().slice(11, 19)} UTC: jailed operators return by themselves.`
      : 'Wait until more operators bond for this class, or choose another class; muster offers lists the nodes.',
  }
}

const operatorsAre = (count: number) => (count === 1 ? '1 operator is' : `${count} operators are`)
