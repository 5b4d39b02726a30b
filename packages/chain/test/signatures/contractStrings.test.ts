import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { messages } from '../../src/signatures/messages.ts'

const contracts = path.join(import.meta.dirname, '../../../../contracts/src')
const byName = new Map(messages.map(({ name, typeString }) => [name, typeString]))

/**
 * Finds the EIP-712 type strings in the Solidity sources: `keccak256("Name(type field,…)")`, possibly over several lines.
 * The domain is no message: the signatures that the contracts accept show that it is the same.
 */
function typeStringsInContracts(): string[] {
  const sources = globSync('**/*.sol', { cwd: contracts }).map((file) =>
    readFileSync(path.join(contracts, file), 'utf8'),
  )
  return sources.flatMap((source) =>
    [...source.matchAll(/keccak256\(\s*"((?!EIP712Domain)[A-Z]\w*\([^"]*\))"\s*\)/g)].map(
      (match) => match[1]!,
    ),
  )
}

describe('the messages that contracts verify', () => {
  it('are declared here with the same fields in the same order', (context) => {
    const found = typeStringsInContracts()
    if (found.length === 0) context.skip('no contracts in this tree')
    for (const typeString of found) expect(byName.get(typeString.split('(')[0]!)).toBe(typeString)
  })
})
