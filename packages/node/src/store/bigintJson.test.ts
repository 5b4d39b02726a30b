import { expect, it } from 'vitest'
import { fromText, toText } from './bigintJson.ts'

it('stores bigints, and reads what was stored before', () => {
  const value = { amount: 12n, list: [-1n, 'x'], inner: { none: null } }
  expect(fromText(toText(value))).toEqual(value)
  expect(toText({ a: 1n })).toBe('{"a":{"$bigint":"1"}}')
})

it('does not read the fields of a stranger as a number', () => {
  for (const env of [{ $bigint: 'x' }, { $bigint: '12' }, { $$bigint: '1', $: '2', a: '3' }])
    expect(fromText(toText({ env, amount: 5n }))).toEqual({ env, amount: 5n })
})
