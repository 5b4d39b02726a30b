import { containerCompliance } from './containerCompliance.ts'

await containerCompliance('runc')
