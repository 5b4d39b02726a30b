import { Composer, type CST, type Document, LineCounter, Parser } from 'yaml'
import type { Mistake, Path } from '../problems/Problem.ts'
import { cstDepth } from './cstDepth.ts'
import { mostKeysOf } from './mostKeysOf.ts'
import { type Positions, pathKey, plainData } from './plainData.ts'

/** Parsing time grows faster than length, so that this limit also bounds the time. */
const longestTextChars = 65_536
const deepest = 32
/** The parser compares each key of a mapping with all others. No mapping of a task file has as many as its environment. */
const mostKeys = 512
/** Limits the output for a file of garbage. */
const maxSyntaxErrors = 20

export type Position = { line: number; column: number }

export type YamlReading = {
  /** The document as plain data; undefined when parsing failed. */
  value: unknown
  /** Syntax errors with their positions; after a harmless error the rest of the file can still be checked. */
  syntax: { position: Position; what: string; hint: string; harmless: boolean }[]
  /** Valid YAML that task files do not support: aliases, tags, odd keys and numbers. */
  mistakes: Mistake[]
  /** Returns the nearest position for a path: of its value, its key, or its nearest existing parent. */
  positionOf(path: Path, atKey?: boolean): Position
}

/** Parses one YAML document. Never throws, expands an alias or resolves a tag. */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter()
  const positions: Positions = new Map()
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const reading: YamlReading = {
    value: undefined,
    syntax: [],
    mistakes: [],
    positionOf(path, atKey = false) {
      for (let length = path.length; length >= 0; length--) {
        const offsets = positions.get(pathKey(path.slice(0, length)))
        const offset =
          atKey && length === path.length
            ? (offsets?.key ?? offsets?.value)
            : (offsets?.value ?? offsets?.key)
        if (offset !== undefined) return at(offset)
      }
      return { line: 1, column: 1 }
    },
  }
  const refuse = (offset: number, what: string, hint: string, harmless = false) =>
    reading.syntax.push({ position: at(offset), what, hint, harmless })

  if (text.length > longestTextChars) {
    lines.addNewLine(0)
    refuse(
      0,
      `the file has more than ${longestTextChars} characters`,
      'move data into separate files and name them here',
    )
    return reading
  }

  const tokens = tokensOf(text, lines)
  if (!tokens || cstDepth(tokens) > deepest * 2) {
    refuse(0, 'the file is nested too deeply', `a task file needs no more than ${deepest} levels`)
    return reading
  }
  if (mostKeysOf(tokens) > mostKeys) {
    refuse(0, 'a mapping has too many keys', `a task file needs no more than ${mostKeys} in one mapping`)
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
    for (const { pos, code, message } of [...errors, ...warnings].slice(0, maxSyntaxErrors))
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
      'the file contains more than one document',
      'write one task in each file',
    )

  if (document.directives?.yaml.explicit)
    refuse(0, 'the file has a %YAML directive', 'remove it: task files are YAML 1.2')

  reading.value = plainData(document.contents, { positions, mistakes: reading.mistakes })
  return reading
}

/** Undefined for text that is nested so deeply that the parser, which calls itself for each level, overflows the stack. */
function tokensOf(text: string, lines: LineCounter): CST.Token[] | undefined {
  try {
    return [...new Parser(lines.addNewLine).parse(text)]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function syntaxWhat(code: string, message: string, rest: string): string {
  if (code === 'DUPLICATE_KEY') return `duplicate key ${/^[^\s:,}]{0,40}/.exec(rest)?.[0]}`
  if (code === 'TAB_AS_INDENT') return 'tab used for indentation'
  const [sentence = message] = message.split('\n')
  return `not valid YAML: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.slice(0, 200)
}

function syntaxHint(code: string): string {
  const hints: Record<string, string> = {
    DUPLICATE_KEY: 'keep one of the two',
    TAB_AS_INDENT: 'indent with spaces',
    BAD_INDENT: 'indent the lines of one block by the same number of spaces',
    MISSING_CHAR: 'close the quote or bracket, or add the missing character',
    UNRESOLVED_TAG: 'remove the tag',
    TAG_RESOLVE_FAILED: 'remove the tag',
    BAD_ALIAS: 'write the value out',
  }
  return hints[code] ?? 'put text with : # { } [ ] or * in quotes, and check the indentation'
}
