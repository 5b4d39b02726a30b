import { describe, expect, it } from 'vitest'
import { isAllowed, parseHostAndPort } from './allowedHosts.ts'
import { isPublicAddress } from './isPublicAddress.ts'

describe('allowed hosts', () => {
  it('are compared by whole name and port', () => {
    const list = ['pypi.org', 'models.example:8443']
    const allowed = (text: string) => {
      const target = parseHostAndPort(text)
      return target !== undefined && isAllowed(list, target)
    }
    expect(['pypi.org:443', 'PyPI.org:80', 'models.example:8443'].map(allowed)).toEqual([true, true, true])
    for (const other of [
      'pypi.org:22',
      'a.pypi.org:443',
      'pypi.org.evil.test:443',
      'models.example:443',
      'pypi.org',
      'pypi.org:0',
    ])
      expect(allowed(other), other).toBe(false)
  })
})

describe('isPublicAddress', () => {
  it('knows the internet from everything near', () => {
    for (const open of ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])
      expect(isPublicAddress(open), open).toBe(true)
    const near = [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
    ]
    const near6 = [
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
    for (const closed of [...near, ...near6]) expect(isPublicAddress(closed), closed).toBe(false)
  })
})
