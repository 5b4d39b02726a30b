import { containerServiceCompliance } from './containerServiceCompliance.ts'

await containerServiceCompliance('runc')
