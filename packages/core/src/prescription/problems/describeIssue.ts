import type * as z from 'zod'
import { readDuration } from '../fields/duration.ts'
import { closest } from './closest.ts'
import type { Mistake, Path } from './Problem.ts'
import { exampleAt, knownKeys } from './schemasAt.ts'
import { showValue, typeName } from './showValue.ts'
import { valueAt } from './valueAt.ts'

/** Context for the description of an issue. */
export type IssueContext = {
  schema: z.core.$ZodType
  /** The whole document as it was written. */
  raw: unknown
  /** Keys that a task of the other kind has at the root. */
  otherKind: { name: string; keys: readonly string[] }
}

/** Converts a schema issue into mistakes with our own messages; of several alternatives it reports the likeliest. */
export function describeIssue(issue: z.core.$ZodIssue, context: IssueContext, base: Path = []): Mistake[] {
  const path: Path = [...base, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]
  const written = valueAt(context.raw, path)
  const one = (what: string, hint: string): Mistake[] => [{ path, what, hint }]
  const example = exampleHint(context.schema, path)

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(path, key, context))
    case 'invalid_union': {
      if (issue.errors.length > 0) {
        const branch = likeliestBranch(issue.errors)
        return branch.flatMap((inner) => describeIssue(inner, context, path))
      }
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
      return one(choiceWhat(written, options), choiceHint(written, options))
    }
    case 'invalid_value': {
      const options = issue.values.map(String)
      return one(choiceWhat(written, options), choiceHint(written, options))
    }
    case 'invalid_type':
      if (written === undefined) return one('missing', example)
      if (written === null) return one('has no value', example)
      if (typeof written === 'number' && hasUnit(exampleAt(context.schema, path)))
        return one(`${showValue(written)} has no unit`, `write it with its unit, ${example}`)
      return one(
        `expected ${typeName(issue.expected)}, found ${showValue(written)}`,
        typeHint(path, written, example),
      )
    case 'too_small':
      if (issue.origin === 'string') return one('the text is too short', example)
      if (issue.origin === 'array')
        return one(`the list has too few entries`, `write at least ${issue.minimum}`)
      return one(
        `${showValue(written)} is too small`,
        `write a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`,
      )
    case 'too_big':
      if (issue.origin === 'string')
        return one(`the text is too long`, `write at most ${issue.maximum} characters`)
      if (issue.origin === 'array')
        return one(`the list has too many entries`, `write at most ${issue.maximum}`)
      return one(
        `${showValue(written)} is too large`,
        `write a number ${issue.inclusive ? 'of at most' : 'below'} ${issue.maximum}`,
      )
    case 'invalid_format':
      return one(`${showValue(written)} is not a valid ${last(path)}`, example)
    case 'invalid_key':
      return [
        {
          path,
          what: `invalid key ${JSON.stringify(last(path))}`,
          hint: 'use letters, digits and _',
          atKey: true,
        },
      ]
    case 'custom': {
      const hint: unknown = issue.params?.hint
      const what = issue.message === 'Invalid input' ? `${showValue(written)} is invalid here` : issue.message
      return one(what, typeof hint === 'string' ? hint : example)
    }
    default:
      return one(`${showValue(written)} is invalid here`, example)
  }
}

function unknownKey(path: Path, key: string, context: IssueContext): Mistake {
  const known = knownKeys(context.schema, path)
  const present = Object.keys((valueAt(context.raw, path) as object | undefined) ?? {})
  const missing = known.filter((name) => !present.includes(name))
  const meant = closest(key, missing) ?? closest(key, known)
  const mistake = { path: [...path, key], atKey: true }
  if (path.length === 0 && context.otherKind.keys.includes(key))
    return {
      ...mistake,
      what: `${key} belongs to ${context.otherKind.name} tasks`,
      hint: `remove it, or write kind: ${context.otherKind.name}`,
    }
  return {
    ...mistake,
    what: `unknown key ${JSON.stringify(key.slice(0, 60))}`,
    hint: meant === undefined ? `the keys here are ${known.join(', ')}` : `did you mean ${meant}?`,
  }
}

/** Returns the alternative with the fewest mistakes; a wrong shape weighs more than a wrong value. */
function likeliestBranch(branches: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] {
  const weight = (issue: z.core.$ZodIssue): number => {
    if (issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
      return 10
    if (issue.code === 'unrecognized_keys') return 2 * issue.keys.length
    return issue.code === 'invalid_type' ? 3 : 1
  }
  const cost = (branch: readonly z.core.$ZodIssue[]) => branch.reduce((sum, issue) => sum + weight(issue), 0)
  return branches.reduce((best, branch) => (cost(branch) < cost(best) ? branch : best))
}

function choiceWhat(written: unknown, options: readonly string[]): string {
  if (written === undefined) return 'missing'
  return options.length === 1
    ? `${showValue(written)} is not ${options[0]}`
    : `${showValue(written)} is not one of ${options.join(', ')}`
}

function choiceHint(written: unknown, options: readonly string[]): string {
  const meant = typeof written === 'string' ? closest(written, options) : undefined
  if (meant !== undefined) return `did you mean ${meant}?`
  return options.length > 2 ? `write one of ${options.join(', ')}` : `write ${options.join(' or ')}`
}

/** Names the unit when a value has the wrong one: `afterMs: 5s` and `memory: 2` are common mistakes. */
function typeHint(path: Path, written: unknown, example: string): string {
  const name = last(path)
  if (typeof written === 'string') {
    const unit = name.endsWith('Ms') ? 1 : name.endsWith('Hours') ? 3_600_000 : undefined
    const reading = readDuration(written)
    if (unit !== undefined && reading.ok)
      return `${name} is a plain number of ${unit === 1 ? 'milliseconds' : 'hours'}: write ${reading.ms / unit}`
    if (/^-?[0-9]+(\.[0-9]+)?$/.test(written)) return 'write the number without quotes'
  }
  return example
}

function exampleHint(schema: z.core.$ZodType, path: Path): string {
  const example = exampleAt(schema, path)
  if (example === undefined && typeof path.at(-1) === 'number') return exampleHint(schema, path.slice(0, -1))
  if (example === undefined) return 'see docs/task-file.md'
  const name = last(path)
  return `for example ${name}: ${showYaml(example)}`
}

function showYaml(value: unknown): string {
  if (typeof value === 'string') return /^[0-9.]+$/.test(value) ? JSON.stringify(value) : value
  if (Array.isArray(value)) return `[${value.map(showYaml).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${showYaml(inner)}`)
    .join(', ')} }`
}

/** Returns the name of the field; for an entry of a list, the name of the list. */
function last(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '')
}

function hasUnit(example: unknown): boolean {
  return typeof example === 'string' && /^[0-9]+[a-zA-Z]+$/.test(example)
}
