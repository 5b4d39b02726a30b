import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './isPublicAddress.ts'

describe('isPublicAddress', () => {
  it('accepts only addresses on the public internet', () => {
    for (const open of ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])
      expect(isPublicAddress(open), open).toBe(true)
    const privateAddresses = [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
    ]
    const privateIpv6 = [
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'nonsense',
      '',
    ]
    for (const closed of [...privateAddresses, ...privateIpv6])
      expect(isPublicAddress(closed), closed).toBe(false)
  })
})
