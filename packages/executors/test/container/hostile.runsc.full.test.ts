import { hostileOf } from './hostileOf.ts'

await hostileOf('runsc')
