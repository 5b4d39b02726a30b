type Place = { name: string; at: readonly [longitude: number, latitude: number] }

/** Regions that nodes name most: continents by custom, countries by their code, parts of large ones. */
const places: Readonly<Record<string, Place>> = {
  eu: { name: 'Europe', at: [10, 50] },
  na: { name: 'North America', at: [-100, 45] },
  ap: { name: 'Asia Pacific', at: [110, 15] },
  af: { name: 'Africa', at: [20, 5] },
  us: { name: 'United States', at: [-98, 39] },
  'us-east': { name: 'US East', at: [-77, 39] },
  'us-west': { name: 'US West', at: [-121, 40] },
  'us-central': { name: 'US Central', at: [-95, 41] },
  ca: { name: 'Canada', at: [-105, 54] },
  mx: { name: 'Mexico', at: [-102, 24] },
  br: { name: 'Brazil', at: [-51, -12] },
  ar: { name: 'Argentina', at: [-64, -35] },
  cl: { name: 'Chile', at: [-71, -33] },
  co: { name: 'Colombia', at: [-74, 4] },
  gb: { name: 'United Kingdom', at: [-2, 54] },
  ie: { name: 'Ireland', at: [-8, 53] },
  fr: { name: 'France', at: [2, 47] },
  de: { name: 'Germany', at: [10, 51] },
  ch: { name: 'Switzerland', at: [8, 47] },
  at: { name: 'Austria', at: [14, 47.5] },
  nl: { name: 'Netherlands', at: [5, 52] },
  be: { name: 'Belgium', at: [4.5, 50.6] },
  es: { name: 'Spain', at: [-4, 40] },
  pt: { name: 'Portugal', at: [-8, 39.5] },
  it: { name: 'Italy', at: [12, 43] },
  pl: { name: 'Poland', at: [19, 52] },
  cz: { name: 'Czechia', at: [15, 50] },
  se: { name: 'Sweden', at: [15, 62] },
  no: { name: 'Norway', at: [9, 61] },
  fi: { name: 'Finland', at: [26, 63] },
  dk: { name: 'Denmark', at: [9.5, 56] },
  ua: { name: 'Ukraine', at: [31, 49] },
  tr: { name: 'Türkiye', at: [35, 39] },
  il: { name: 'Israel', at: [35, 31.5] },
  ae: { name: 'Emirates', at: [54, 24] },
  sa: { name: 'Saudi Arabia', at: [45, 24] },
  eg: { name: 'Egypt', at: [30, 27] },
  ng: { name: 'Nigeria', at: [8, 9] },
  ke: { name: 'Kenya', at: [38, 0] },
  za: { name: 'South Africa', at: [25, -29] },
  in: { name: 'India', at: [79, 22] },
  cn: { name: 'China', at: [104, 35] },
  hk: { name: 'Hong Kong', at: [114, 22.5] },
  tw: { name: 'Taiwan', at: [121, 24] },
  jp: { name: 'Japan', at: [138, 36] },
  kr: { name: 'Korea', at: [128, 36.5] },
  sg: { name: 'Singapore', at: [104, 1.5] },
  th: { name: 'Thailand', at: [101, 15] },
  vn: { name: 'Vietnam', at: [106, 16] },
  id: { name: 'Indonesia', at: [113, -2] },
  ph: { name: 'Philippines', at: [122, 13] },
  au: { name: 'Australia', at: [134, -25] },
  nz: { name: 'New Zealand', at: [172, -41] },
}

/** The name of a region code, and where it is when we know; `us-south9` falls back to `us`. */
export function regionPlace(code: string): { name: string; at?: readonly [number, number] } {
  const exact = places[code]
  if (exact) return exact
  const country = places[code.split('-')[0] ?? '']
  return country ? { name: `${country.name} (${code})`, at: country.at } : { name: code || 'Not said' }
}
