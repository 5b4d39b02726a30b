import { expect, it } from 'vitest'
import { figuresTable, meets } from './figuresTable.ts'

it('compares a figure with its target', () => {
  expect(meets(1.5, '<= 1.5')).toBe(true)
  expect(meets(1.51, '<= 1.5')).toBe(false)
  expect(meets(0.8, '>= 0.8')).toBe(true)
  expect(meets(199, '= 200')).toBe(false)
  expect(meets(0, '< 0')).toBe(false)
  expect(meets(-0.01, '< 0')).toBe(true)
  expect(() => meets(1, 'about 1')).toThrow('Invalid target "about 1": use "<= n", ">= n", "< n" or "= n".')
})

it('prints each figure with its target and lists targets that were not measured', () => {
  expect(figuresTable({ fast: '<= 2', lost: '= 0' }, { fast: 2.5, seen: 12 }, ['two cores'])).toBe(
    [
      'metric  value  target',
      'fast     2.50  <= 2    MISSED',
      'seen       12',
      'lost        -  = 0     not measured',
      '  note: two cores',
      '',
    ].join('\n'),
  )
})
