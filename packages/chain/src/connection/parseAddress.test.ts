import { expect, it } from 'vitest'
import { parseAddress } from './parseAddress.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

it('takes an address with its checksum, or without any', () => {
  expect(parseAddress(address)).toBe(address)
  expect(parseAddress(address.toLowerCase())).toBe(address)
})

it.each([
  ['with a wrong checksum', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046'],
  ['too short', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA960'],
  ['empty', ''],
])('refuses one %s', (_, text) => {
  expect(() => parseAddress(text)).toThrow(expect.objectContaining({ code: 'CHAIN_ADDRESS_INVALID' }))
})
