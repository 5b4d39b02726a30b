import { expect, it } from 'vitest'
import { checkPages } from './checkPages.ts'
import { plantFiles } from './plantFiles.ts'

const sources = {
  'packages/core/src/pay/worth.ts': '',
  'contracts/test/Walk.t.sol': 'function test_a_walk() public {}',
  'docs/protocol.md': '# The protocol\n\n## What it costs, in gas\n',
}

it('passes links, paths, ends of paths and tests that are there', async () => {
  const root = await plantFiles({
    ...sources,
    'README.md': [
      '[costs](docs/protocol.md#what-it-costs-in-gas), [others](https://example.org/none.md)',
      '`packages/core`, `src/pay/worth.ts`, `worth.ts`, `packages/<name>/src/`, `test_a_walk`, `node packages/core/src/pay/worth.ts`',
      '`task.yaml`, `/checkpoint`, `build/tracer.wasm`: files of somebody else',
    ].join('\n'),
    'docs/money.md': '[the protocol](protocol.md), [here](#money)\n\n# Money\n',
  })
  expect(checkPages(root)).toEqual([])
})

it('names each that is not, with its place', async () => {
  const root = await plantFiles({
    ...sources,
    'README.md': [
      '[gone](docs/gone.md), [costs](docs/protocol.md#what-it-cost)',
      '`packages/none`, `lost.ts` and `test_no_walk`',
      '```sh',
      'node examples/lost.ts   # packages/none is not looked at here',
      '```',
      '`pay/worth.sol`',
    ].join('\n'),
  })
  expect(checkPages(root)).toEqual([
    'README.md:1 the link to docs/gone.md leads nowhere',
    'README.md:1 docs/protocol.md has no heading #what-it-cost',
    'README.md:2 packages/none does not exist',
    'README.md:2 lost.ts does not exist',
    'README.md:2 no test of the contracts is called test_no_walk',
    'README.md:4 examples/lost.ts does not exist',
    'README.md:6 pay/worth.sol does not exist',
  ])
})
