import { expect, it } from 'vitest'
import { exceededShape } from './exceededShape.ts'

it('counts what a JSON text would build, and nothing inside its texts', () => {
  const text = Buffer.from(JSON.stringify({ a: [{ b: '[[,,"{{\\' }, { b: 1 }] }))
  expect(exceededShape(text, { depth: 3, containers: 4, commas: 1 })).toBeUndefined()
  expect(exceededShape(text, { depth: 2, containers: 4, commas: 1 })).toBe('depth')
  expect(exceededShape(text, { depth: 3, containers: 3, commas: 1 })).toBe('containers')
  expect(exceededShape(text, { depth: 3, containers: 4, commas: 0 })).toBe('commas')
})
