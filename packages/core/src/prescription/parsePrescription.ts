import type * as z from 'zod'
import { assumedDishonestShare } from '../check/councilOdds.ts'
import { parseUntrusted } from '../parse/parseUntrusted.ts'
import type { FileFacts } from './FileFacts.ts'
import { maxDecimals } from './fields/amountText.ts'
import { BatchPrescription, type Prescription, StreamPrescription } from './Prescription.ts'
import { closest } from './problems/closest.ts'
import { describeIssue } from './problems/describeIssue.ts'
import type { Mistake, Problem } from './problems/Problem.ts'
import { showValue } from './problems/showValue.ts'
import { writtenTask } from './rules/Rule.ts'
import { rules } from './rules/rules.ts'
import { readYaml } from './yaml/readYaml.ts'

export type ParseOptions = {
  /** The file name in problem messages. */
  fileName: string
  /** Facts about the files beside the task file; without it, the parser does not check files. */
  files?: FileFacts
  /** Decimals of the payment token, when known. */
  decimals?: number
  /** The share of dishonest seats that the network assumes; it bounds the attainable assurance. */
  dishonestShare?: number
}

export type ParsedPrescription =
  | { ok: true; prescription: Prescription }
  /** In the order of the file. */
  | { ok: false; problems: Problem[] }

/** More problems than anyone corrects in one pass. */
const maxProblems = 100

/**
 * Parses a task file and reports all of its mistakes at once, each with line, column and a hint. Never throws and opens
 * no file.
 *
 * @example
 * const parsed = parsePrescription(text, { fileName: 'task.yaml', files: (path) => facts.get(path) })
 * if (!parsed.ok) process.stderr.write(formatProblems(parsed.problems))
 */
export function parsePrescription(text: string, options: ParseOptions): ParsedPrescription {
  const yaml = readYaml(text)
  const problems: Problem[] = yaml.syntax.map(({ position, what, hint }) => ({
    file: options.fileName,
    ...position,
    path: '',
    what,
    hint,
  }))
  const refused = (mistakes: readonly Mistake[]): ParsedPrescription => {
    const placed = mistakes.map(({ path, what, hint, atKey }) => ({
      file: options.fileName,
      ...yaml.positionOf(path, atKey),
      path: path.join('.').slice(0, 200),
      what,
      hint,
    }))
    const all = [...problems, ...placed].sort((a, b) => a.line - b.line || a.column - b.column)
    return { ok: false, problems: all.slice(0, maxProblems) }
  }
  if (yaml.syntax.some(({ harmless }) => !harmless)) return refused([])

  const raw = yaml.value
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refused([
      {
        path: [],
        what: `expected a mapping, found ${showValue(raw)}`,
        hint: 'start with version: 1 and kind: batch',
      },
      ...yaml.mistakes,
    ])

  const kind = kindOf(raw)
  const schema: z.ZodType<Prescription> = kind === 'batch' ? BatchPrescription : StreamPrescription
  const result = parseUntrusted(schema, raw)
  const other = kind === 'batch' ? StreamPrescription : BatchPrescription
  const issueContext = {
    schema,
    raw,
    otherKind: { name: kind === 'batch' ? 'stream' : 'batch', keys: Object.keys(other.shape) },
  }
  const fromSchema = result.success
    ? []
    : result.error.issues.flatMap((issue) => describeIssue(issue, issueContext))
  const decimals = options.decimals ?? maxDecimals
  const context = {
    files: options.files,
    decimals,
    dishonestShare: options.dishonestShare ?? assumedDishonestShare,
  }
  const task = writtenTask(raw, kind, decimals)
  const fromRules = rules.flatMap((rule) => rule(task, context))

  const mistakes = firstPerField(yaml.mistakes, kindMistake(raw), fromRules, fromSchema)
  if (mistakes.length > 0 || problems.length > 0 || !result.success) return refused(mistakes)
  return { ok: true, prescription: result.data }
}

/** Keeps the mistakes of the first list that reports a field: earlier lists are more specific. */
function firstPerField(...lists: readonly Mistake[][]): Mistake[] {
  const reported = new Map<string, Mistake[]>()
  for (const list of lists) {
    const byField = Map.groupBy(list, ({ path }) => JSON.stringify(path))
    for (const [field, mistakes] of byField) if (!reported.has(field)) reported.set(field, mistakes)
  }
  return [...reported.values()].flat()
}

/** Guesses the intended kind, so that the rest of the file is checked even when `kind` is wrong. */
function kindOf(raw: object): 'batch' | 'stream' {
  if ('kind' in raw && (raw.kind === 'batch' || raw.kind === 'stream')) return raw.kind
  if ('kind' in raw && typeof raw.kind === 'string' && closest(raw.kind, ['stream'])) return 'stream'
  return 'response' in raw ? 'stream' : 'batch'
}

function kindMistake(raw: object): Mistake[] {
  const kind: unknown = 'kind' in raw ? raw.kind : undefined
  if (kind === 'batch' || kind === 'stream') return []
  if (kind === undefined || kind === null)
    return [{ path: ['kind'], what: 'missing', hint: 'write kind: batch or kind: stream' }]
  const meant = typeof kind === 'string' ? closest(kind, ['batch', 'stream']) : undefined
  const hint = meant === undefined ? 'write batch or stream' : `did you mean ${meant}?`
  return [{ path: ['kind'], what: `${showValue(kind)} is not one of batch, stream`, hint }]
}
