import { isMap, isScalar, parseDocument, type Scalar, stringify } from 'yaml'

/** The fields of a task file that the form shows. The form leaves all other fields untouched. */
export type TaskFields = {
  name: string
  program: 'wasm' | 'image' | 'archive'
  programPath: string
  args: string
  parts: string
  data: string
  split: 'shared' | 'byEntry'
  minScore: string
  region: string
  maxHours: string
  memory: string
  payFunction: string
  payUnit: string
  payMax: string
  payParts: 'each' | 'together'
  checkHow: 'replay' | 'redundant' | 'checker' | 'none'
  assurance: string
  replicas: string
  haltBids: string
  haltAfterMs: string
}

export const emptyTask = `version: 1
kind: batch
name: my-task
model: { wasm: program.wasm }
instructions: { maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "5" }
equivalence: bytes
halt: { afterMs: 2000 }
check: { how: replay, assurance: economic }
`

/** Reads the form's fields from a task file; undefined when the text is not a mapping. */
export function readFields(text: string): TaskFields | undefined {
  const document = parseDocument(text)
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined
  const read = (...path: string[]): string => {
    const value = document.getIn(path)
    return value === undefined || value === null || typeof value === 'object' ? '' : String(value)
  }
  const program =
    (['wasm', 'image', 'archive'] as const).find((kind) => document.hasIn(['model', kind])) ?? 'wasm'
  const how = read('check', 'how')
  return {
    name: read('name'),
    program,
    programPath: read('model', program),
    args: list(document.getIn(['model', 'args'])).join(' '),
    parts: read('model', 'parts') || '1',
    data: read('data', 'path'),
    split: read('data', 'split') === 'byEntry' ? 'byEntry' : 'shared',
    minScore: read('instructions', 'minScore'),
    region:
      read('instructions', 'region') || list(document.getIn(['instructions', 'region'])).join(', ') || 'any',
    maxHours: read('instructions', 'maxHours'),
    memory: read('instructions', 'memory'),
    payFunction: read('pay', 'function') || 'fixed',
    payUnit: read('pay', 'unit') || 'gas',
    payMax: read('pay', 'max'),
    payParts: read('pay', 'allOrNothing') === 'true' ? 'together' : 'each',
    checkHow: how === 'redundant' || how === 'checker' || how === 'none' ? how : 'replay',
    assurance: read('check', 'assurance') || 'economic',
    replicas: read('check', 'replicas') || '2',
    haltBids: read('halt', 'bids'),
    haltAfterMs: read('halt', 'afterMs'),
  }
}

/** Returns the text with one field changed. Comments, order and all other fields stay. */
export function writeField<K extends keyof TaskFields>(text: string, field: K, value: TaskFields[K]): string {
  const document = parseDocument(text)
  if (document.errors.length > 0 || !isMap(document.contents)) return text
  const set = (path: string[], written: unknown) => {
    if (written === '' || written === undefined) document.deleteIn(path)
    else document.setIn(path, written)
  }
  switch (field) {
    case 'program': {
      const old = ['wasm', 'image', 'archive'].find((kind) => document.hasIn(['model', kind])) ?? 'wasm'
      const program = document.getIn(['model', old])
      document.deleteIn(['model', old])
      document.setIn(['model', value], program ?? '')
      // containers cannot be replayed bit by bit, so the check changes with the program
      document.set(
        'check',
        document.createNode(checkFor(value === 'wasm' ? 'replay' : 'redundant'), { flow: true }),
      )
      break
    }
    case 'programPath': {
      const kind = ['wasm', 'image', 'archive'].find((each) => document.hasIn(['model', each])) ?? 'wasm'
      document.setIn(['model', kind], value)
      break
    }
    case 'checkHow':
      document.set('check', document.createNode(checkFor(value as string), { flow: true }))
      break
    case 'args':
      set(
        ['model', 'args'],
        value === '' ? '' : document.createNode(splitArguments(value as string), { flow: true }),
      )
      break
    case 'region': {
      const regions = (value as string).split(/[\s,]+/).filter(Boolean)
      const any = regions.length === 0 || regions[0] === 'any'
      document.setIn(['instructions', 'region'], any ? 'any' : document.createNode(regions, { flow: true }))
      break
    }
    case 'payParts':
      set(['pay', 'allOrNothing'], value === 'together' ? true : '')
      break
    case 'data':
      if (value === '') document.delete('data')
      else set(['data', 'path'], value)
      break
    default: {
      const path = fieldPaths[field as keyof typeof fieldPaths]
      const written = typed(field, value as string)
      const node = document.getIn(path, true)
      // replace the value only, to keep the author's text around it
      if (written !== '' && isScalar(node) && node.range)
        return text.slice(0, node.range[0]) + scalarText(node, written) + text.slice(node.range[1])
      set(path, written)
    }
  }
  return document.toString({ lineWidth: 0 })
}

const fieldPaths = {
  name: ['name'],
  parts: ['model', 'parts'],
  split: ['data', 'split'],
  minScore: ['instructions', 'minScore'],
  maxHours: ['instructions', 'maxHours'],
  memory: ['instructions', 'memory'],
  payFunction: ['pay', 'function'],
  payUnit: ['pay', 'unit'],
  payMax: ['pay', 'max'],
  assurance: ['check', 'assurance'],
  replicas: ['check', 'replicas'],
  haltBids: ['halt', 'bids'],
  haltAfterMs: ['halt', 'afterMs'],
}

/** Amounts stay strings, so that no digit is lost; counts become numbers when they parse. */
function typed(field: string, value: string): string | number {
  const textual = field === 'payMax' || field === 'name' || field === 'memory'
  return !textual && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

function scalarText(old: Scalar, value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = stringify(value).trimEnd()
  const wasQuoted = old.type === 'QUOTE_DOUBLE' || old.type === 'QUOTE_SINGLE'
  return wasQuoted || /[,[\]{}#:\n'"]/.test(plain) ? JSON.stringify(value) : plain
}

const checkFor = (how: string): Record<string, unknown> =>
  how === 'redundant'
    ? { how, replicas: 2 }
    : how === 'checker'
      ? { how, wasm: 'checker.wasm', assurance: 'economic' }
      : how === 'none'
        ? { how }
        : { how: 'replay', assurance: 'economic' }

function list(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('items' in node) || !Array.isArray(node.items)) return []
  return node.items.map((item: unknown) => {
    const text = String(isScalar(item) ? item.value : item)
    return /\s/.test(text) ? JSON.stringify(text) : text
  })
}

/** Splits a command line into words; quoted words may contain spaces. */
function splitArguments(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '')
}
