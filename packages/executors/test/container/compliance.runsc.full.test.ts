import { complianceOf } from './complianceOf.ts'

await complianceOf('runsc')
