import { expect, it } from 'vitest'
import { summarise } from './summarise.ts'

const skipped = (reason: string) => ({ passed: 0, failures: [], skips: [{ test: 'a test', reason }] })

it('sums all runners in one line', () => {
  const results = [
    { passed: 2, failures: [], skips: [] },
    { passed: 3, failures: ['it broke'], skips: [] },
  ]
  expect(summarise(results)).toEqual({
    text: 'failed: it broke\n5 passed, 1 failed, 0 skipped\n',
    exitCode: 1,
  })
})

it('lists each skip with its reason and does not fail for it', () => {
  expect(summarise([{ passed: 1, failures: [], skips: [] }, skipped('no GPU')])).toEqual({
    text: 'skipped: a test\n         no GPU\n1 passed, 0 failed, 1 skipped\n',
    exitCode: 0,
  })
})

it('fails in CI for a skip that is not allowed there', () => {
  const allowed = new Set(['no GPU'])
  expect(summarise([skipped('no GPU')], allowed).exitCode).toBe(0)
  expect(summarise([skipped('no podman')], allowed)).toEqual({
    text: 'failed: skipped in CI: a test (no podman)\n0 passed, 1 failed, 0 skipped\n',
    exitCode: 1,
  })
})

it('fails when nothing ran at all', () => {
  expect(summarise([])).toEqual({
    text: 'failed: no test matches\n0 passed, 1 failed, 0 skipped\n',
    exitCode: 1,
  })
})
