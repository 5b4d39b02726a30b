import { describe, expect, it } from 'vitest'
import type { FileFact } from './FileFacts.ts'
import { formatPrescription } from './formatPrescription.ts'
import { parsePrescription } from './parsePrescription.ts'
import { formatProblems } from './problems/formatProblems.ts'

const batch = `version: 1
kind: batch
name: tea-room
data: { path: in/ }
model: { wasm: tracer.wasm, args: [--width, 1280], parts: 4 }
instructions: { minScore: 100, region: any, maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
equivalence: bytes
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`

const stream = `version: 1
kind: stream
name: chat
model:
  image: registry.example.org/llm@sha256:${'ab'.repeat(32)}
instructions:
  gpu: { count: 1, memory: 24GiB }
  responseTime: { first: 2s, perUnit: 50ms, unit: tokens }
response: { method: weighted, council: 5, weight: 0.6 }
pay: { function: perUnit, unit: tokens, price: "0.00002", max: "0.1", budget: "50" }
equivalence: { how: wasm, path: possible.wasm, judges: possible }
halt: { maxDowntime: 10m }
`

const folder = new Map<string, FileFact>([
  ['in', { kind: 'directory', sizeBytes: 4096, entries: 2 }],
  ['tracer.wasm', { kind: 'file', sizeBytes: 1000 }],
  ['possible.wasm', { kind: 'file', sizeBytes: 1000 }],
  ['empty.wasm', { kind: 'file', sizeBytes: 0 }],
])
const files = (path: string) => folder.get(path)
const parse = (text: string) => parsePrescription(text, { fileName: 'task.yaml', files })

/** The problems as `line:column path: what`, for tests of one mistake. */
function told(text: string): string[] {
  const parsed = parse(text)
  return parsed.ok
    ? []
    : parsed.problems.map(({ line, column, path, what }) => `${line}:${column} ${path}: ${what}`)
}

describe('a valid task file', () => {
  it('of a batch task is read with its defaults', () => {
    const parsed = parse(batch)
    expect(parsed).toMatchObject({
      ok: true,
      prescription: {
        kind: 'batch',
        data: { path: 'in', split: 'shared' },
        model: { wasm: 'tracer.wasm', args: ['--width', '1280'], parts: 4 },
        instructions: { memory: 2 ** 30, startWithin: 60_000, maxHours: 1 },
        pay: { function: 'perUnit', max: '12.5', floor: '0', token: 'network' },
        halt: { bids: 10, afterMs: 300, minBids: 1, giveUpMs: 600_000 },
        check: { how: 'replay', assurance: 'economic', lead: 1, segments: 50 },
      },
    })
  })

  it('of a stream task is read with its defaults', () => {
    expect(parse(stream)).toMatchObject({
      ok: true,
      prescription: {
        kind: 'stream',
        instructions: { gpu: { memory: 24 * 2 ** 30 }, responseTime: { first: 2000, perUnit: 50 } },
        response: { method: 'weighted', council: 5, weight: 0.6, pool: false },
        halt: { maxDowntime: 600_000 },
      },
    })
  })

  it('is written and read back to the same', () => {
    for (const text of [batch, stream]) {
      const parsed = parse(text)
      if (!parsed.ok) throw new Error(formatProblems(parsed.problems))
      expect(parse(formatPrescription(parsed.prescription))).toEqual(parsed)
    }
  })
})

describe('a batch task with many mistakes', () => {
  const text = `version: 2
kind: batch
name: Tea Room
colour: blue
data: { path: ../secrets, split: byEntri }
model:
  wasm: missing.wasm
  arg: [--fast]
  parts: 0
  env: { "1A": x }
instructions:
  minScore: -5
  region: [Europe]
  maxHours: 30m
  memory: 2
  disk: 20 gigs
  startWithin: 90
  checkpointEvery: 2h30
  gpu: { count: 1 }
pay:
  function: perUnit
  unit: gass
  max: "-12.5"
  floor: 1
  trustLock: "1,000"
  allOrNothing: yes
equivalence: { how: tensors, relative: 2 }
halt:
  bids: 0
  afterMs: 700000
  minBids: 1e1
check:
  how: replay
  assurance: 95
  leed: 2
  lead: 0x3
milestones: { count: 4, every: 1h }
response: { method: optimistic, council: 3 }
check: { how: none }
`
  it('gets an error for each, in one go, with place and hint', () => {
    const parsed = parse(text)
    if (parsed.ok) throw new Error('accepted')
    expect(new Set(parsed.problems.map(({ path, what }) => `${path} ${what}`)).size).toBeGreaterThanOrEqual(
      25,
    )
    expect(formatProblems(parsed.problems)).toMatchSnapshot()
  })
})

