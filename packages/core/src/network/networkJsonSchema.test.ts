import { expect, it } from 'vitest'
import { networkJsonSchema } from './networkJsonSchema.ts'

it('the JSON Schema for editors describes every section', () => {
  expect(Object.keys(networkJsonSchema().properties as object)).toEqual(
    expect.arrayContaining(['token', 'emission', 'pricing', 'rules', 'governance', 'sources']),
  )
})
