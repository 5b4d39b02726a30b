import { expect, it } from 'vitest'
import { functionLengths } from './functionLengths.ts'

const lengths = (path: string, text: string) =>
  functionLengths({ path, text, area: 'core', isTest: false }).map(({ name, line, lines }) => [
    name,
    line,
    lines,
  ])

it('measures functions, methods and assigned arrow functions', () => {
  const text =
    'export function a() {\n  const b = () => {\n    return 1\n  }\n  return b\n}\nclass C {\n  d() {\n    return 1\n  }\n}\n'
  expect(lengths('a.ts', text)).toEqual([
    ['a', 1, 6],
    ['b', 2, 3],
    ['d', 8, 3],
  ])
})

it('measures the functions of a contract', () => {
  const text =
    'contract C {\n    function a()\n        external\n    {\n        b();\n    }\n\n    function b() external;\n\n    function c() public {}\n}\n'
  expect(lengths('C.sol', text)).toEqual([
    ['a', 2, 5],
    ['b', 8, 1],
    ['c', 10, 1],
  ])
})
