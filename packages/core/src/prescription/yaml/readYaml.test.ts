import { expect, it } from 'vitest'
import { readYaml } from './readYaml.ts'

it('refuses text that is nested so deeply that the parser overflows the stack', () => {
  const { syntax, value } = readYaml(`x:\n${' trung: '.repeat(6_000)}\na: 1\n`)
  expect(value).toBeUndefined()
  expect(syntax).toMatchObject([{ what: 'the file is nested too deeply', position: { line: 1, column: 1 } }])
})
