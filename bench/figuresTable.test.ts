import { expect, it } from 'vitest'
import { figuresTable, meets } from './figuresTable.ts'

it('compares a figure with its target', () => {
  expect(meets(1.5, '<= 1.5')).toBe(true)
  expect(meets(1.51, '<= 1.5')).toBe(false)
  expect(meets(0.8, '>= 0.8')).toBe(true)
  expect(meets(199, '= 200')).toBe(false)
  expect(() => meets(1, 'about 1')).toThrow('not "about 1"')
})

it('shows each figure beside its target and names what was not measured', () => {
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
