import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../test/repository.ts'
import type { GeneratedPage } from './GeneratedPage.ts'

/** Returns docs/adr/README.md: a table of all decision records with their titles. */
export async function decisionsPage(): Promise<GeneratedPage> {
  const folder = path.join(root, 'docs/adr')
  const rows = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .sort()
    .map((name) => {
      const title = /^# \d{4}[:.]? (.*)$/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1]
      if (!title) throw new RangeError(`docs/adr/${name} must begin with "# ${name.slice(0, 4)} Title"`)
      return `| [${name.slice(0, 4)}](${name}) | ${title} |`
    })
  return {
    path: 'docs/adr/README.md',
    content: `# Decisions

One page per subject, with status, context, decision and consequences. A new decision on a subject replaces its page and brings
new figures. Figures were measured on 2 cores (x86-64, Debian 12) and compare things measured in the same run. \`npm run docs\`
writes this page from the titles.

| record | decision |
|---|---|
${rows.join('\n')}
`,
  }
}
