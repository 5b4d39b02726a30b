import { expect, it } from 'vitest'
import { roleImports } from './roleImports.ts'

it('lists imports between the folders of roles, once for each target', () => {
  const file = (path: string, text: string) => ({ path, text, area: 'node', isTest: false })
  const imports = roleImports([
    file(
      'packages/node/src/provider/a.ts',
      "import { b } from '../veto/b.ts'\nimport type { B } from '../veto/b.ts'\nimport '../role/c.ts'\nexport { b, type B }",
    ),
    file('packages/node/src/veto/b.ts', "export { d } from './d.ts'\nexport * from '../provider/e.ts'"),
    file('packages/node/src/daemon/f.ts', "import '../client/g.ts'"),
  ])
  expect(imports).toEqual([
    'packages/node/src/provider/a.ts → packages/node/src/veto/b.ts',
    'packages/node/src/veto/b.ts → packages/node/src/provider/e.ts',
  ])
})
