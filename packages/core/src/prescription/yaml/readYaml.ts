import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Parser,
} from 'yaml'
import type { Mistake, Path } from '../problems/Problem.ts'
import { cstDepth } from './cstDepth.ts'
import { numberMistake } from './numberMistake.ts'

/** Task files are written by hand; reading time grows faster than length, so that this also bounds time. */
export const longestTextChars = 65_536
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
  const places = new Map<string, { key?: number; value?: number }>()
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
        const found = places.get(keyOf(path.slice(0, length)))
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

  const walk = (node: Node | null, path: (string | number)[]): unknown => {
    const mistake = (what: string, hint: string) => {
      reading.mistakes.push({ path, what, hint })
      return undefined
    }
    if (node === null) return null
    if (isAlias(node)) return mistake(`*${node.source} is an alias`, 'write the value out here')
    if (node.range) places.set(keyOf(path), { ...places.get(keyOf(path)), value: node.range[0] })
    if (node.anchor !== undefined)
      mistake(`&${node.anchor} is an anchor`, 'remove it: task files have no aliases')
    if (node.tag !== undefined) mistake(`${node.tag} is a tag`, 'remove it: the field says what its value is')
    if (isScalar(node)) {
      if (typeof node.value === 'number' || typeof node.value === 'bigint') {
        const found = numberMistake(node.source ?? '', Number(node.value))
        return found ? mistake(found.what, found.hint) : node.value
      }
      return node.value
    }
    if (isSeq<Node | null>(node)) return node.items.map((item, index) => walk(item, [...path, index]))
    if (!isMap<Node | null, Node | null>(node)) return undefined
    const entries = new Map<string, unknown>()
    for (const { key, value } of node.items) {
      if (!isScalar(key) || typeof key.value !== 'string' || key.value === '__proto__') {
        mistake('a key is not plain text', 'write keys as in docs/task-file.md')
        continue
      }
      const inner = [...path, key.value]
      // Of a key that is there twice, the first is judged; the second is reported as such.
      if (entries.has(key.value)) continue
      if (key.range) places.set(keyOf(inner), { key: key.range[0] })
      entries.set(key.value, walk(value, inner))
    }
    return Object.fromEntries(entries)
  }
  reading.value = walk(document.contents as Node | null, [])
  return reading
}

const keyOf = (path: Path): string => JSON.stringify(path)

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
