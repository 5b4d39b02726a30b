import { prescriptionJsonSchema } from '@muster-network/core'
import type { GeneratedPage } from './GeneratedPage.ts'
import { printJson } from './printJson.ts'

/** Generates the JSON Schema of task files, for editors. */
export async function taskSchema(): Promise<GeneratedPage> {
  return { path: 'docs/task.schema.json', content: `${printJson(prescriptionJsonSchema())}\n` }
}
