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
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.00002", max: "0.1", budget: "50" }
equivalence: { how: wasm, path: possible.wasm, judges: possible }
halt: { maxDowntime: 10m }
`

const shortStream = `version: 1
kind: stream
name: chat
model: { image: registry.example.org/llm@sha256:${'ab'.repeat(32)} }
response: { method: optimistic, council: 3 }
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.00002", max: "0.1", budget: "50" }
equivalence: { how: margin }
`

const folder = new Map<string, FileFact>([
  ['in', { kind: 'directory', sizeBytes: 4096, entries: 2 }],
  ['tracer.wasm', { kind: 'file', sizeBytes: 1000 }],
  ['possible.wasm', { kind: 'file', sizeBytes: 1000 }],
  ['empty.wasm', { kind: 'file', sizeBytes: 0 }],
  ['tokenizer', { kind: 'directory', sizeBytes: 4096 }],
  ['tokenizer/tokenizer.json', { kind: 'file', sizeBytes: 1000 }],
  ['tokenizer/tokenizer_config.json', { kind: 'file', sizeBytes: 1000 }],
  ['half', { kind: 'directory', sizeBytes: 4096 }],
  ['half/tokenizer.json', { kind: 'file', sizeBytes: 1000 }],
])
const files = (path: string) => folder.get(path)
const parse = (text: string) => parsePrescription(text, { fileName: 'task.yaml', files })

function problemsOf(text: string): string[] {
  const parsed = parse(text)
  return parsed.ok ? [] : parsed.problems.map((problem) => formatProblems([problem]))
}

describe('a valid task file', () => {
  it('of a batch task is parsed with its defaults', () => {
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
        check: { how: 'replay', assurance: 'economic', segments: 50, share: 0.04 },
      },
    })
  })

  it('of a stream task is parsed with its defaults', () => {
    expect(parse(stream)).toMatchObject({
      ok: true,
      prescription: {
        kind: 'stream',
        instructions: { gpu: { memory: 24 * 2 ** 30 }, responseTime: { first: 2000, perUnit: 50 } },
        private: false,
        response: { method: 'weighted', council: 5, weight: 0.6 },
        pay: { input: '0' },
        halt: { maxDowntime: 600_000 },
      },
    })
  })

  it('of a stream task is short', () => {
    expect(parse(shortStream)).toMatchObject({
      ok: true,
      prescription: {
        instructions: {
          responseTime: { first: 10_000, perUnit: 200, unit: 'tokens' },
          window: 64,
          notice: 600_000,
        },
        response: { method: 'optimistic', council: 3, confirm: 0.05 },
        equivalence: { how: 'margin', tau: 0.5 },
        halt: { maxDowntime: 600_000 },
      },
    })
  })

  it('of a stream task may ask for less when nothing limits the response time much', () => {
    // 1,800 answers an hour: more than the budget covers, and more than 32
    const quick = replacing(
      shortStream,
      'response:',
      'instructions: { responseTime: { first: 2s } }\nresponse:',
    )
    expect(problemsOf(quick)[0]).toContain('the guarantees of a council of 3 at "180" each')
    expect(problemsOf(replacing(quick, 'max:', 'guarantee: "3.2", max:'))).toEqual([])
  })

  it('round-trips through formatPrescription', () => {
    for (const text of [batch, stream, shortStream]) {
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
  it('reports every mistake at once, with position and hint', () => {
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
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.5", max: "0.1", budget: "0.01", floor: "0.2" }
equivalence: { how: wasm, path: in/ }
halt: { maxDowntime: 1y }
check: { how: replay }
`
  it('reports every mistake', () => {
    const parsed = parse(text)
    if (parsed.ok) throw new Error('accepted')
    expect(formatProblems(parsed.problems)).toMatchSnapshot()
  })
})

const zeros = '0'.repeat(64)
const image = `image: quay.io/b@sha256:${zeros}`

