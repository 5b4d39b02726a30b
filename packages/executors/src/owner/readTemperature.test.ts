import { expect, it } from 'vitest'
import { gpuTemperature } from './readTemperature.ts'

it('returns the hottest card, and undefined for empty output', () => {
  expect(gpuTemperature('45\n71\n[N/A]\n')).toBe(71)
  expect(gpuTemperature('')).toBeUndefined()
})
