import { expect, it } from 'vitest'
import { plantFiles } from '../../scripts/test/plantFiles.ts'
import { sourceFiles } from './sourceFiles.ts'
import { unusedExports } from './unusedExports.ts'

async function unusedIn(files: Record<string, string>): Promise<string[]> {
  const root = await plantFiles(files)
  return unusedExports(sourceFiles(root), {
    entries: ['packages/cli/src/main.ts'],
    packageEntry: (specifier) => `packages/${specifier.split('/')[1]}/src/index.ts`,
  }).unused
}

it('lists a chain of exports that only a test starts', async () => {
  const unused = await unusedIn({
    'packages/cli/src/main.ts': "import { used } from '@muster-network/core'\nused()",
    'packages/core/src/index.ts': "export * from './a.ts'\nexport { second } from './b.ts'",
    'packages/core/src/a.ts':
      "import { second } from './b.ts'\nexport const used = () => 1\nexport const first = () => second()",
    'packages/core/src/b.ts': 'export function second() {}',
    'packages/core/src/a.test.ts': "import { first } from './a.ts'\nfirst()",
  })
  expect(unused).toEqual(['packages/core/src/a.ts first', 'packages/core/src/b.ts second'])
})

it('follows dynamic imports by name, namespaces, JSX and scripts named by a path', async () => {
  const unused = await unusedIn({
    'packages/cli/src/main.ts': [
      "const { one } = await import('./one.ts')",
      "import * as all from './all.ts'",
      "import { View } from './View.tsx'",
      "export const run = async () => [one, (await import('./two.ts')).two, all, View]",
      "export const worker = () => new Worker(new URL('./worker.ts', import.meta.url))",
    ].join('\n'),
    'packages/cli/src/one.ts': 'export const one = 1\nexport const other = 2',
    'packages/cli/src/two.ts': 'export const two = 1\nexport const other = 2',
    'packages/cli/src/all.ts': 'export const a = 1\nexport type B = string',
    'packages/cli/src/View.tsx': "import { Part } from './Part.tsx'\nexport const View = () => <Part />",
    'packages/cli/src/Part.tsx': 'export const Part = () => null',
    'packages/cli/src/worker.ts': 'export const started = true',
  })
  expect(unused).toEqual(['packages/cli/src/one.ts other', 'packages/cli/src/two.ts other'])
})

it('takes a schema and its type of the same name as one export', async () => {
  const unused = await unusedIn({
    'packages/cli/src/main.ts':
      "import type { Task } from './Task.ts'\nexport type Run = (task: Task) => void",
    'packages/cli/src/Task.ts':
      "import { fields } from './fields.ts'\nexport const Task = { fields }\nexport type Task = typeof Task",
    'packages/cli/src/fields.ts': 'export const fields = 1',
  })
  expect(unused).toEqual([])
})
