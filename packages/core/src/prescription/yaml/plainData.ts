import { isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import type { Mistake, Path } from '../problems/Problem.ts'
import { numberMistake } from './numberMistake.ts'

/** Offsets in the text of each field's key and value, by `pathKey`. */
export type Places = Map<string, { key?: number; value?: number }>

export const pathKey = (path: Path): string => JSON.stringify(path)

/** Where `plainData` writes what it finds on its way. */
export type Findings = { places: Places; mistakes: Mistake[] }

/** Names in messages are cut: they come from outside. */
const shown = (name: string) => name.slice(0, 40)

/**
 * A YAML tree as plain data, noting where everything stands. Aliases are not followed and tags not obeyed: both are
 * mistakes here, so that no text unfolds into more than its own length.
 */
export function plainData(node: unknown, findings: Findings, path: Path = []): unknown {
  const { places, mistakes } = findings
  const mistake = (what: string, hint: string): undefined => void mistakes.push({ path, what, hint })

  if (isAlias(node)) return mistake(`*${shown(node.source)} is an alias`, 'write the value out here')
  if (!isScalar(node) && !isSeq(node) && !isMap(node)) return null
  noteValue(node as Node, places, path)
  if (node.anchor !== undefined)
    mistake(`&${shown(node.anchor)} is an anchor`, 'remove it: task files have no aliases')
  if (node.tag !== undefined)
    mistake(`${shown(node.tag)} is a tag`, 'remove it: the field says what its value is')

  if (isSeq(node)) return node.items.map((item, index) => plainData(item, findings, [...path, index]))
  if (isMap(node)) return plainMap(node, findings, path)
  if (typeof node.value !== 'number') return node.value
  const found = numberMistake(node.source ?? '', node.value)
  return found ? mistake(found.what, found.hint) : node.value
}

function plainMap(map: YAMLMap, findings: Findings, path: Path): Record<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const { key, value } of map.items) {
    // A key of this name would set the prototype of what is built from it.
    if (!isScalar(key) || typeof key.value !== 'string' || key.value === '__proto__') {
      findings.mistakes.push({
        path,
        what: 'a key is not plain text',
        hint: 'write keys as in docs/task-file.md',
      })
      continue
    }
    // Of a key that is there twice, the first is judged; the second is reported as such.
    if (entries.has(key.value)) continue
    const inner = [...path, key.value]
    if (key.range) findings.places.set(pathKey(inner), { key: key.range[0] })
    entries.set(key.value, plainData(value, findings, inner))
  }
  return Object.fromEntries(entries)
}

function noteValue(node: Node, places: Places, path: Path): void {
  const key = pathKey(path)
  if (node.range) places.set(key, { ...places.get(key), value: node.range[0] })
}
