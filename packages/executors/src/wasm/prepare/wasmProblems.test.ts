import { expect, it } from 'vitest'
import { assemble } from '../../../test/programs/compileWat.ts'
import { wasmProblems } from './wasmProblems.ts'

it('finds nothing wrong with a program that can run', () => {
  expect(wasmProblems(assemble('(module (memory 1) (func (export "_start")))'))).toEqual([])
})

it('names a file that is no module, a library and a missing import', () => {
  expect(wasmProblems(Buffer.from('<html>'))).toEqual([
    expect.stringMatching(/^is not valid WebAssembly: .*expected magic word/),
  ])
  expect(wasmProblems(assemble('(module (memory 1) (func (export "add")))'))).toEqual([
    'exports no function _start',
  ])
  const imports = '(module (import "env" "fetch" (func)) (memory 1) (func (export "_start")))'
  expect(wasmProblems(assemble(imports))).toEqual(['imports env.fetch, which is not available'])
})
