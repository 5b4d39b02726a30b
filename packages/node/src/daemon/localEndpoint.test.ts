import type { NetworkInterfaceInfo } from 'node:os'
import { createIdentity } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { localEndpoint } from './localEndpoint.ts'

const at = (address: string, internal = false) => ({ address, internal }) as NetworkInterfaceInfo
const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  eth0: [at('192.0.2.7'), at('fe80::1'), at('2001:db8::7')],
}

it('returns every address of the machine when it listens on all of them', () => {
  const everywhere = { address: { host: '0.0.0.0', port: 18700 }, relays: [] }
  expect(localEndpoint(everywhere, undefined, interfaces).addresses).toEqual([
    { host: '192.0.2.7', port: 18700 },
    { host: '2001:db8::7', port: 18700 },
  ])
  expect(localEndpoint(everywhere, undefined, {}).addresses).toEqual([{ host: '127.0.0.1', port: 18700 }])
  expect(localEndpoint(everywhere, 'gpu.example.org', interfaces).addresses).toEqual([
    { host: 'gpu.example.org', port: 18700 },
  ])
})

it('returns its one address when it has one, and none when it only dials', () => {
  const relays = [createIdentity().peerId]
  const address = { host: '127.0.0.1', port: 4 }
  expect(localEndpoint({ address, relays: [] }, undefined, interfaces)).toEqual({
    addresses: [address],
    relays: [],
  })
  expect(localEndpoint({ address: undefined, relays }, 'gpu.example.org', interfaces)).toEqual({
    addresses: [],
    relays,
  })
})
