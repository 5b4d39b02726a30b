import { expect, it } from 'vitest'
import { uintOf } from './fields.ts'

it('accepts the numbers that a uint of the contracts can hold', () => {
  const accepts = (text: string) => uintOf(96).safeParse(text).success
  expect(accepts('0')).toBe(true)
  expect(accepts(String(2n ** 96n - 1n))).toBe(true)
  expect(accepts(String(2n ** 96n))).toBe(false)
  expect(accepts('-1')).toBe(false)
})
