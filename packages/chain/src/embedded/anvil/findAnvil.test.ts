import { accessSync, constants } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findAnvil } from './findAnvil.ts'

describe('findAnvil', () => {
  it('finds the binary, not its JavaScript shim', () => {
    const file = findAnvil()
    expect(file).toMatch(/anvil-[a-z0-9]+-[a-z0-9]+[/\\]bin[/\\]anvil(\.exe)?$/)
    expect(() => accessSync(file, constants.X_OK)).not.toThrow()
  })

  it('throws on a platform without a binary', () => {
    expect(() => findAnvil('plan9', 'mips')).toThrow(expect.objectContaining({ code: 'CHAIN_ANVIL_MISSING' }))
  })
})
