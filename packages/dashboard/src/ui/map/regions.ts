type Region = { name: string; coordinates: readonly [longitude: number, latitude: number] }

/** The most common regions: continents, countries by code, and parts of large countries. */
const regions: Readonly<Record<string, Region>> = {
  eu: { name: 'European Union', coordinates: [10, 50] },
  na: { name: 'North America', coordinates: [-100, 45] },
  ap: { name: 'Asia Pacific', coordinates: [110, 15] },
  af: { name: 'Africa', coordinates: [20, 5] },
  us: { name: 'United States', coordinates: [-98, 39] },
  'us-east': { name: 'US East', coordinates: [-77, 39] },
  'us-west': { name: 'US West', coordinates: [-121, 40] },
  'us-central': { name: 'US Central', coordinates: [-95, 41] },
  ca: { name: 'Canada', coordinates: [-105, 54] },
  mx: { name: 'Mexico', coordinates: [-102, 24] },
  br: { name: 'Brazil', coordinates: [-51, -12] },
  ar: { name: 'Argentina', coordinates: [-64, -35] },
  cl: { name: 'Chile', coordinates: [-71, -33] },
  co: { name: 'Colombia', coordinates: [-74, 4] },
  gb: { name: 'United Kingdom', coordinates: [-2, 54] },
  ie: { name: 'Ireland', coordinates: [-8, 53] },
  fr: { name: 'France', coordinates: [2, 47] },
  de: { name: 'Germany', coordinates: [10, 51] },
  ch: { name: 'Switzerland', coordinates: [8, 47] },
  at: { name: 'Austria', coordinates: [14, 47.5] },
  nl: { name: 'Netherlands', coordinates: [5, 52] },
  be: { name: 'Belgium', coordinates: [4.5, 50.6] },
  es: { name: 'Spain', coordinates: [-4, 40] },
  pt: { name: 'Portugal', coordinates: [-8, 39.5] },
  it: { name: 'Italy', coordinates: [12, 43] },
  pl: { name: 'Poland', coordinates: [19, 52] },
  cz: { name: 'Czechia', coordinates: [15, 50] },
  se: { name: 'Sweden', coordinates: [15, 62] },
  no: { name: 'Norway', coordinates: [9, 61] },
  fi: { name: 'Finland', coordinates: [26, 63] },
  dk: { name: 'Denmark', coordinates: [9.5, 56] },
  ua: { name: 'Ukraine', coordinates: [31, 49] },
  tr: { name: 'Türkiye', coordinates: [35, 39] },
  il: { name: 'Israel', coordinates: [35, 31.5] },
  ae: { name: 'Emirates', coordinates: [54, 24] },
  sa: { name: 'Saudi Arabia', coordinates: [45, 24] },
  eg: { name: 'Egypt', coordinates: [30, 27] },
  ng: { name: 'Nigeria', coordinates: [8, 9] },
  ke: { name: 'Kenya', coordinates: [38, 0] },
  za: { name: 'South Africa', coordinates: [25, -29] },
  in: { name: 'India', coordinates: [79, 22] },
  cn: { name: 'China', coordinates: [104, 35] },
  hk: { name: 'Hong Kong', coordinates: [114, 22.5] },
  tw: { name: 'Taiwan', coordinates: [121, 24] },
  jp: { name: 'Japan', coordinates: [138, 36] },
  kr: { name: 'Korea', coordinates: [128, 36.5] },
  sg: { name: 'Singapore', coordinates: [104, 1.5] },
  th: { name: 'Thailand', coordinates: [101, 15] },
  vn: { name: 'Vietnam', coordinates: [106, 16] },
  id: { name: 'Indonesia', coordinates: [113, -2] },
  ph: { name: 'Philippines', coordinates: [122, 13] },
  au: { name: 'Australia', coordinates: [134, -25] },
  nz: { name: 'New Zealand', coordinates: [172, -41] },
}

/** Returns the name and, when known, the coordinates of a region code; `us-south9` falls back to `us`. */
export function regionPosition(code: string): { name: string; coordinates?: readonly [number, number] } {
  const exact = regions[code]
  if (exact) return exact
  const country = regions[code.split('-')[0] ?? '']
  return country
    ? { name: `${country.name} (${code})`, coordinates: country.coordinates }
    : { name: code || 'Unspecified' }
}