/** Replacements that make the batch task invalid, one for each problem that a rule or a field can report. */
const batchMistakes: [from: string | RegExp, to: string][] = [
  ['bids: 10', 'bids: 0'],
  ['bids: 10', 'bids: 2, minBids: 3'],
  ['afterMs: 300', 'afterMs: 300, giveUpMs: 200'],
  ['afterMs: 300', 'afterMs: 5s'],
  ['name: tea-room', 'name: Tea Room'],
  ['name: tea-room\n', ''],
  ['kind: batch', 'kind: bach'],
  ['kind: batch', 'kind: 3'],
  ['kind: batch\n', ''],
  ['version: 1', 'version: "1"'],
  ['version: 1', 'version: 2'],
  ['tea-room', 'tea-room\ndescription: 7'],
  ['tea-room', 'tea-room\ndescripton: x'],
  ['tea-room', 'tea-room\ncolour: blue'],
  ['tea-room', `tea-room\ndescription: ${'x'.repeat(501)}`],
  ['tea-room', 'tea-room\ndescription:'],
  ['"12.5"', '12.5'],
  ['"12.5"', '"0"'],
  ['"12.5"', '""'],
  ['"12.5"', '"-1"'],
  ['"12.5"', '"1e3"'],
  ['"12.5"', '"1,000"'],
  ['"12.5"', '"1.2.3"'],
  ['"12.5"', '"1.0000000000000000001"'],
  ['"12.5"', `"${'9'.repeat(70)}"`],
  ['"12.5"', '"1", floor: "2"'],
  ['"12.5"', '"1", pricePerBillion: "0"'],
  ['unit: gas', 'unit: gass'],
  ['unit: gas', 'unit: watts'],
  [/parts: 4([\s\S]*)"12.5"/, 'parts: 1$1"12.5", allOrNothing: true'],
  ['economic', '0.9'],
  ['economic', '1.0'],
  ['economic', '95'],
  ['economic', '0.7, segments: 1000, share: 0.01'],
  ['economic', 'economic, share: 0'],
  ['economic', 'economic, share: 5'],
  ['economic', 'stronk'],
  ['economic', 'economic, lead: 5'],
  ['economic', 'economic, lead: 0'],
  ['economic', 'economic, lead: "2"'],
  ['bytes', '{ how: pixels }'],
  ['bytes', 'tokens'],
  ['bytes', '{ how: cosine }'],
  ['tracer.wasm', 'missing.wasm'],
  ['tracer.wasm', 'empty.wasm'],
  ['tracer.wasm', 'in'],
  ['in/ }', 'in/, split: byEntry }'],
  [/in\/ \}([\s\S]*)parts: 4/, 'in/, split: byEntry }$1parts: 1'],
  ['in/ }', 'tracer.wasm, split: byEntry }'],
  ['path: in/', 'path: ""'],
  ['path: in/', `path: ${'x'.repeat(1025)}`],
  ['path: in/', 'path: "in\\u0007"'],
  ['path: in/', 'path: in\\x'],
  ['path: in/', 'path: /etc'],
  ['path: in/', 'path: ~/x'],
  ['path: in/', 'path: https://x/y'],
  ['path: in/', 'path: in/../../x'],
  ['args: [--width, 1280]', 'args: 3'],
  ['args: [--width, 1280]', `args: [${'x, '.repeat(256)}x]`],
  ['args: [--width, 1280]', 'env: { "1A": x }'],
  ['minScore: 100', 'minScore: -5'],
  ['region: any', 'region: [Europe]'],
  ['region: any', 'region: []'],
  ['maxHours: 1 }', 'maxHours: 30m }'],
  ['maxHours: 1 }', 'maxHours: 1, memory: 2 }'],
  ['maxHours: 1 }', 'maxHours: 1, memory: 5GiB }'],
  ['maxHours: 1 }', 'maxHours: 1, memory: 1B }'],
  ['maxHours: 1 }', 'maxHours: 1, memory: 65TiB }'],
  ['maxHours: 1 }', 'maxHours: 1, disk: 20 gigs }'],
  ['maxHours: 1 }', 'maxHours: 1, disk: lots }'],
  ['maxHours: 1 }', 'maxHours: 1, disk: -1GiB }'],
  ['maxHours: 1 }', 'maxHours: 1, startWithin: 90 }'],
  ['maxHours: 1 }', 'maxHours: 1, startWithin: 90min }'],
  ['maxHours: 1 }', 'maxHours: 1, startWithin: 2h30 }'],
  ['maxHours: 1 }', 'maxHours: 1, startWithin: 1ms }'],
  ['maxHours: 1 }', 'maxHours: 1, startWithin: 2d }'],
  ['maxHours: 1 }', 'maxHours: 1, gpu: {} }'],
  ['maxHours: 1 }', 'maxHours: 1, wholeNode: yes }'],
  ['check: {', 'milestones: { every: 2h }\ncheck: {'],
  ['check: {', 'milestones: { every: 10m, count: 2 }\ncheck: {'],
  ['check: {', 'milestones: {}\ncheck: {'],
  [/wasm: tracer.wasm([\s\S]*)unit: gas/, `${image}$1unit: hours`],
  [/wasm: tracer.wasm([\s\S]*)check: .*/, `${image}$1check: { how: none }`],
  [/wasm: tracer.wasm([\s\S]*)unit: gas/, `wasm: tracer.wasm, ${image}$1unit: hours`],
  [
    /wasm: tracer.wasm([\s\S]*)unit: gas([\s\S]*)check: .*/,
    `image: python@sha256:${zeros}$1unit: hours$2check: { how: none }`,
  ],
  [
    /wasm: tracer.wasm([\s\S]*)unit: gas([\s\S]*)check: .*/,
    'image: "docker.io/python:3.12"$1unit: hours$2check: { how: none }',
  ],
  ['how: replay, assurance: economic', 'how: redundant, replicas: 1'],
  [
    /equivalence: bytes([\s\S]*)how: replay, assurance: economic/,
    'equivalence: { how: wasm, path: possible.wasm, judges: possible }$1how: redundant, replicas: 2',
  ],
  [
    'bids: 10, afterMs: 300 }\ncheck: { how: replay, assurance: economic',
    'bids: 2 }\ncheck: { how: redundant, replicas: 3',
  ],
  ['halt: {', 'response: { method: optimistic, council: 3 }\nhalt: {'],
]

