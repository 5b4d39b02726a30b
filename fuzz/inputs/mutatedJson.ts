import fc from 'fast-check'
import { lengthened, mutatedBytes } from './mutatedBytes.ts'

type Path = (string | number)[]
type Change = { pick: number; kind: number; by: unknown }

/** Values that schemas and the code behind them forget. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, '', 0, -1, 1, 0.5, 1e21, -0, 2 ** 53, [], {}, [[]]),
  fc.constantFrom<unknown>(
    '0',
    '-1',
    '0x',
    '1e3',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    '../x',
    '/',
  ),
  fc.constantFrom<unknown>(
    { __proto__: null, length: 1 },
    { $bigint: 'x' },
    { toString: 1 },
    'é'.repeat(3000),
  ),
  fc.constantFrom<unknown>(
    '9'.repeat(78),
    `-${'9'.repeat(78)}`,
    `0x${'f'.repeat(64)}`,
    `0x${'0'.repeat(40)}`,
  ),
  fc.constantFrom<unknown>(...fc.sample(fc.jsonValue({ maxDepth: 2 }), { seed: 1, numRuns: 500 })),
  fc.integer(),
)
const names = ['__proto__', 'constructor', 'toString', 'length', '$bigint', '', '0', 'then', 'x'.repeat(2000)]

const changes = fc.array(fc.record({ pick: fc.nat(0xffff_ffff), kind: fc.nat(9), by: hostile }), {
  minLength: 1,
  maxLength: 4,
})

/**
 * JSON texts near valid values: some valid, most with up to four fields replaced, removed, added, moved or repeated, and
 * some with broken text.
 */
export function mutatedJson(fresh: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  // Generating from a schema takes ten times as long as decoding, so most inputs begin with a stored value.
  const stored = fc.constantFrom(...fc.sample(fresh, { seed: 1, numRuns: storedValues }))
  const values = fc.oneof({ weight: 19, arbitrary: stored }, { weight: 1, arbitrary: fresh })
  const valid = values.map(encoded)
  const broken = fc.tuple(valid, fc.nat(0xffff), fc.constantFrom(...texts)).map(([bytes, at, text]) => {
    const start = at % (bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, start), Buffer.from(text), bytes.subarray(start + (at & 3))])
  })
  return fc.oneof(
    { weight: 200, arbitrary: valid },
    {
      weight: 700,
      arbitrary: fc.tuple(values, changes).map(([value, list]) => encoded(list.reduce(changed, value))),
    },
    { weight: 100, arbitrary: broken },
    { weight: 5, arbitrary: lengthened(valid) },
    { weight: 100, arbitrary: mutatedBytes(texts.map((text) => Buffer.from(text))) },
  )
}

const texts = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '1e999',
  'null',
  '[[[[[[[[',
  '{"a":'.repeat(200),
  '\ufeff',
  ' ',
]

const storedValues = 500

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value) ?? 'null')

function changed(value: unknown, { pick, kind, by }: Change): unknown {
  const paths = pathsIn(value)
  const path = paths[pick % paths.length]!
  const name = names[pick % names.length]!
  switch (kind) {
    case 0:
      return at(value, path, () => undefined)
    case 1:
      return at(value, path, (each) => (isRecord(each) ? withEntry(each, name, by) : [each, each]))
    case 2:
      return at(value, path, (each) =>
        Array.isArray(each) ? Array.from({ length: 60 }, () => each).flat() : [each],
      )
    case 3:
      return at(value, path, () => valueAt(value, paths[(pick >>> 8) % paths.length]!))
    case 4:
      return at(value, path, (each) =>
        typeof each === 'string' ? each.slice(1) + each.slice(0, 1) : JSON.stringify(each),
      )
    default:
      return at(value, path, () => by)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `__proto__` becomes a field of its own, as `JSON.parse` makes it. */
function withEntry(value: Record<string, unknown>, name: string, by: unknown): unknown {
  return Object.fromEntries([...Object.entries(value), [name, by]])
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((each, step) => (each as Record<string, unknown> | undefined)?.[step], value)
}

/** A copy with one value replaced; removed when `by` returns undefined. */
function at(value: unknown, [step, ...rest]: Path, by: (value: unknown) => unknown): unknown {
  if (step === undefined) return by(value)
  const entries = Object.entries(value as object)
    .map(([key, inner]) => [key, key === String(step) ? at(inner, rest, by) : inner] as const)
    .filter(([, inner]) => inner !== undefined)
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
