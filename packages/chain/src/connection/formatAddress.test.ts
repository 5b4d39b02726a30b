import { describe, expect, it } from 'vitest'
import { formatAddress, parseAddress } from './formatAddress.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const xdc = { addressPrefix: 'xdc' } as const
const plain = { addressPrefix: '0x' } as const

describe('an address', () => {
  it('is formatted with the prefix of its chain and parsed back', () => {
    expect(formatAddress(address, xdc)).toBe('xdcd8da6bf26964af9d7eed9e03e53415d37aa96045')
    expect(formatAddress(address, plain)).toBe(address)
    expect(parseAddress(formatAddress(address, xdc), xdc)).toBe(address)
    expect(parseAddress(` ${address.toLowerCase()} `, xdc)).toBe(address)
  })

  it.each([
    ['of another chain', 'xdcd8da6bf26964af9d7eed9e03e53415d37aa96045', plain],
    ['with a wrong checksum', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046', plain],
    ['too short', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA960', xdc],
    ['empty', '', xdc],
  ])('is rejected: %s', (_, text, prefix) => {
    expect(() => parseAddress(text, prefix)).toThrow(/is not an address/)
  })
})
