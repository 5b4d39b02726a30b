import { type ErrorCode, errorCodes } from '@muster-network/core'
import { expect, it } from 'vitest'
import { exitCodeOf } from './exitCodeOf.ts'

it('every error has the exit code that docs/cli.md promises', () => {
  const codes = Object.keys(errorCodes) as ErrorCode[]
  const byExit = Object.groupBy(codes, exitCodeOf)
  const areasOf = (exit: number) => [...new Set((byExit[exit as 1] ?? []).map((code) => code.split('_')[0]))]
  expect(areasOf(1).sort()).toEqual(['API', 'CHAIN', 'CONFIG', 'EXEC', 'NET', 'PROVIDER', 'STREAM'])
  expect(areasOf(2).sort()).toEqual(['API', 'CONFIG', 'SPEC'])
  expect(byExit[3]).toEqual(['SPEC_UNITS_USED_UP', 'SPEC_PROGRAM_FAILED'])
  expect(areasOf(70)).toEqual(['BUG'])
  expect(byExit[130]).toEqual(['CONFIG_CANCELLED'])
  expect(byExit[1]?.filter((code) => /^(API|CONFIG)_/.test(code))).toMatchInlineSnapshot(`
    [
      "CONFIG_DATA_DAMAGED",
      "API_UNAUTHORISED",
      "API_FORBIDDEN",
      "API_METHOD_NOT_ALLOWED",
      "API_CONFLICT",
      "API_TOO_MANY",
      "API_OVER_BUDGET",
      "API_BUSY",
      "API_NOT_SERVED",
      "API_UNREACHABLE",
    ]
  `)
})
