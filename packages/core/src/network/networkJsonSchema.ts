import * as z from 'zod'
import { NetworkDefinition } from './NetworkDefinition.ts'

/** Returns the JSON Schema of a network definition, for editors; {@link parseNetwork} also checks rules across fields. */
export function networkJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(NetworkDefinition, { io: 'input', target: 'draft-7' })
  return { ...schema, title: 'muster network definition' }
}
