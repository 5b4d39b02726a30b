import { hostilePrograms } from './hostilePrograms.ts'

await hostilePrograms('runsc')
