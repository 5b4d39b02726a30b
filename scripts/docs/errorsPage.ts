import { errorCodes } from '@muster-network/core'
import type { GeneratedPage } from './GeneratedPage.ts'

const areas: Record<string, string> = {
  SPEC: 'caused by the client: mistakes in a task',
  PROVIDER: 'caused by a provider: broken commitments',
  CHAIN: 'caused by the chain or the connection to it',
  NET: 'caused by peers or the network between them',
  EXEC: "caused by this machine while it runs a task's program",
  STREAM: 'about requests to a stream, between its gateway and its subscribers',
  CONFIG: 'caused by the settings or commands of the owner',
  API: 'caused by a caller of the API',
  BUG: 'caused by muster itself: please report it',
}

/** Generates docs/errors.md from the codes. */
export async function errorsPage(): Promise<GeneratedPage> {
  const sections = Object.entries(areas).flatMap(([area, about]) => {
    const codes = Object.entries(errorCodes).filter(([code]) => code.startsWith(`${area}_`))
    if (codes.length === 0) return []
    const rows = codes.map(
      ([code, kind]) => `| \`${code}\` | ${kind.when} | ${kind.hint} | ${kind.retryable ? 'yes' : 'no'} |`,
    )
    return [
      `## ${area}: ${about}\n\n| code | cause | fix | retryable |\n|---|---|---|---|\n${rows.join('\n')}\n`,
    ]
  })
  const unknown = Object.keys(errorCodes).filter((code) => !Object.hasOwn(areas, code.split('_')[0]!))
  if (unknown.length > 0) throw new RangeError(`codes without a known area: ${unknown.join(', ')}`)
  return {
    path: 'docs/errors.md',
    content: `# Errors

Every error of muster has a stable code, a message of one sentence, and a hint. Programs recognise an error by its code.
The area, before the first underscore, names the party at fault. \`npm run docs\` generates this page from the sources.

${sections.join('\n')}`,
  }
}
