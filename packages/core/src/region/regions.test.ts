import { expect, it } from 'vitest'
import {
  isRegionCode,
  isWithinRegion,
  regionCodes,
  regionNumber,
  regionOf,
  unknownRegion,
} from './regions.ts'

it('round-trips every code through its registry number, and no number occurs twice', () => {
  expect(regionCodes.map((code) => regionOf(regionNumber(code)))).toEqual(regionCodes)
  expect(new Set(regionCodes.map(regionNumber)).size).toBe(regionCodes.length)
  expect(regionCodes.map(regionNumber).every((number) => number < 2 ** 16)).toBe(true)
  expect([regionNumber('us'), regionNumber('us-east'), regionNumber('de')]).toEqual([840, 1101, 276])
})

it('maps unknown codes to 0 and shows unknown numbers as they are', () => {
  expect(regionNumber('atlantis')).toBe(0)
  expect(regionNumber('toString')).toBe(0)
  expect(regionOf(0)).toBe(unknownRegion)
  expect(regionOf(999)).toBe('region-999')
  expect([isRegionCode('atlantis'), isRegionCode('any'), isRegionCode('unknown')]).toEqual([
    false,
    false,
    true,
  ])
})

it.each([
  ['de', 'eu', true],
  ['us-east', 'us', true],
  ['us-east', 'na', true],
  ['us-south9', 'na', true],
  ['eu', 'eu', true],
  ['eu', 'de', false],
  ['ch', 'eu', false],
  ['us', 'us-east', false],
  ['unknown', 'eu', false],
  ['euro', 'eu', false],
])('%s is within %s: %s', (code, region, expected) => {
  expect(isWithinRegion(code, region)).toBe(expected)
})
