import { containerCompliance } from './containerCompliance.ts'

await containerCompliance('runsc')
