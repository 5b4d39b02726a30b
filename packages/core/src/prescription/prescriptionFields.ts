import { Prescription } from './Prescription.ts'
import { fieldNames } from './problems/schemasAt.ts'

/** Every field of a task file by its dotted name, such as `pay.max`; the documentation is held against it. */
export function prescriptionFields(): string[] {
  return fieldNames(Prescription)
}
