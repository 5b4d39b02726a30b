import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SortedNames } from './SortedNames.ts'

const inOrder = (names: Iterable<string>) =>
  [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))

it('has the names in byte order, from any index, after any changes', () => {
  const name = fc.oneof(
    fc.nat(5_000).map(String),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    fc.constantFrom('\u{1f600}', '\uffee', 'a', 'b'),
  )
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 3_000, size: 'max' }),
      fc.array(name),
      fc.nat(),
      (added, removed, seed) => {
        const names = new SortedNames()
        const plain = new Set<string>()
        for (const each of added) {
          if (plain.has(each)) continue
          plain.add(each)
          names.add(each)
        }
        for (const each of [...removed, ...added.slice(0, added.length >> 1)])
          if (plain.delete(each)) names.remove(each)
        const expected = inOrder(plain)
        expect([...names]).toEqual(expected)
        const index = seed % (expected.length + 2)
        expect([...names.from(index)]).toEqual(expected.slice(index))
      },
    ),
    { numRuns: 40 },
  )
})

it('keeps thousands of names in many blocks', () => {
  const names = new SortedNames()
  const all = Array.from({ length: 5_000 }, (_, i) => `f${(i * 7919) % 5_000}`)
  for (const each of all) names.add(each)
  expect([...names]).toEqual(inOrder(all))
  for (const each of all) names.remove(each)
  expect([...names]).toEqual([])
})
