/** Regions as the registry numbers them; 0 says nothing. */
const regions = ['any', 'eu', 'us', 'asia', 'africa', 'oceania', 'south-america'] as const

export const regionName = (code: number): string => regions[code] ?? `region-${code}`
