import * as z from 'zod'
import { NetworkDefinition } from './NetworkDefinition.ts'

/** The JSON Schema of a network definition, for editors; {@link parseNetwork} also checks how the fields fit together. */
export function networkJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(NetworkDefinition, { io: 'input', target: 'draft-7' })
  return { ...schema, title: 'muster network definition' }
}
