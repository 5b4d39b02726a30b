import { closest } from '../prescription/problems/closest.ts'
import { isRegionCode, regionCodes } from './regions.ts'

/** Common names of regions that have another code. */
const codesByName: Readonly<Record<string, readonly string[]>> = {
  europe: ['eu'],
  'european-union': ['eu'],
  emea: ['eu', 'af', 'ae', 'sa', 'il'],
  uk: ['gb'],
  'united-kingdom': ['gb'],
  'great-britain': ['gb'],
  england: ['gb'],
  britain: ['gb'],
  usa: ['us'],
  'united-states': ['us'],
  america: ['us', 'na'],
  'north-america': ['na'],
  'south-america': ['br', 'ar', 'cl', 'co'],
  latam: ['br', 'ar', 'cl', 'co', 'mx'],
  asia: ['ap'],
  apac: ['ap'],
  'asia-pacific': ['ap'],
  oceania: ['au', 'nz'],
  africa: ['af'],
  'middle-east': ['ae', 'sa', 'il'],
  anywhere: ['any'],
  world: ['any'],
  global: ['any'],
  all: ['any'],
  '*': ['any'],
}

/** English names of the countries in the list, by code. */
const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/**
 * Returns how to write a region that is no code: `did you mean eu?` for `europe`. Undefined for a code, and for a
 * sub-region that the list does not have yet, such as `de-south1`.
 */
export function regionHint(written: string): string | undefined {
  if (isRegionCode(written)) return undefined
  const country = /^([a-z]{2})-[a-z0-9]{1,8}$/.exec(written)?.[1]
  if (country !== undefined && isRegionCode(country)) return undefined
  const name = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const meant = meantBy(name)
  if (meant.length > 0) return `did you mean ${meant.join(', ')}?`
  return 'use any, a country code such as de or us, a sub-region such as us-east, or a group: eu, na, ap, af'
}

function meantBy(name: string): readonly string[] {
  if (name === 'any' || isRegionCode(name)) return [name]
  if (Object.hasOwn(codesByName, name)) return codesByName[name]!
  const country = namedCountries().find((each) => each.name === name)
  if (country) return [country.code]
  const cloud = /^([a-z]{2})-?(east|west|central)/.exec(name)
  if (cloud && isRegionCode(`${cloud[1]}-${cloud[2]}`)) return [`${cloud[1]}-${cloud[2]}`]
  if (cloud && isRegionCode(cloud[1]!)) return [cloud[1]!]
  const names = [...Object.keys(codesByName), ...namedCountries().map((each) => each.name)]
  const near = closest(name, names)
  return near === undefined ? [] : meantBy(near)
}

function namedCountries(): { name: string; code: string }[] {
  return regionCodes
    .filter((code) => /^[a-z]{2}$/.test(code) && !['eu', 'na', 'ap', 'af'].includes(code))
    .map((code) => ({
      code,
      name: (countries.of(code.toUpperCase()) ?? code).toLowerCase().replaceAll(/[\s_]+/g, '-'),
    }))
}
