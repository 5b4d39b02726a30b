import { expect, it } from 'vitest'
import { uniqueName } from './uniqueName.ts'

it('numbers a name that is taken', () => {
  expect(uniqueName('render', new Set())).toBe('render')
  expect(uniqueName('render', new Set(['render']))).toBe('render-2')
  expect(uniqueName('render', new Set(['render', 'render-2', 'render-3']))).toBe('render-4')
})

it('keeps within the length of a name', () => {
  const long = 'x'.repeat(63)
  expect(uniqueName(long, new Set([long]))).toBe(`${'x'.repeat(61)}-2`)
})
