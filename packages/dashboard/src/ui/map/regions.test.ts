import { regionCodes, unknownRegion } from '@muster-network/core'
import { expect, it } from 'vitest'
import { regionPlace } from './regions.ts'

it('has a place on the map for every region that a machine can be listed with', () => {
  const missing = regionCodes.filter((code) => code !== unknownRegion && !regionPlace(code).at)
  expect(missing).toEqual([])
})
