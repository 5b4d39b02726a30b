import { MusterError } from '@muster-network/core'
import { expect, it } from 'vitest'
import { isHostFault } from './isHostFault.ts'

it('tells faults of this machine from faults of a peer', () => {
  for (const code of ['NET_BLOB_QUOTA', 'EXEC_HOST', 'BUG_UNREACHABLE'] as const)
    expect(isHostFault(new MusterError(code, 'here'))).toBe(true)
  expect(isHostFault(Object.assign(new Error('no space left on device'), { errno: -28 }))).toBe(true)
  expect(isHostFault(Object.assign(new RangeError('File size'), { code: 'ERR_FS_FILE_TOO_LARGE' }))).toBe(
    true,
  )
  expect(isHostFault(thrownBy(() => new Uint8Array(2 ** 53 - 1)))).toBe(true)
  expect(isHostFault(thrownBy(() => 'x'.repeat(2 ** 30)))).toBe(true)
  for (const code of [
    'NET_BLOB_MISSING',
    'NET_BLOB_TOO_LARGE',
    'EXEC_STATE_TOO_LARGE',
    'NET_LIMIT',
    'NET_TIMEOUT',
    'PROVIDER_WRONG_WORK',
  ] as const)
    expect(isHostFault(new MusterError(code, 'there'))).toBe(false)
  expect(isHostFault(new RangeError('a state must be one file'))).toBe(false)
})

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
