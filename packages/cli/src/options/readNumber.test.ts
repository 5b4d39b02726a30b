import { expect, it } from 'vitest'
import { readCount, readNumber } from './readNumber.ts'

it('reads a number inside its range', () => {
  expect(readCount('--part', '12', 0)).toBe(12)
  expect(readNumber('--max-factor', '1.5', { min: 1, max: 10, whole: false })).toBe(1.5)
})

it.each(['', 'x', '1.5', '-1', '0x10', '1e3', '12 3', '99'])(
  'rejects "%s" with the range as hint',
  (text) => {
    expect(() => readNumber('--slots', text, { min: 1, max: 16, whole: true })).toThrowError(
      expect.objectContaining({
        code: 'CONFIG_INVALID',
        message: `Invalid --slots "${text}".`,
        hint: 'Write a whole number from 1 to 16.',
      }),
    )
  },
)
