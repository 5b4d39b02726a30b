/**
 * Where machines can say they are: the codes of task files and settings, and the numbers of the registry. Countries have
 * the numbers of ISO 3166-1; groups and parts of them begin at 1000, which no country has. A number is never given anew.
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
  // eu is the Union, since what keeps data there is its law: its neighbours are regions of their own
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

/** Of a machine whose owner does not say: 0 in the registry. It is within no region, so it sees only work for any. */
export const unknownRegion = 'unknown'

export type RegionCode = keyof typeof listed | typeof unknownRegion

const regions: Readonly<Record<string, Listed>> = listed
const codes = new Map(Object.entries(regions).map(([code, { number }]) => [number, code]))

/** Every code that a machine can be listed with. */
export const regionCodes = [unknownRegion, ...Object.keys(regions)] as RegionCode[]

export function isRegionCode(code: string): code is RegionCode {
  return code === unknownRegion || Object.hasOwn(regions, code)
}

/** As the registry numbers it; 0 for codes that it has no number for. */
export function regionNumber(code: string): number {
  return Object.hasOwn(regions, code) ? regions[code]!.number : 0
}

/** What a node of the registry says; a number that this version does not know is shown as it is. */
export function regionOf(number: number): string {
  return number === 0 ? unknownRegion : (codes.get(number) ?? `region-${number}`)
}

/** `us-east` is within `us` and within `na`, `de` within `eu`, and every region within itself. */
export function isWithinRegion(place: string, region: string): boolean {
  for (let at: string | undefined = place; at !== undefined; at = outside(at)) if (at === region) return true
  return false
}

/** What a region is a part of. A part that the table does not have is still a part of its country. */
function outside(code: string): string | undefined {
  if (Object.hasOwn(regions, code)) return regions[code]!.within
  const [country, part] = code.split('-')
  return part === undefined ? undefined : country
}
