import { describe, expect, it } from 'vitest'
import { isAllowed, parseHostAndPort } from './allowedHosts.ts'

describe('isAllowed', () => {
  it('compares whole names and ports', () => {
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
