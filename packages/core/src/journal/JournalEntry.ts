import type * as z from 'zod'
import { type JournalWords, journalSteps, type Tone } from './journalSteps.ts'

export type StepName = keyof typeof journalSteps
export const stepNames = Object.keys(journalSteps) as [StepName, ...StepName[]]

type Parsed<Step extends StepName> = z.output<(typeof journalSteps)[Step]['facts']>
/** Zod infers an index signature for a step without facts, which would forbid `step` beside it. */
type Facts<Step extends StepName> = string extends keyof Parsed<Step> ? unknown : Parsed<Step>

/** One thing that a node did or saw about a task: the name of the step with its facts. */
export type JournalEntry = { [Step in StepName]: { step: Step } & Facts<Step> }[StepName]
export type JournalEntryOf<Step extends StepName> = Extract<JournalEntry, { step: Step }>

/** An entry that another version of muster wrote. */
export type UnknownEntry = { step: 'unknown'; name: string; facts: Readonly<Record<string, unknown>> }

/** An entry as it is read from a store or an API. */
export type ReadEntry = JournalEntry | UnknownEntry

/** Reads an entry that was stored or sent as a name and facts. A step of another version becomes an unknown entry. */
export function readJournalEntry(name: string, facts: Readonly<Record<string, unknown>>): ReadEntry {
  const known = Object.hasOwn(journalSteps, name) ? journalSteps[name as StepName] : undefined
  const parsed = known?.facts.safeParse(facts)
  // the facts were parsed by the schema of this very step
  if (parsed?.success) return { step: name, ...parsed.data } as JournalEntry
  return { step: 'unknown', name, facts }
}

/** The name and the facts of an entry, to store or send it. */
export function writeJournalEntry(entry: ReadEntry): { name: string; facts: Record<string, unknown> } {
  if (entry.step === 'unknown') return { name: entry.name, facts: { ...entry.facts } }
  const { step, ...facts } = entry
  return { name: step, facts }
}

export function toneOf(entry: ReadEntry): Tone {
  if (entry.step === 'unknown') return 'neutral'
  const { tone } = journalSteps[entry.step] as StepOf<typeof entry>
  return typeof tone === 'function' ? tone(entry) : tone
}

/** Describes an entry as a phrase without a full stop. Facts are a stranger's text: escape them for the output. */
export function describeEntry(entry: ReadEntry, words: JournalWords): string {
  if (entry.step === 'unknown')
    return [
      entry.name,
      ...Object.entries(entry.facts).flatMap(([name, value]) => plainFact(name, value)),
    ].join(', ')
  return (journalSteps[entry.step] as StepOf<typeof entry>).describe(entry, words)
}

/** A step whose functions take any entry; each is only called with an entry of its own step. */
type StepOf<Entry> = {
  tone: Tone | ((facts: Entry) => Tone)
  describe(facts: Entry, words: JournalWords): string
}

function plainFact(name: string, value: unknown): string[] {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ? [`${name} ${String(value)}`] : []
}
