import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AbiParameter } from 'viem'
import { expect, it } from 'vitest'
import { classIdOf } from '../commitments/ids.ts'
import { describeRevert, placeholdersOf, revertSentence } from './describeRevert.ts'
import { libraryRevertSentences } from './libraryRevertSentences.ts'
import { revertFormats } from './revertFormats.ts'
import { revertSentences } from './revertSentences.ts'

type ErrorEntry = { type: string; name: string; inputs: readonly AbiParameter[] }

/** Every error of every generated ABI. */
const errors: ErrorEntry[] = []
for (const file of globSync(path.resolve(import.meta.dirname, 'generated/*.ts'))) {
  const module = (await import(file)) as Record<string, unknown>
  for (const value of Object.values(module))
    if (Array.isArray(value)) errors.push(...(value as ErrorEntry[]).filter(({ type }) => type === 'error'))
}

it('has a sentence with every argument of every error of every contract', () => {
  expect(errors.length).toBeGreaterThan(300)
  for (const { name, inputs } of errors) {
    const sentence = revertSentence(name, inputs)
    expect(sentence, `a sentence for ${name}`).toBeDefined()
    const placeholders = placeholdersOf(sentence!, inputs)
    expect([...new Set(placeholders.map(({ position }) => position))].sort(), `arguments of ${name}`).toEqual(
      inputs.map((_, index) => index),
    )
    for (const { format } of placeholders)
      if (format !== undefined) expect(Object.keys(revertFormats), `a format of ${name}`).toContain(format)
  }
})

it('has no sentence for an error that does not exist', () => {
  const contracts = path.resolve(import.meta.dirname, '../../../../contracts')
  const declared = globSync('src/**/*.sol', { cwd: contracts }).flatMap((file) =>
    [...readFileSync(path.resolve(contracts, file), 'utf8').matchAll(/^\s*error (\w+)\(/gm)].map(
      (match) => match[1],
    ),
  )
  const known = new Set([...errors.map(({ name }) => name), ...declared, 'Error', 'Panic'])
  const named = Object.keys({ ...revertSentences, ...libraryRevertSentences }).map((key) => key.split('(')[0])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

const inputsOf = (name: string) => errors.find((each) => each.name === name)!.inputs
const operator = `0x${'a1'.repeat(20)}`
const id = `0x${'cd'.repeat(32)}`

it.each([
  [
    'ClassTooSmall',
    [classIdOf('wasm/2'), 2n, 3n],
    'Only 2 independent operators of class wasm/2 can check the work; it needs 3.',
  ],
  [
    'BidTooHigh',
    [5n * 10n ** 17n, 10n ** 17n],
    'The bid of 0.5 tokens is above the highest price of 0.1 tokens.',
  ],
  [
    'InJail',
    [operator, 1_772_373_909],
    'The operator 0xa1a1a1…a1a1 is jailed until 2026-03-01 14:05:09 UTC.',
  ],
  ['NodeTaken', [id, 1_772_373_909], 'The node 0xcdcdcdcdcd is reserved until 2026-03-01 14:05:09 UTC.'],
  ['WrongPartStatus', [3, 1], 'Part 3 is in the state "running".'],
  ['FactorTooHigh', [15n * 10n ** 17n, 10n ** 18n], 'The usage factor is 1.5, above your limit of 1.'],
  ['SoldOut', [10n ** 18n], 'At most 1 of the native coin can still be contributed.'],
  ['WrongRules', [id, id], 'The terms name other rules than the network has now.'],
])('says what %s means', (name, args, sentence) => {
  expect(describeRevert({ name, inputs: inputsOf(name), args })).toBe(sentence)
})

it('knows the name of every class that a network lists', () => {
  const networks = path.resolve(import.meta.dirname, '../../../../networks')
  for (const file of globSync('*.json', { cwd: networks })) {
    const definition = JSON.parse(readFileSync(path.join(networks, file), 'utf8')) as {
      classes?: { work: string[]; service: string[] }
    }
    for (const name of Object.values(definition.classes ?? {}).flat())
      expect(revertFormats.class!(classIdOf(name))).toBe(`class ${name}`)
  }
})

it('survives arguments that no contract would pass', () => {
  expect(
    describeRevert({ name: 'InJail', inputs: inputsOf('InJail'), args: [operator, 2n ** 200n] }),
  ).toContain('jailed')
  expect(
    describeRevert({ name: 'WrongTaskStatus', inputs: inputsOf('WrongTaskStatus'), args: [200] }),
  ).toContain('200')
  expect(describeRevert({ name: 'Strange', inputs: [{ name: 'a', type: 'uint8' }], args: [7] })).toBe(
    'The contract reported Strange: a 7.',
  )
})