describe('a stream task with many mistakes', () => {
  const text = `version: 1
kind: streem
model: { image: "python:3.12", wasm: tracer.wasm }
instructions:
  responseTime: { first: 2, perUnit: 50GiB, unit: words }
  maxHours: 1
response: { method: weighted, council: 3, weight: 1.5 }
pay: { function: perUnit, unit: tokens, price: "0.5", max: "0.1", budget: "0.01", floor: "0.2" }
equivalence: { how: wasm, path: in/ }
halt: { maxDowntime: 1y }
check: { how: replay }
`
  it('gets an error for each', () => {
    const parsed = parse(text)
    if (parsed.ok) throw new Error('accepted')
    expect(formatProblems(parsed.problems)).toMatchSnapshot()
  })
})

describe('rules over several fields', () => {
  const batchWith = (from: string | RegExp, to: string) => {
    const text = batch.replace(from, to)
    expect(text).not.toBe(batch)
    return told(text)
  }
  const streamWith = (from: string | RegExp, to: string) => told(stream.replace(from, to))

  it.each([
    ['bids: 10, afterMs: 300', '', '9:7 halt: the halt never holds: neither bids nor afterMs is given'],
    ['bids: 10', 'bids: 0', '9:15 halt.bids: the halt never holds: no award can be made with 0 bids'],
    [
      'bids: 10',
      'bids: 2, minBids: 3',
      '9:27 halt.minBids: the halt never holds: minBids 3 is more than bids 2',
    ],
    [
      'afterMs: 300',
      'afterMs: 300, giveUpMs: 200',
      '9:28 halt.afterMs: the halt never holds: the task gives up after 200 ms, before 300 ms',
    ],
    ['afterMs: 300', 'afterMs: 5s', '9:28 halt.afterMs: expected a number, found "5s"'],
    ['"12.5"', '12.5', '7:43 pay.max: expected text (in quotes), found the number 12.5'],
    ['"12.5"', '"0"', '7:43 pay.max: with a most of 0 nobody can bid'],
    ['"12.5"', '"1", floor: "2"', '7:55 pay.floor: the floor is above max, so that no bid fits'],
    [
      'economic',
      '0.9',
      '10:34 check.assurance: no council finds a wrong segment with probability 0.9 at lead 1',
    ],
    ['economic', '1.0', '10:34 check.assurance: the probability 1 is not between 0 and 1'],
    [
      'economic',
      '0.7, segments: 1000',
      '10:34 check.assurance: a probability of 0.7 draws 934 of 1000 segments, and at most 255 can be drawn',
    ],
    ['bytes', '{ how: pixels }', '8:14 equivalence: replay compares bytes, not pixels'],
    ['tracer.wasm', 'empty.wasm', '5:16 model.wasm: empty.wasm is empty'],
    ['tracer.wasm', 'in', '5:16 model.wasm: in is a folder'],
    ['in/ }', 'in/, split: byEntry }', '5:59 model.parts: in/ has 2 entries for 4 parts'],
    ['path: in/', 'path: /etc', '4:15 data.path: the path /etc is absolute'],
    ['path: in/', 'path: in/../../x', "4:15 data.path: the path in/../../x leaves the task's folder"],
    [
      'maxHours: 1 }',
      'maxHours: 1, memory: 5GiB }',
      '6:66 instructions.memory: a wasm program cannot use more than 4GiB',
    ],
    ['maxHours: 1 }', 'maxHours: 1, gpu: {} }', '6:63 instructions.gpu: a wasm program cannot use a GPU'],
    [
      'check: {',
      'milestones: { every: 2h }\ncheck: {',
      '10:22 milestones.every: no milestone is reached: the task runs 1 hours at most',
    ],
    [
      /wasm: tracer.wasm([\s\S]*)unit: gas/,
      `image: quay.io/b@sha256:${'0'.repeat(64)}$1unit: hours`,
      '10:15 check.how: a container cannot be replayed bit by bit',
    ],
    [
      /wasm: tracer.wasm([\s\S]*)unit: gas([\s\S]*)check: .*/,
      `image: python@sha256:${'0'.repeat(64)}$1unit: hours$2check: { how: none }`,
      '5:17 model.image: must begin with its registry, such as docker.io/',
    ],
    [
      'how: replay, assurance: economic',
      'how: redundant, copies: 1',
      '10:34 check.copies: there is nothing to compare with fewer than 2 copies',
    ],
    [
      'bids: 10, afterMs: 300 }\ncheck: { how: replay, assurance: economic',
      'bids: 2 }\ncheck: { how: redundant, copies: 3',
      '9:15 halt.bids: 2 bids are too few for 3 copies by distinct operators',
    ],
  ])('%s → %s', (from, to, problem) => {
    expect(batchWith(from, to)).toEqual([problem])
  })

  it.each([
    [
      'weight: 0.6',
      'weight: 1.5',
      '9:51 response.weight: the weight 1.5 asks for more answers than the council has members',
    ],
    ['weight: 0.6', 'weight: 0.1', '9:51 response.weight: 0.1 of a council of 5 is less than one answer'],
    [
      'method: weighted, council: 5, weight: 0.6',
      'method: unanimous, council: 3, pool: true',
      '9:50 response.pool: a pool pays the first to finish, and unanimous needs all to answer',
    ],
    ['unit: tokens, price', 'unit: gas, price', '10:33 pay.unit: gas is counted in wasm programs only'],
    [
      '  image:',
      '  parts: 2\n  image:',
      '5:10 model.parts: a stream has no parts: every subscriber runs the whole model',
    ],
    ['"50"', '"0.01"', '10:79 pay.budget: the budget does not cover one answer at max'],
    [
      'method: weighted, council: 5, weight: 0.6',
      'method: unanimous, council: 1',
      '9:41 response.council: a council of one always agrees with itself',
    ],
    ['halt: {', 'milestones: { count: 2 }\nhalt: {', '12:1 milestones: milestones belongs to batch tasks'],
  ])('%s → %s', (from, to, problem) => {
    expect(streamWith(from, to)).toEqual([problem])
  })

  it('leave short tasks alone, whose defaults are longer than they run', () => {
    expect(batchWith('maxHours: 1', 'maxHours: 0.001, checkpointEvery: 30s')).toEqual([])
  })

  it('allow a probability that a longer lead can give', () => {
    expect(batchWith('economic', '0.9, lead: 3')).toEqual([])
  })

  it('look at the decimals of the token when they are known', () => {
    const text = batch.replace('12.5', '12.1234567')
    expect(parsePrescription(text, { fileName: 'task.yaml' }).ok).toBe(true)
    expect(parsePrescription(text, { fileName: 'task.yaml', decimals: 6 })).toMatchObject({
      ok: false,
      problems: [{ path: 'pay.max', what: 'the amount "12.1234567" has 7 decimals, the token has 6' }],
    })
  })
})

