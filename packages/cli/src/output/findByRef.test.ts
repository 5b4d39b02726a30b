import { expect, it } from 'vitest'
import { findByRef } from './findByRef.ts'

const id = (start: string) => `0x${start.padEnd(64, '0')}`
const tasks = [
  { id: id('abcd'), name: 'render' },
  { id: id('abce'), name: 'train' },
  { id: id('12'), name: 'twice' },
  { id: id('34'), name: 'twice' },
  { id: id('56'), name: 'abcd' },
]
const find = (ref: string) =>
  findByRef(tasks, ref, { noun: 'task', list: 'muster status lists the tasks.' }, (each) => each).id

it('finds by id, by the start of the id with or without 0x, and by name', () => {
  expect([id('abcd'), '0xabcd', 'ABCE', 'train', '12'].map(find)).toEqual([
    id('abcd'),
    id('abcd'),
    id('abce'),
    id('abce'),
    id('12'),
  ])
})

it('prefers a name to the start of an id', () => {
  expect(find('abcd')).toBe(id('56'))
})

it('lists the matches of an ambiguous reference with ids that are unique', () => {
  expect(() => find('abc')).toThrowErrorMatchingInlineSnapshot(`
    [MusterError: Ambiguous task "abc": 2 match.
      0xabcd000000  render
      0xabce000000  train]
  `)
  expect(() => find('twice')).toThrow(/2 match\.\n {2}0x1200000000 {2}twice\n {2}0x3400000000 {2}twice/)
})

it('reports what does not exist, also an empty reference', () => {
  for (const ref of ['nothing', '0xff', '', '0x']) expect(() => find(ref)).toThrow(/not found/)
})
