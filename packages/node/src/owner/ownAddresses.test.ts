import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { ownAddresses } from './ownAddresses.ts'

const at = (address: string, internal = false) =>
  ({ address, internal, family: 'IPv4' }) as NetworkInterfaceInfo

it('names where others can dial, never the address that stands for all', () => {
  expect(ownAddresses(7, { lo: [at('127.0.0.1', true)], en: [at('192.0.2.7')] })).toEqual([
    { host: '192.0.2.7', port: 7 },
  ])
  expect(ownAddresses(7, { lo: [at('127.0.0.1', true)] })).toEqual([{ host: '127.0.0.1', port: 7 }])
})
