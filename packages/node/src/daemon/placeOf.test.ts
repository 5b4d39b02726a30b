import type { NetworkInterfaceInfo } from 'node:os'
import { createIdentity } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { placeOf } from './placeOf.ts'

const at = (address: string, internal = false) => ({ address, internal }) as NetworkInterfaceInfo
const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  eth0: [at('192.0.2.7'), at('fe80::1'), at('2001:db8::7')],
}

it('says the addresses of the machine when it listens on all of them', () => {
  const everywhere = { address: { host: '0.0.0.0', port: 18700 }, relays: [] }
  expect(placeOf(everywhere, undefined, interfaces).addresses).toEqual([
    { host: '192.0.2.7', port: 18700 },
    { host: '2001:db8::7', port: 18700 },
  ])
  expect(placeOf(everywhere, undefined, {}).addresses).toEqual([{ host: '127.0.0.1', port: 18700 }])
  expect(placeOf(everywhere, 'gpu.example.org', interfaces).addresses).toEqual([
    { host: 'gpu.example.org', port: 18700 },
  ])
})

it('says its one address when it has one, and none when it only dials', () => {
  const relays = [createIdentity().peerId]
  const address = { host: '127.0.0.1', port: 4 }
  expect(placeOf({ address, relays: [] }, undefined, interfaces)).toEqual({
    addresses: [address],
    relays: [],
  })
  expect(placeOf({ address: undefined, relays }, 'gpu.example.org', interfaces)).toEqual({
    addresses: [],
    relays,
  })
})
