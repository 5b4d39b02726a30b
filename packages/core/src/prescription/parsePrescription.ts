import type * as z from 'zod'
import type { FileFacts } from './FileFacts.ts'
import { mostDecimals } from './fields/amountText.ts'
import { BatchPrescription, type Prescription, StreamPrescription } from './Prescription.ts'
import { closest } from './problems/closest.ts'
import { describeIssue } from './problems/describeIssue.ts'
import type { Mistake, Problem } from './problems/Problem.ts'
import { showValue } from './problems/showValue.ts'
import { writtenTask } from './rules/Rule.ts'
import { rules } from './rules/rules.ts'
import { readYaml } from './yaml/readYaml.ts'

export type ParseOptions = {
  /** Only for the messages. */
  fileName: string
  /** What is known about the files beside the task file; without it, files are not looked for. */
  files?: FileFacts
  /** Decimals of the payment token, when known. */
  decimals?: number
  /** The share of dishonest seats that the network assumes; it bounds the assurance that can be bought. */
  dishonestShare?: number
}

export type ParsedPrescription =
  | { ok: true; prescription: Prescription }
  /** In the order of the file. */
  | { ok: false; problems: Problem[] }

/** More than anyone corrects in one go. */
const mostProblems = 100

/**
 * Reads a task file and tells all of its mistakes at once, each with line, column and a hint. Never throws, whatever
 * the text; opens no file.
 *
 * @example
 * const parsed = parsePrescription(text, { fileName: 'task.yaml', files: (path) => facts.get(path) })
 * if (!parsed.ok) process.stderr.write(formatProblems(parsed.problems))
 */
export function parsePrescription(text: string, options: ParseOptions): ParsedPrescription {
  const yaml = readYaml(text)
  const problems: Problem[] = yaml.syntax.map(({ place, what, hint }) => ({
    file: options.fileName,
    ...place,
    path: '',
    what,
    hint,
  }))
  const refused = (mistakes: readonly Mistake[]): ParsedPrescription => {
    const placed = mistakes.map(({ path, what, hint, atKey }) => ({
      file: options.fileName,
      ...yaml.placeOf(path, atKey),
      path: path.join('.').slice(0, 200),
      what,
      hint,
    }))
    const all = [...problems, ...placed].sort((a, b) => a.line - b.line || a.column - b.column)
    return { ok: false, problems: all.slice(0, mostProblems) }
  }
  if (yaml.syntax.some(({ harmless }) => !harmless)) return refused([])

  const raw = yaml.value
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refused([
      {
        path: [],
        what: `a task file is a mapping, found ${showValue(raw)}`,
        hint: 'start with version: 1 and kind: batch',
      },
      ...yaml.mistakes,
    ])

  const kind = kindOf(raw)
  const schema: z.ZodType<Prescription> = kind === 'batch' ? BatchPrescription : StreamPrescription
  const result = schema.safeParse(raw)
  const other = kind === 'batch' ? StreamPrescription : BatchPrescription
  const context = {
    schema,
    raw,
    otherKind: { name: kind === 'batch' ? 'stream' : 'batch', keys: Object.keys(other.shape) },
  }
  const fromSchema = result.success
    ? []
    : result.error.issues.flatMap((issue) => describeIssue(issue, context))
  const decimals = options.decimals ?? mostDecimals
  const around = { files: options.files, decimals, dishonestShare: options.dishonestShare ?? 0.2 }
  const task = writtenTask(raw, kind, decimals)
  const fromRules = rules.flatMap((rule) => rule(task, around))

  const mistakes = mostTelling(yaml.mistakes, kindMistake(raw), fromRules, fromSchema)
  if (mistakes.length > 0 || problems.length > 0 || !result.success) return refused(mistakes)
  return { ok: true, prescription: result.data }
}

/** One mistake a field: earlier lists know more about it than later ones. */
function mostTelling(...lists: readonly Mistake[][]): Mistake[] {
  const told = new Map<string, Mistake[]>()
  for (const list of lists) {
    const byField = Map.groupBy(list, ({ path }) => JSON.stringify(path))
    for (const [field, mistakes] of byField) if (!told.has(field)) told.set(field, mistakes)
  }
  return [...told.values()].flat()
}

/** The kind that was most likely meant, so that the rest of the file is judged even when `kind` is wrong. */
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
