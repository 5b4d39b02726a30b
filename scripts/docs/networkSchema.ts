import { networkJsonSchema } from '@muster-network/core'
import type { GeneratedPage } from './GeneratedPage.ts'
import { printJson } from './printJson.ts'

/** Generates the JSON Schema beside the network definitions, for editors. */
export async function networkSchema(): Promise<GeneratedPage> {
  return { path: 'networks/network.schema.json', content: `${printJson(networkJsonSchema())}\n` }
}
