import { stringify } from 'yaml'
import * as z from 'zod'
import { Prescription } from './Prescription.ts'

/** Encodes the prescription as JSON-compatible data in the form of a task file. */
export function encodePrescription(prescription: Prescription): unknown {
  return z.encode(Prescription, prescription)
}

/** Formats a task file with every default written out; the parser reads it back to the same prescription. */
export function formatPrescription(prescription: Prescription): string {
  return stringify(encodePrescription(prescription), { aliasDuplicateObjects: false, lineWidth: 0 })
}
