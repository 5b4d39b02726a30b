import { createIdentity } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { endpointOf, hintOf, readEndpoint, readHint } from './placeOnChain.ts'

const addresses = [{ host: '192.0.2.1', port: 4001 }]

it('carries addresses and relays through the chain', () => {
  const place = { addresses, relays: [createIdentity().peerId] }
  expect(readHint(hintOf(place))).toEqual(place)
  expect(readEndpoint(endpointOf(place))).toEqual(addresses)
  expect(endpointOf({ ...place, addresses: [] })).toBe('')
})

it('finds nothing in what strangers write instead', () => {
  const hint = (text: string) => readHint(`0x${Buffer.from(text).toString('hex')}`)
  const nowhere = { addresses: [], relays: [] }
  expect(hint('')).toEqual(nowhere)
  expect(hint('{"addresses":[{"host":"","port":1}],"relays":[]}')).toEqual(nowhere)
  expect(hint('{"addresses":[],"relays":["not a peer"]}')).toEqual(nowhere)
  expect(readHint('0xff00')).toEqual(nowhere)
  expect(readEndpoint('[{"host":"x","port":70000}]')).toEqual([])
  expect(readEndpoint('')).toEqual([])
})
