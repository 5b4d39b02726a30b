import { expect, it } from 'vitest'
import { isUnreachable } from './pythonTools.ts'

it('blames the network for what the network did', () => {
  const retry = 'WARNING: Retrying (Retry(total=1)) after connection broken by'
  expect(isUnreachable(`${retry} 'NewConnectionError(...)': /simple/halmos/`)).toBe(true)
  expect(isUnreachable('pip._vendor.urllib3.exceptions.ReadTimeoutError: Read timed out.')).toBe(true)
})

it('blames the list of packages for a wrong hash or a missing version', () => {
  expect(isUnreachable('ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.')).toBe(
    false,
  )
  expect(isUnreachable('ERROR: No matching distribution found for halmos==9.9.9')).toBe(false)
})
