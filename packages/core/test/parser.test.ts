import { fuzzParser } from './fuzzParser.ts'

fuzzParser({ seed: 20_260, effort: 1 })
