import { fuzzParser } from './fuzzParser.ts'

for (const seed of [4_711, 31_337]) fuzzParser({ seed, effort: 4 })