describe('what is YAML and not a task file', () => {
  it.each([
    ['', '1:1 : a task file is a mapping, found nothing'],
    ['just text', '1:1 : a task file is a mapping, found "just text"'],
    ['- a', '1:1 : a task file is a mapping, found a list'],
    [`${batch}---\n${batch}`, '11:1 : the file holds more than one document'],
    [batch.replace('tea-room', '&a tea-room'), '3:10 name: &a is an anchor'],
    [batch.replace('tea-room', '!!str tea-room'), '3:13 name: tag:yaml.org,2002:str is a tag'],
    [batch.replace('bids: 10', 'bids: 0xA'), '9:15 halt.bids: 0xA is not a plain decimal number'],
    [`%YAML 1.1\n---\n${batch}`, '1:1 : the file has a %YAML directive'],
    [batch.replace('name: tea-room', 'name: [tea'), /^4:1 : not valid YAML/],
    ['x'.repeat(70_000), '1:1 : the file has more than 65536 characters'],
    ['['.repeat(60_000), '1:1 : the file is nested too deeply'],
  ])('case %#', (text, problem) => {
    const [first = 'accepted'] = told(text)
    if (typeof problem === 'string') expect(first).toBe(problem)
    else expect(first).toMatch(problem)
  })

  it('an alias bomb is refused without being expanded', () => {
    const bomb = `a: &a [x,x]\n${[...'bcdefgh'].map((k, i) => `${k}: &${k} [*${'abcdefg'[i]},*${'abcdefg'[i]}]`).join('\n')}`
    expect(told(bomb).some((line) => line.includes('is an alias'))).toBe(true)
  })
})
