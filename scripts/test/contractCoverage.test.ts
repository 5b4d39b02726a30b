import { expect, it } from 'vitest'
import { readCoverage } from './contractCoverage.ts'

it('sums the rows of contracts/src alone', () => {
  const table = `
| File                        | % Lines        | % Statements   | % Branches    | % Funcs       |
| contracts/src/a/A.sol       | 90.00% (9/10)  | 50.00% (1/2)   | 50.00% (1/2)  | 100.00% (1/1) |
| contracts/src/b/B.sol       | 100.00% (10/10)| 50.00% (1/2)   | 100.00% (6/6) | 100.00% (1/1) |
| contracts/test/T.sol        | 0.00% (0/90)   | 0.00% (0/90)   | 0.00% (0/90)  | 0.00% (0/9)   |
| Total                       | 10.00% (1/10)  | 10.00% (1/10)  | 10.00% (1/10) | 10.00% (1/10) |
`
  expect(readCoverage(table)).toEqual({ lines: 95, branches: 87.5 })
  expect(readCoverage('')).toEqual({ lines: 0, branches: 0 })
})
