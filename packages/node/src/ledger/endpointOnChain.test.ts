import { createIdentity } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { endpointOf, hintOf, readEndpoint, readHint } from './endpointOnChain.ts'

const addresses = [{ host: '192.0.2.1', port: 4001 }]

it('encodes and decodes addresses and relays', () => {
  const endpoint = { addresses, relays: [createIdentity().peerId] }
  expect(readHint(hintOf(endpoint))).toEqual(endpoint)
  expect(readEndpoint(endpointOf(endpoint))).toEqual(addresses)
  expect(endpointOf({ ...endpoint, addresses: [] })).toBe('')
})

it('reads malformed text as no endpoint', () => {
  const hint = (text: string) => readHint(`0x${Buffer.from(text).toString('hex')}`)
  const nowhere = { addresses: [], relays: [] }
  expect(hint('')).toEqual(nowhere)
  expect(hint('{"addresses":[{"host":"","port":1}],"relays":[]}')).toEqual(nowhere)
  expect(hint('{"addresses":[],"relays":["not a peer"]}')).toEqual(nowhere)
  expect(readHint('0xff00')).toEqual(nowhere)
  expect(readEndpoint('[{"host":"x","port":70000}]')).toEqual([])
  expect(readEndpoint('')).toEqual([])
  // zod throws for a length that is an object
  expect(hint('{"addresses":{"length":{"toString":1}},"relays":[]}')).toEqual(nowhere)
})