const streamMistakes: [from: string | RegExp, to: string][] = [
  ['tokenizer: tokenizer\n', ''],
  ['tokenizer: tokenizer', 'tokenizer: missing'],
  ['tokenizer: tokenizer', 'tokenizer: possible.wasm'],
  ['tokenizer: tokenizer', 'tokenizer: half'],
  ['weight: 0.6', 'weight: 1.5'],
  ['weight: 0.6', 'weight: 0.1'],
  ['weight: 0.6', 'weight: 0.2'],
  ['method: weighted, council: 5, weight: 0.6', 'method: unanimous, council: 3, pool: true'],
  ['method: weighted, council: 5, weight: 0.6', 'method: unanimous, council: 3, confirm: 0.1'],
  ['method: weighted, council: 5, weight: 0.6', 'method: pool, council: 1'],
  ['method: weighted, council: 5, weight: 0.6', 'method: optimistic, council: 3, confirm: 5'],
  ['method: weighted, council: 5, weight: 0.6', 'method: optimistic, council: 3, confirmer: me'],
  ['method: weighted, council: 5, weight: 0.6', 'method: racing, council: 3'],
  [
    'response: { method: weighted, council: 5, weight: 0.6 }',
    'private: true\nresponse: { method: optimistic, council: 3, confirmer: council }',
  ],
  [/weighted, council: 5, weight: 0.6([\s\S]*)10m/, 'optimistic, council: 3$110m, critical: 3'],
  ['maxDowntime: 10m', 'maxDowntime: 10m, critical: 0'],
  ['  responseTime', '  maxSubscribers: 3\n  responseTime'],
  ['  responseTime', '  maxSubscribers: 300\n  responseTime'],
  ['  responseTime', '  window: 0\n  responseTime'],
  ['  responseTime', '  notice: 10\n  responseTime'],
  ['"0.1"', '"0.1", input: "0.00002", guarantee: "8"'],
  ['"0.1"', '"0.1", input: "0.01"'],
  ['  responseTime', '  maxInput: 0\n  responseTime'],
  ['"0.1"', '"0.1", input: 0.1'],
  ['"0.1"', '"0.1", guarantee: "3.1"'],
  ['"50"', '"15.9"'],
  ['"50"', '"50", guarantee: "10.1"'],
  [/equivalence: .*/, 'equivalence: { how: cosine }'],
  [/equivalence: .*/, 'equivalence: { how: pixels }'],
  [/equivalence: .*/, 'equivalence: { how: margin, tau: 0 }'],
  [/equivalence: .*/, 'equivalence: { how: image }'],
  [/equivalence: .*/, 'equivalence: token'],
  [/equivalence: .*/, 'equivalence: margin'],
  [/unit: tokens, price([\s\S]*)equivalence: .*/, 'unit: frames, price$1equivalence: tokens'],
  [/unit: tokens, price([\s\S]*)equivalence: .*/, 'unit: characters, price$1equivalence: { how: margin }'],
  [/unit: tokens, price([\s\S]*)equivalence: .*/, 'unit: characters, price$1equivalence: { how: tensors }'],
  [
    /model:\n.*\ninstructions:\n.*([\s\S]*)equivalence: .*/,
    'model: { wasm: tracer.wasm }\ninstructions:$1equivalence: { how: margin }',
  ],
  [
    /model:\n.*\ninstructions:\n.*([\s\S]*)equivalence: .*/,
    'model: { wasm: tracer.wasm }\ninstructions:$1equivalence: { how: image, command: [/judge] }',
  ],
  ['method: weighted, council: 5, weight: 0.6', 'method: unanimous, council: 1'],
  ['unit: tokens, price', 'unit: gas, price'],
  ['  image:', '  parts: 2\n  image:'],
  ['"50"', '"0.01"'],
  ['"0.00002"', '"0"'],
  ['"0.00002"', '"0.2"'],
  ['halt: {', 'milestones: { count: 2 }\nhalt: {'],
]

