import { stringify } from 'yaml'
import * as z from 'zod'
import { Prescription } from './Prescription.ts'

/** The prescription as plain data in the form of a task file: what JSON can hold and the parser reads back. */
export function encodePrescription(prescription: Prescription): unknown {
  return z.encode(Prescription, prescription)
}

/** The text of a task file that is read back to the same prescription, every default written out. */
export function formatPrescription(prescription: Prescription): string {
  return stringify(encodePrescription(prescription), { aliasDuplicateObjects: false, lineWidth: 0 })
}
