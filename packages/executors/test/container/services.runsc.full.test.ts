import { containerServiceCompliance } from './containerServiceCompliance.ts'

await containerServiceCompliance('runsc')
