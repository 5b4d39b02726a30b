import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readAmount } from '../src/money/readAmount.ts'
import { encodePrescription, formatPrescription } from '../src/prescription/formatPrescription.ts'
import type { Prescription } from '../src/prescription/Prescription.ts'
import { parsePrescription } from '../src/prescription/parsePrescription.ts'
import { validTaskFiles } from './validTaskFiles.ts'

const options = { fileName: 'task.yaml' }

/** Invariants of every accepted task, written independently of schema and rules. */
function expectInvariants(task: Prescription): void {
  const units = (text: string) => {
    const reading = readAmount(text, 18)
    if (!reading.ok) throw new Error(`accepted the amount ${text}`)
    return reading.amount
  }
  const paths = [
    task.data?.path,
    'wasm' in task.model ? task.model.wasm : undefined,
    'archive' in task.model ? task.model.archive : undefined,
  ]
  for (const path of paths) {
    if (path === undefined) continue
    expect(path.startsWith('/') || path.split('/').includes('..') || path.includes('\\')).toBe(false)
  }
  expect(task.version).toBe(1)
  expect(task.name).toMatch(/^[a-z0-9-]{1,63}$/)
  expect(units(task.pay.max)).toBeGreaterThan(0n)
  expect(units(task.pay.floor)).toBeLessThanOrEqual(units(task.pay.max))
  expect(Number.isInteger(task.instructions.memory) && task.instructions.memory > 0).toBe(true)
  if (task.kind === 'batch') {
    const { bids, afterMs, minBids, giveUpMs } = task.halt
    expect(minBids).toBeLessThanOrEqual(bids ?? 1000)
    expect(afterMs ?? 1).toBeLessThanOrEqual(giveUpMs)
    expect(task.instructions.maxHours).toBeGreaterThan(0)
    if (task.check.how === 'replay') {
      expect('wasm' in task.model).toBe(true)
      expect(task.equivalence).toBe('bytes')
    }
    if (task.check.how === 'redundant') expect(bids ?? 1000).toBeGreaterThanOrEqual(task.check.replicas)
    if ('assurance' in task.check && typeof task.check.assurance === 'number') {
      expect(task.check.assurance).toBeGreaterThan(0)
      expect(task.check.assurance).toBeLessThan(1)
    }
  } else if (task.response.method === 'weighted') {
    expect(task.response.weight).toBeLessThanOrEqual(1)
    expect(task.response.weight * task.response.council).toBeGreaterThanOrEqual(1)
  }
}

/** Parses the text and checks the guarantees of the parser; returns whether the text was accepted. */
function parseAndCheck(text: string): boolean {
  const parsed = parsePrescription(text, options)
  if (parsed.ok) {
    expectInvariants(parsed.prescription)
    expect(parsePrescription(formatPrescription(parsed.prescription), options)).toEqual(parsed)
    return true
  }
  expect(parsed.problems.length).toBeGreaterThan(0)
  expect(parsed.problems.length).toBeLessThanOrEqual(100)
  const lines = text.split(/\r\n|\r|\n/).length
  for (const { line, column, what, hint } of parsed.problems) {
    expect(line >= 1 && line <= lines && column >= 1).toBe(true)
    expect(what.length > 0 && what.length < 1500 && hint.length > 0 && hint.length < 1500).toBe(true)
  }
  return false
}

/** Every path in plain data that has a value. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

function replaced(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return by
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) }
  if (rest.length === 0 && by === undefined) delete copy[step]
  else copy[step] = replaced(copy[step], rest, by)
  return Array.isArray(value) ? Object.values(copy) : copy
}

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    0,
    -1,
    1,
    0.5,
    1.5,
    1e-5,
    1e21,
    '0',
    '-1',
    '1e3',
    '1,5',
    '90s',
  ),
  fc.constantFrom<unknown>(
    '2GiB',
    '../x',
    '/x',
    'any',
    'bytes',
    'economic',
    [],
    {},
    [[]],
    { how: 'wasm' },
    '__proto__',
  ),
  fc.constantFrom<unknown>(
    { constructor: 1 },
    ['a', 1],
    Number.MAX_SAFE_INTEGER,
    'x\u0000y',
    '\ud800',
    'é'.repeat(2000),
  ),
  fc.double(),
  fc.integer(),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Registers the tests; `effort` multiplies the quick number of runs. */
export function fuzzParser({ seed, effort }: { seed: number; effort: number }): void {
  describe(`the parser under fuzzing with seed ${seed}`, () => fuzz(seed, effort))
}

function fuzz(seed: number, effort: number): void {
  const runs = { seed, numRuns: 400 * effort }

  it('survives arbitrary text', () => {
    const units = [
      ...'{}[]:,-?!&*#|>%@`"\' \n\t0129ab.',
      '\u0000',
      '\ufeff',
      '\u2028',
      '\r\n',
      '---\n',
      'kind: batch\n',
      '<<: ',
    ]
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 400 }), (text) => {
        expect(parseAndCheck(text)).toBe(false)
      }),
      { ...runs, numRuns: 1500 * effort },
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(parseAndCheck(text)).toBe(false)
      }),
      runs,
    )
  })

  it('survives valid files with characters removed, inserted and replaced', () => {
    const edits = fc.array(
      fc.tuple(
        fc.nat(2000),
        fc.nat(4),
        fc.string({ unit: fc.constantFrom(...'{}[]:,-&*!"\n\t 019e.a#|'), maxLength: 3 }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    let accepted = 0
    fc.assert(
      fc.property(fc.constantFrom(...validTaskFiles), edits, (text, changes) => {
        let changed = text
        for (const [at, cut, put] of changes) {
          const start = at % (changed.length + 1)
          changed = changed.slice(0, start) + put + changed.slice(start + cut)
        }
        if (parseAndCheck(changed)) accepted++
      }),
      { ...runs, numRuns: 1500 * effort },
    )
    // without accepted files the test would not exercise the invariants
    expect(accepted).toBeGreaterThan(20 * effort)
  })

  it('survives valid files with hostile values, and accepts only valid tasks', () => {
    const tasks = validTaskFiles.map((text) => {
      const parsed = parsePrescription(text, options)
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
      return encodePrescription(parsed.prescription)
    })
    let accepted = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...tasks),
        fc.array(fc.tuple(fc.nat(), nasty), { minLength: 1, maxLength: 2 }),
        (task, changes) => {
          let changed: unknown = task
          for (const [pick, by] of changes) {
            const paths = pathsIn(changed).filter((path) => path.length > 0)
            const path = paths[pick % paths.length]
            if (path !== undefined) changed = replaced(changed, path, by)
          }
          if (parseAndCheck(stringify(changed, { aliasDuplicateObjects: false }))) accepted++
        },
      ),
      { ...runs, numRuns: 2000 * effort },
    )
    expect(accepted).toBeGreaterThan(20 * effort)
  })

  it('bounds the time that hostile shapes take by bounding their size and depth', () => {
    for (const unit of [
      '[',
      '{a: ',
      '- ',
      '? ',
      '&a ',
      '!a ',
      '*a ',
      '"',
      "'",
      '|\n',
      '>\n ',
      'a:\n ',
      '\t',
      '%',
      '#',
      '---\n',
      ': ',
    ])
      expect(parseAndCheck(unit.repeat(Math.floor(8000 / unit.length)))).toBe(false)
  })
}
