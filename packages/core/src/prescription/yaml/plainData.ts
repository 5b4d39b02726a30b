import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import type { Mistake, Path } from '../problems/Problem.ts'
import { numberMistake } from './numberMistake.ts'

/** Offsets in the text of each field's key and value, by `pathKey`. */
export type Positions = Map<string, { key?: number; value?: number }>

export const pathKey = (path: Path): string => JSON.stringify(path)

/** Output of `plainData` besides the data. */
export type Findings = { positions: Positions; mistakes: Mistake[] }

/** Truncates names in messages: they are untrusted input. */
const shown = (name: string) => name.slice(0, 40)

/**
 * Converts a YAML tree to plain data and records the position of every field. Aliases and tags are mistakes, so that no
 * text expands to more than its own length.
 */
export function plainData(node: unknown, findings: Findings, path: Path = []): unknown {
  const { positions, mistakes } = findings
  const mistake = (what: string, hint: string): undefined => void mistakes.push({ path, what, hint })

  if (isAlias(node)) return mistake(`*${shown(node.source)} is an alias`, 'write the value out here')
  if (!isScalar(node) && !isSeq(node) && !isMap(node)) return null
  noteValue(node as Node, positions, path)
  if (node.anchor !== undefined)
    mistake(`&${shown(node.anchor)} is an anchor`, 'remove it: task files do not support aliases')
  if (node.tag !== undefined)
    mistake(`${shown(node.tag)} is a tag`, 'remove it: task files do not support tags')

  if (isSeq(node)) return node.items.map((item, index) => plainData(item, findings, [...path, index]))
  if (isMap(node)) return plainMap(node, findings, path)
  if (typeof node.value !== 'number') return node.value
  const wrong = numberMistake(node.source ?? '', node.value)
  return wrong ? mistake(wrong.what, wrong.hint) : node.value
}

function plainMap(map: YAMLMap, findings: Findings, path: Path): Record<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const { key, value } of map.items) {
    // a __proto__ key would set the prototype of the resulting object
    if (!isScalar(key) || typeof key.value !== 'string' || key.value === '__proto__') {
      findings.mistakes.push({
        path,
        what: 'a key is not plain text',
        hint: 'write keys as in docs/task-file.md',
      })
      continue
    }
    // the first of two duplicate keys is checked; the parser reports the second
    if (entries.has(key.value)) continue
    const inner = [...path, key.value]
    if (key.range) findings.positions.set(pathKey(inner), { key: key.range[0] })
    entries.set(key.value, plainData(value, findings, inner))
  }
  return Object.fromEntries(entries)
}

function noteValue(node: Node, positions: Positions, path: Path): void {
  const key = pathKey(path)
  if (node.range) positions.set(key, { ...positions.get(key), value: node.range[0] })
}
