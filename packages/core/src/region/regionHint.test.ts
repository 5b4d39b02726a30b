import { expect, it } from 'vitest'
import { regionHint } from './regionHint.ts'
import { regionCodes } from './regions.ts'

it.each([
  ['europe', 'did you mean eu?'],
  ['Europe', 'did you mean eu?'],
  ['EU', 'did you mean eu?'],
  ['uk', 'did you mean gb?'],
  ['germany', 'did you mean de?'],
  ['United States', 'did you mean us?'],
  ['germny', 'did you mean de?'],
  ['us-east-1', 'did you mean us-east?'],
  ['eu-west-1', 'did you mean eu?'],
  ['asia', 'did you mean ap?'],
  ['anywhere', 'did you mean any?'],
])('%s: %s', (written, hint) => {
  expect(regionHint(written)).toBe(hint)
})

it('says how regions are written when no name is near', () => {
  expect(regionHint('atlantis')).toMatch(/^use any, a country code such as de/)
  expect(regionHint('zz')).toMatch(/^use any/)
})

it('accepts every code, and a sub-region that the table does not have', () => {
  for (const code of [...regionCodes, 'de-south1']) expect(regionHint(code), code).toBeUndefined()
})