/** Texts that are not task files, some of them not even YAML. */
const otherTexts: [name: string, text: string][] = [
  ['nothing', ''],
  ['plain text', 'just text'],
  ['a list', '- a'],
  ['two documents', `${batch}---\n${batch}`],
  ['a duplicate key', `${batch}name: other\n`],
  ['an anchor', batch.replace('tea-room', '&a tea-room')],
  ['an alias', batch.replace('tea-room', '*a')],
  ['a tag', batch.replace('tea-room', '!!str tea-room')],
  ['a hexadecimal number', batch.replace('bids: 10', 'bids: 0xA')],
  ['an infinite number', batch.replace('bids: 10', 'bids: .inf')],
  ['a number with too many digits', batch.replace('bids: 10', `bids: ${'9'.repeat(30)}`)],
  ['a key that is not text', batch.replace('bids: 10', 'bids: 10, [1]: 2')],
  ['a directive', `%YAML 1.1\n---\n${batch}`],
  ['an open list', batch.replace('name: tea-room', 'name: [tea')],
  ['an open quote', batch.replace('name: tea-room', 'name: "tea')],
  ['a tab', batch.replace('data: { path: in/ }', 'data:\n\tpath: in/')],
  ['bad indentation', batch.replace('data: { path: in/ }', 'data:\n    path: in/\n  split: shared')],
  ['a file that is too long', 'x'.repeat(70_000)],
  ['deep nesting', '['.repeat(60_000)],
]

function replacing(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replace(from, to)
  expect(replaced, String(from)).not.toBe(text)
  return replaced
}

describe('problems', () => {
  it('have the texts of the snapshot', async () => {
    const section = (name: string, text: string) => `# ${name}\n${problemsOf(text).join('')}`
    const shown = (from: string | RegExp, to: string) =>
      `${from} → ${to}`.replaceAll('\n', '⏎').replaceAll(/(.|x, )\1{9,}/g, '$1…')
    const page = [
      ...batchMistakes.map(([from, to]) => section(shown(from, to), replacing(batch, from, to))),
      ...streamMistakes.map(([from, to]) => section(shown(from, to), replacing(stream, from, to))),
      ...otherTexts.map(([name, text]) => section(name, text)),
    ]
    await expect(page.join('\n')).toMatchFileSnapshot('__snapshots__/problems.txt')
  })

  it.each(batchMistakes)('reports one mistake once: %s → %s', (from, to) => {
    expect(problemsOf(replacing(batch, from, to))).toHaveLength(1)
  })

  it.each(streamMistakes)('reports one mistake once: %s → %s', (from, to) => {
    expect(problemsOf(replacing(stream, from, to))).toHaveLength(1)
  })

  it.each(otherTexts)('rejects %s', (_, text) => {
    expect(problemsOf(text)).not.toEqual([])
  })

  it('do not include defaults that are longer than a short task', () => {
    const text = replacing(batch, 'maxHours: 1', 'maxHours: 0.001, checkpointEvery: 30s')
    expect(problemsOf(text)).toEqual([])
  })

  it('do not include a probability that a longer lead can provide', () => {
    expect(problemsOf(replacing(batch, 'economic', '0.9, lead: 2'))).toEqual([])
  })

  it('do not include more segments than can be drawn, since windows are longer', () => {
    expect(problemsOf(replacing(batch, 'economic', '0.7, segments: 1000'))).toEqual([])
  })

  it('include amounts with too many decimals when the token is known', () => {
    const text = batch.replace('12.5', '12.1234567')
    expect(parsePrescription(text, { fileName: 'task.yaml' }).ok).toBe(true)
    expect(parsePrescription(text, { fileName: 'task.yaml', decimals: 6 })).toMatchObject({
      ok: false,
      problems: [{ path: 'pay.max', what: 'the amount "12.1234567" has 7 decimals, the token has 6' }],
    })
  })

  it('include an alias bomb, which is not expanded', () => {
    const bomb = `a: &a [x,x]\n${[...'bcdefgh'].map((k, i) => `${k}: &${k} [*${'abcdefg'[i]},*${'abcdefg'[i]}]`).join('\n')}`
    expect(problemsOf(bomb).some((line) => line.includes('is an alias'))).toBe(true)
  })
})
