import { type Document, isMap, isScalar, parseDocument, type Scalar, stringify } from 'yaml'

export const programs = ['wasm', 'image', 'archive'] as const
export type Program = (typeof programs)[number]

/** The fields of a task file that the form shows. The form leaves all other fields untouched. */
export type TaskFields = {
  name: string
  program: Program
  programPath: string
  /** Replaces the entry point of a container. */
  command: string
  args: string
  parts: string
  data: string
  split: 'shared' | 'byEntry'
  minScore: string
  region: string
  maxHours: string
  memory: string
  /** Empty when a part needs no GPU. */
  gpuCount: string
  gpuModel: string
  gpuMemory: string
  payFunction: string
  payUnit: string
  payMax: string
  payParts: 'each' | 'together'
  checkHow: 'replay' | 'redundant' | 'checker' | 'none'
  assurance: string
  replicas: string
  equivalence: string
  haltBids: string
  haltAfterMs: string
}

export const emptyTask = `version: 1
kind: batch
name: my-task
model: { wasm: "" }
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
  const program = programOf(document)
  const how = read('check', 'how')
  return {
    name: read('name'),
    program,
    programPath: read('model', program),
    command: list(document.getIn(['model', 'command'])).join(' '),
    args: list(document.getIn(['model', 'args'])).join(' '),
    parts: read('model', 'parts') || '1',
    data: read('data', 'path'),
    split: read('data', 'split') === 'byEntry' ? 'byEntry' : 'shared',
    minScore: read('instructions', 'minScore'),
    region:
      read('instructions', 'region') || list(document.getIn(['instructions', 'region'])).join(', ') || 'any',
    maxHours: read('instructions', 'maxHours'),
    memory: read('instructions', 'memory'),
    gpuCount: read('instructions', 'gpu', 'count') || (document.hasIn(['instructions', 'gpu']) ? '1' : ''),
    gpuModel: read('instructions', 'gpu', 'model'),
    gpuMemory: read('instructions', 'gpu', 'memory'),
    payFunction: read('pay', 'function') || 'fixed',
    payUnit: read('pay', 'unit') || 'gas',
    payMax: read('pay', 'max'),
    payParts: read('pay', 'allOrNothing') === 'true' ? 'together' : 'each',
    checkHow: how === 'redundant' || how === 'checker' || how === 'none' ? how : 'replay',
    assurance: read('check', 'assurance') || 'economic',
    replicas: read('check', 'replicas') || '2',
    equivalence: read('equivalence') || read('equivalence', 'how') || 'bytes',
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
    case 'program':
      changeProgram(document, value as Program)
      break
    case 'programPath':
      document.setIn(['model', programOf(document)], value)
      break
    case 'equivalence':
      if (value === 'bytes') document.set('equivalence', 'bytes')
      else document.set('equivalence', document.createNode({ how: value }, { flow: true }))
      break
    case 'gpuCount':
      if (value === '') document.deleteIn(['instructions', 'gpu'])
      else setGpu(document, 'count', typed(field, value as string))
      break
    case 'gpuModel':
    case 'gpuMemory':
      setGpu(document, field === 'gpuModel' ? 'model' : 'memory', value as string)
      break
    case 'checkHow':
      document.set('check', document.createNode(checkFor(value as string), { flow: true }))
      break
    case 'command':
    case 'args':
      set(
        ['model', field],
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

const programOf = (document: Document): Program =>
  programs.find((kind) => document.hasIn(['model', kind])) ?? 'wasm'

/**
 * Changes the kind of program, and with it the fields that depend on the kind: a container cannot be replayed bit by bit,
 * its work is not counted in gas, and it alone can use a GPU and another entry point.
 */
function changeProgram(document: Document, program: Program): void {
  const old = programOf(document)
  if (old === program) return
  document.deleteIn(['model', old])
  document.setIn(['model', program], '')
  const isContainer = program !== 'wasm'
  if (isContainer === (old !== 'wasm')) return
  document.set('check', document.createNode(checkFor(isContainer ? 'redundant' : 'replay'), { flow: true }))
  if (document.getIn(['pay', 'unit']) === (isContainer ? 'gas' : 'hours'))
    document.setIn(['pay', 'unit'], isContainer ? 'hours' : 'gas')
  if (isContainer) return
  document.set('equivalence', 'bytes')
  for (const path of [
    ['model', 'command'],
    ['model', 'egress'],
    ['instructions', 'gpu'],
  ])
    document.deleteIn(path)
}

/** Sets or removes a requirement of the GPUs; the first one asks for one GPU. */
function setGpu(document: Document, name: 'count' | 'model' | 'memory', value: string | number): void {
  const path = ['instructions', 'gpu']
  if (value === '') document.deleteIn([...path, name])
  else if (document.hasIn(path)) document.setIn([...path, name], value)
  else document.setIn(path, document.createNode({ count: 1, [name]: value }, { flow: true }))
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
