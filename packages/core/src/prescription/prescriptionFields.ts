import { Prescription } from './Prescription.ts'
import { fieldNames } from './problems/schemasAt.ts'

/** Returns every field of a task file by its dotted name, such as `pay.max`; a test compares the documentation with it. */
export function prescriptionFields(): string[] {
  return fieldNames(Prescription)
}
