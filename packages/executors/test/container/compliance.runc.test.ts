import { complianceOf } from './complianceOf.ts'

await complianceOf('runc')
