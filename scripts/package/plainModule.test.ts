import { expect, it } from 'vitest'
import { plainModule } from './plainModule.ts'

const entries = new Map([
  ['@muster-network/core', 'packages/core/src/index.ts'],
  ['@muster-network/node/files', 'packages/node/src/files.ts'],
])

it('removes types and names the files of the package', () => {
  const source = `import type { A } from '@muster-network/core'
import { b } from '@muster-network/core'
import { c } from './c.ts'
const d: A = await import('@muster-network/node/files')
new Worker(new URL('../e/worker.ts', import.meta.url))
`
  const plain = plainModule(source, 'packages/node/src/f/g.ts', entries)
  expect(plain.replaceAll(/ +/g, ' ').trim()).toBe(`import { b } from '../../../core/src/index.js'
import { c } from './c.js'
const d = await import('../files.js')
new Worker(new URL('../e/worker.js', import.meta.url))`)
})

it('rejects an import that no package exports', () => {
  expect(() => plainModule("import '@muster-network/core/secret'", 'packages/api/src/a.ts', entries)).toThrow(
    'packages/api/src/a.ts imports @muster-network/core/secret',
  )
})
