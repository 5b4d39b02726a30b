import { Composer, type Document, LineCounter, Parser } from 'yaml'
import type { Mistake, Path } from '../problems/Problem.ts'
import { cstDepth } from './cstDepth.ts'
import { type Places, pathKey, plainData } from './plainData.ts'

/** Task files are written by hand; reading time grows faster than length, so that this also bounds time. */
const longestTextChars = 65_536
const deepest = 32
/** Enough to be useful on one screen after another; a file of garbage does not print a megabyte. */
const mostSyntaxErrors = 20

export type Place = { line: number; column: number }

export type YamlReading = {
  /** The document as plain data; undefined where nothing could be read. */
  value: unknown
  /** Syntax errors, which already know their place; past a harmless one the rest can still be judged. */
  syntax: { place: Place; what: string; hint: string; harmless: boolean }[]
  /** What is valid YAML and has no business in a task file: aliases, tags, odd keys and numbers. */
  mistakes: Mistake[]
  /** The nearest place for a path: the value's, its key's, or that of what should contain it. */
  placeOf(path: Path, atKey?: boolean): Place
}

/** Reads one YAML document without ever throwing, expanding an alias or following a tag. */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter()
  const places: Places = new Map()
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const reading: YamlReading = {
    value: undefined,
    syntax: [],
    mistakes: [],
    placeOf(path, atKey = false) {
      for (let length = path.length; length >= 0; length--) {
        const found = places.get(pathKey(path.slice(0, length)))
        const offset =
          atKey && length === path.length ? (found?.key ?? found?.value) : (found?.value ?? found?.key)
        if (offset !== undefined) return at(offset)
      }
      return { line: 1, column: 1 }
    },
  }
  const refuse = (offset: number, what: string, hint: string, harmless = false) =>
    reading.syntax.push({ place: at(offset), what, hint, harmless })

  if (text.length > longestTextChars) {
    lines.addNewLine(0)
    refuse(
      0,
      `the file has more than ${longestTextChars} characters`,
      'keep data in files of its own and name them here',
    )
    return reading
  }

  const tokens = [...new Parser(lines.addNewLine).parse(text)]
  if (cstDepth(tokens) > deepest * 2) {
    refuse(0, 'the file is nested too deeply', `a task file needs no more than ${deepest} levels`)
    return reading
  }
  const composer = new Composer({
    prettyErrors: false,
    uniqueKeys: true,
    strict: true,
    stringKeys: false,
    logLevel: 'silent',
  })
  const documents = [...composer.compose(tokens, true, text.length)]
  const document = documents[0] as Document.Parsed | undefined
  if (!document) return reading
  for (const { errors, warnings } of documents.slice(0, 2)) {
    for (const { pos, code, message } of [...errors, ...warnings].slice(0, mostSyntaxErrors))
      refuse(
        pos[0],
        syntaxWhat(code, message, text.slice(pos[0], pos[0] + 60)),
        syntaxHint(code),
        code === 'DUPLICATE_KEY',
      )
  }
  if (documents.length > 1)
    refuse(
      documents[1]?.range?.[0] ?? 0,
      'the file holds more than one document',
      'write one task in each file',
    )

  if (document.directives?.yaml.explicit)
    refuse(0, 'the file has a %YAML directive', 'remove it: task files are YAML 1.2')

  reading.value = plainData(document.contents, { places, mistakes: reading.mistakes })
  return reading
}

function syntaxWhat(code: string, message: string, rest: string): string {
  if (code === 'DUPLICATE_KEY') return `the key ${/^[^\s:,}]{0,40}/.exec(rest)?.[0]} is there twice`
  if (code === 'TAB_AS_INDENT') return 'a tab is used to indent'
  const [sentence = message] = message.split('\n')
  return `not valid YAML: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.slice(0, 200)
}

function syntaxHint(code: string): string {
  const hints: Record<string, string> = {
    DUPLICATE_KEY: 'keep one of the two',
    TAB_AS_INDENT: 'indent with spaces',
    BAD_INDENT: 'indent the lines of one block by the same number of spaces',
    MISSING_CHAR: 'close the quote or bracket, or put the missing character there',
    UNRESOLVED_TAG: 'remove the tag',
    TAG_RESOLVE_FAILED: 'remove the tag',
    BAD_ALIAS: 'write the value out',
  }
  return hints[code] ?? 'put text that holds : # { } [ ] or * in quotes, and check the indentation'
}
