import { expect, it } from 'vitest'
import { checkTestPlacement } from './checkTestPlacement.ts'
import { plantFiles } from './plantFiles.ts'

it('accepts a test beside the file of its name, long tests and pages included', async () => {
  const root = await plantFiles({
    'packages/core/src/a.ts': '',
    'packages/core/src/a.test.ts': '',
    'packages/core/src/a.full.test.ts': '',
    'packages/dashboard/src/Page.tsx': '',
    'packages/dashboard/src/Page.test.ts': '',
    'packages/core/test/anything.test.ts': '',
  })
  expect(checkTestPlacement(root)).toEqual([])
})

it('reports a test without a source file of its name in the same folder', async () => {
  const root = await plantFiles({
    'packages/core/src/deep/a.ts': '',
    'packages/core/src/a.test.ts': '',
    'packages/core/src/deep/all.test.ts': '',
  })
  const problem = 'has no source file of its name: rename it, split it, or move it to test/'
  expect(checkTestPlacement(root)).toEqual([
    `packages/core/src/a.test.ts:1 ${problem}`,
    `packages/core/src/deep/all.test.ts:1 ${problem}`,
  ])
})
