import { MusterError } from '@muster-network/core'
import { expect, it } from 'vitest'
import { isHostFault } from './isHostFault.ts'

it('knows what is this machine’s own', () => {
  for (const code of ['NET_BLOB_QUOTA', 'EXEC_HOST', 'BUG_UNREACHABLE'] as const)
    expect(isHostFault(new MusterError(code, 'here'))).toBe(true)
  expect(isHostFault(Object.assign(new Error('no space left on device'), { errno: -28 }))).toBe(true)
  for (const code of ['NET_BLOB_MISSING', 'NET_LIMIT', 'NET_TIMEOUT', 'PROVIDER_WRONG_WORK'] as const)
    expect(isHostFault(new MusterError(code, 'there'))).toBe(false)
  expect(isHostFault(new RangeError('a state is one file'))).toBe(false)
})
