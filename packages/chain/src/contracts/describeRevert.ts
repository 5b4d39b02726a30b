import type { AbiParameter } from 'viem'
import { libraryRevertSentences } from './libraryRevertSentences.ts'
import { plainArgument, revertFormats } from './revertFormats.ts'
import { revertSentences } from './revertSentences.ts'

const placeholder = /\{(\w+)(?::(\w+))?\}/g

export type RevertFacts = { name: string; inputs: readonly AbiParameter[]; args: readonly unknown[] }

/** Returns the sentence of a contract error with its arguments, or its name and arguments where it has no sentence. */
export function describeRevert({ name, inputs, args }: RevertFacts): string {
  const sentence = revertSentence(name, inputs)
  if (sentence === undefined) {
    const shown = args.map((value, index) => `${inputs[index]?.name || index} ${plainArgument(value)}`)
    return shown.length === 0
      ? `The contract reported ${name}.`
      : `The contract reported ${name}: ${shown.join(', ')}.`
  }
  return sentence.replaceAll(placeholder, (_, argument: string, format: string | undefined) => {
    const value = args[positionOf(argument, inputs)]
    return format === undefined ? plainArgument(value) : (revertFormats[format] ?? plainArgument)(value)
  })
}

/** Finds the sentence by the error's signature, then by its name. */
export function revertSentence(name: string, inputs: readonly AbiParameter[]): string | undefined {
  const signature = `${name}(${inputs.map(({ type }) => type).join(',')})`
  return revertSentences[signature] ?? revertSentences[name] ?? libraryRevertSentences[name]
}

/** Returns the placeholders of a sentence: the position of each argument, and its format. */
export function placeholdersOf(sentence: string, inputs: readonly AbiParameter[]) {
  return [...sentence.matchAll(placeholder)].map(([, argument = '', format]) => ({
    position: positionOf(argument, inputs),
    format,
  }))
}

const positionOf = (argument: string, inputs: readonly AbiParameter[]): number =>
  /^\d+$/.test(argument) ? Number(argument) : inputs.findIndex(({ name }) => name === argument)
