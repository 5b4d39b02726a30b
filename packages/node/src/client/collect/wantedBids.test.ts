import { expect, it } from 'vitest'
import { wantedBids } from './wantedBids.ts'

it('wants an operator for each part and each replica that runs, two in reserve, and never fewer than ten', () => {
  expect(wantedBids({ parts: 1, replicas: 1 })).toBe(10)
  expect(wantedBids({ parts: 20, replicas: 1 })).toBe(22)
  expect(wantedBids({ parts: 20, replicas: 3 })).toBe(42)
})
