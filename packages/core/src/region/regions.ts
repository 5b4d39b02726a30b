/**
 * The regions of machines: codes in task files and settings, and numbers in the registry. Countries have their ISO 3166-1
 * numbers; groups and sub-regions start at 1000, above every country number. Numbers are never reused.
 */
type Listed = { number: number; within?: string }

const listed = {
  eu: { number: 1001 },
  na: { number: 1002 },
  ap: { number: 1003 },
  af: { number: 1004 },
  us: { number: 840, within: 'na' },
  'us-east': { number: 1101, within: 'us' },
  'us-west': { number: 1102, within: 'us' },
  'us-central': { number: 1103, within: 'us' },
  ca: { number: 124, within: 'na' },
  mx: { number: 484, within: 'na' },
  br: { number: 76 },
  ar: { number: 32 },
  cl: { number: 152 },
  co: { number: 170 },
  // eu is the European Union, because its law governs where data stays; its neighbours are separate regions
  ie: { number: 372, within: 'eu' },
  fr: { number: 250, within: 'eu' },
  de: { number: 276, within: 'eu' },
  at: { number: 40, within: 'eu' },
  nl: { number: 528, within: 'eu' },
  be: { number: 56, within: 'eu' },
  es: { number: 724, within: 'eu' },
  pt: { number: 620, within: 'eu' },
  it: { number: 380, within: 'eu' },
  pl: { number: 616, within: 'eu' },
  cz: { number: 203, within: 'eu' },
  se: { number: 752, within: 'eu' },
  fi: { number: 246, within: 'eu' },
  dk: { number: 208, within: 'eu' },
  gb: { number: 826 },
  ch: { number: 756 },
  no: { number: 578 },
  ua: { number: 804 },
  tr: { number: 792 },
  il: { number: 376 },
  ae: { number: 784 },
  sa: { number: 682 },
  eg: { number: 818, within: 'af' },
  ng: { number: 566, within: 'af' },
  ke: { number: 404, within: 'af' },
  za: { number: 710, within: 'af' },
  in: { number: 356, within: 'ap' },
  cn: { number: 156, within: 'ap' },
  hk: { number: 344, within: 'ap' },
  tw: { number: 158, within: 'ap' },
  jp: { number: 392, within: 'ap' },
  kr: { number: 410, within: 'ap' },
  sg: { number: 702, within: 'ap' },
  th: { number: 764, within: 'ap' },
  vn: { number: 704, within: 'ap' },
  id: { number: 360, within: 'ap' },
  ph: { number: 608, within: 'ap' },
  au: { number: 36, within: 'ap' },
  nz: { number: 554, within: 'ap' },
} as const satisfies Record<string, Listed>

/** The region of a machine whose owner set none: 0 in the registry. It is within no region, so only work for `any` matches. */
export const unknownRegion = 'unknown'

export type RegionCode = keyof typeof listed | typeof unknownRegion

const regions: Readonly<Record<string, Listed>> = listed
const codes = new Map(Object.entries(regions).map(([code, { number }]) => [number, code]))

/** Every code that a machine can be listed with. */
export const regionCodes = [unknownRegion, ...Object.keys(regions)] as RegionCode[]

export function isRegionCode(code: string): code is RegionCode {
  return code === unknownRegion || Object.hasOwn(regions, code)
}

/** Returns the registry number of a code; 0 for unknown codes. */
export function regionNumber(code: string): number {
  return Object.hasOwn(regions, code) ? regions[code]!.number : 0
}

/** Returns the code of a registry number; an unknown number becomes `region-<number>`. */
export function regionOf(number: number): string {
  return number === 0 ? unknownRegion : (codes.get(number) ?? `region-${number}`)
}

/** `us-east` is within `us` and within `na`, `de` within `eu`, and every region within itself. */
export function isWithinRegion(code: string, region: string): boolean {
  for (let at: string | undefined = code; at !== undefined; at = parentOf(at)) if (at === region) return true
  return false
}

/** Returns the region that contains `code`. A sub-region that is not in the table still belongs to its country. */
function parentOf(code: string): string | undefined {
  if (Object.hasOwn(regions, code)) return regions[code]!.within
  const [country, part] = code.split('-')
  return part === undefined ? undefined : country
}
