import { describe, expect, it } from 'vitest'
import { isAllowed, parseHostAndPort } from './allowedHosts.ts'

describe('isAllowed', () => {
  it('compares whole names and ports', () => {
    const list = ['packages.example', 'models.example:8443']
    const allowed = (text: string) => {
      const target = parseHostAndPort(text)
      return target !== undefined && isAllowed(list, target)
    }
    expect(['packages.example:443', 'Packages.example:80', 'models.example:8443'].map(allowed)).toEqual([
      true,
      true,
      true,
    ])
    for (const other of [
      'packages.example:22',
      'a.packages.example:443',
      'packages.example.evil.test:443',
      'models.example:443',
      'packages.example',
      'packages.example:0',
    ])
      expect(allowed(other), other).toBe(false)
  })
})
