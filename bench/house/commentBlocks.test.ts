import { expect, it } from 'vitest'
import { commentBlocks, opensWithWhatOrWho } from './commentBlocks.ts'
import type { SourceFile } from './sourceFiles.ts'

const file = (path: string, text: string): SourceFile => ({ path, text, area: 'core', isTest: false })

it('joins consecutive line comments, but not the comments behind code', () => {
  const text = "// One\n// two\n\n// Three\nconst a = 'x // y' // four\n// five\n/**\n * Six\n * seven\n */\n"
  expect(commentBlocks(file('a.ts', text)).map(({ line, text }) => [line, text])).toEqual([
    [1, 'One two'],
    [4, 'Three'],
    [5, 'four'],
    [6, 'five'],
    [7, 'Six seven'],
  ])
})

it('reads NatSpec and Python comments, without their tags', () => {
  const solidity =
    '// SPDX-License-Identifier: MIT\n/// @notice What it is\n/// @dev more\nstring a = "// no";\n'
  expect(commentBlocks(file('a.sol', solidity)).map(({ text }) => text)).toEqual(['What it is more'])
  expect(commentBlocks(file('a.py', 'a = "#" # Of all\n'))).toMatchObject([{ line: 1, text: 'Of all' }])
})

it('recognises a comment that opens with a noun clause', () => {
  const opening = (text: string) => opensWithWhatOrWho({ path: 'a.ts', line: 1, text })
  expect(['What it is', 'who pays', 'Of these'].map(opening)).toEqual([true, true, true])
  expect(['Whatever', 'Offers', 'The client', 'who-is'].map(opening)).toEqual([false, false, false, false])
})
