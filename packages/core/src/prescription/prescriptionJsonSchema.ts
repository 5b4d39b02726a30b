import * as z from 'zod'
import { Prescription } from './Prescription.ts'

/** Returns the JSON Schema of a task file, for completion and hints in editors; the parser checks more rules. */
export function prescriptionJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(Prescription, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
  return { ...schema, title: 'muster task file' }
}
