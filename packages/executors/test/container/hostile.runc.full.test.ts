import { hostileOf } from './hostileOf.ts'

await hostileOf('runc')
