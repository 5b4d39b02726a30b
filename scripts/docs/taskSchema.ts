import { prescriptionJsonSchema } from '@muster-network/core'
import { printJson } from './printJson.ts'

/** The JSON Schema of task files, for editors. */
export async function taskSchema(): Promise<{ path: string; content: string }> {
  return { path: 'docs/task.schema.json', content: `${printJson(prescriptionJsonSchema())}\n` }
}
