import { expect, it } from 'vitest'
import type { ErrorKind } from './ErrorKind.ts'
import { errorCodes } from './errorCodes.ts'

it('every code has the texts of the snapshot', async () => {
  const page = Object.entries<ErrorKind>(errorCodes).map(
    ([code, { when, hint, retryable }]) =>
      `${code}${retryable ? ' (retryable)' : ''}\n  when: ${when}\n  hint: ${hint}\n`,
  )
  await expect(page.join('\n')).toMatchFileSnapshot('__snapshots__/errorCodes.txt')
})

it.each(Object.entries<ErrorKind>(errorCodes))('%s has whole sentences', (_, { when, hint }) => {
  expect(when).toMatch(/^[A-Z].*\.$/)
  expect(hint).toMatch(/^[A-Z/].*[.]$/)
})
