import { accessSync, constants } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findAnvil } from './findAnvil.ts'

describe('findAnvil', () => {
  it('finds the program itself, not the shim around it', () => {
    const file = findAnvil()
    expect(file).toMatch(/anvil-[a-z0-9]+-[a-z0-9]+[/\\]bin[/\\]anvil(\.exe)?$/)
    expect(() => accessSync(file, constants.X_OK)).not.toThrow()
  })

  it('says so on a platform that has none', () => {
    expect(() => findAnvil('plan9', 'mips')).toThrow(expect.objectContaining({ code: 'CHAIN_ANVIL_MISSING' }))
  })
})
