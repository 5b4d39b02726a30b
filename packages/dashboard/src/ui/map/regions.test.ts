import { regionCodes, unknownRegion } from '@muster-network/core'
import { expect, it } from 'vitest'
import { regionPosition } from './regions.ts'

it('has coordinates for every region that a machine can be listed with', () => {
  const missing = regionCodes.filter((code) => code !== unknownRegion && !regionPosition(code).coordinates)
  expect(missing).toEqual([])
})
