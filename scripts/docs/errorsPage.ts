import { errorCodes } from '@muster-network/core'
import type { GeneratedPage } from './GeneratedPage.ts'

const areas: Record<string, string> = {
  SPEC: "The client's: the task as it was written",
  PROVIDER: "The provider's: a promise that was not kept",
  CHAIN: 'The chain, or the connection to it',
  NET: 'Peers, and the network between them',
  EXEC: "Running a task's program on this machine",
  CONFIG: "The settings of this machine's owner",
  API: "The caller's of this machine's API",
  BUG: 'Ours: please report it',
}

/** docs/errors.md, from the codes themselves. */
export async function errorsPage(): Promise<GeneratedPage> {
  const sections = Object.entries(areas).flatMap(([area, about]) => {
    const codes = Object.entries(errorCodes).filter(([code]) => code.startsWith(`${area}_`))
    if (codes.length === 0) return []
    const rows = codes.map(
      ([code, kind]) => `| \`${code}\` | ${kind.when} | ${kind.hint} | ${kind.retryable ? 'yes' : 'no'} |`,
    )
    return [
      `## ${area}: ${about}\n\n| code | when | what to do | try again? |\n|---|---|---|---|\n${rows.join('\n')}\n`,
    ]
  })
  const unplaced = Object.keys(errorCodes).filter((code) => !Object.hasOwn(areas, code.split('_')[0]!))
  if (unplaced.length > 0) throw new RangeError(`codes without a known area: ${unplaced.join(', ')}`)
  return {
    path: 'docs/errors.md',
    content: `# Errors

Every error of muster has a stable code, one sentence of what happened, and a hint. Programs recognise it by its code.
The area, before the first underscore, says whose fault it is. \`npm run docs\` writes this page from the sources.

${sections.join('\n')}`,
  }
}
