import { expect, it } from 'vitest'
import { drawPauseMs } from './drawPauseMs.ts'

const operators = 6

it('draws at once while the class has seats to spare', () => {
  expect(drawPauseMs({ undecided: 0, operators, age: 1n })).toBe(0)
  expect(drawPauseMs({ undecided: 11, operators, age: 1n })).toBe(0)
})

it('waits while every operator replays for two councils', () => {
  expect(drawPauseMs({ undecided: 12, operators, age: 1n })).toBeGreaterThan(0)
})

it('draws before the beacon can no longer be read, however busy the class is', () => {
  expect(drawPauseMs({ undecided: 1_000, operators, age: 127n })).toBeGreaterThan(0)
  expect(drawPauseMs({ undecided: 1_000, operators, age: 128n })).toBe(0)
})
