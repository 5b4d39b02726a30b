import { MusterError } from '@muster-network/core'
import { expect, it } from 'vitest'
import { askedOf, isHostFault } from './isHostFault.ts'

it('knows what is this machine’s own', () => {
  for (const code of ['NET_BLOB_QUOTA', 'EXEC_HOST', 'BUG_UNREACHABLE'] as const)
    expect(isHostFault(new MusterError(code, 'here'))).toBe(true)
  expect(isHostFault(Object.assign(new Error('no space left on device'), { errno: -28 }))).toBe(true)
  for (const code of ['NET_BLOB_MISSING', 'NET_LIMIT', 'NET_TIMEOUT', 'PROVIDER_WRONG_WORK'] as const)
    expect(isHostFault(new MusterError(code, 'there'))).toBe(false)
  expect(isHostFault(new RangeError('a state is one file'))).toBe(false)
})

it('does not take the executor’s word for a fault of our own', async () => {
  for (const code of ['EXEC_HOST', 'NET_BLOB_QUOTA', 'BUG_UNREACHABLE'] as const) {
    const told = await askedOf(Promise.reject(new MusterError(code, 'no room'))).catch((error) => error)
    expect(isHostFault(told)).toBe(false)
    expect(told).toMatchObject({ code: 'NET_HANDLER_FAILED', message: 'the executor says: no room' })
  }
  const missing = new MusterError('NET_BLOB_MISSING', 'gone')
  await expect(askedOf(Promise.reject(missing))).rejects.toBe(missing)
  await expect(askedOf(Promise.resolve(7))).resolves.toBe(7)
})
