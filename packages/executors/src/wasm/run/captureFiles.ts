import { type Folder, folder, type Node } from '../wasi/FileTree.ts'
import { ProgramEnd } from '../wasi/ProgramEnd.ts'
import type { Wasi } from '../wasi/Wasi.ts'
import type { StateHeader } from './StateHeader.ts'
import { invalidState, tooLargeState } from './StateRefused.ts'
import type { StateSource } from './StateSource.ts'

/** Captures files and descriptors by path, in the same order on every machine. */
export function captureFiles(wasi: Wasi): {
  files: StateHeader['files']
  descriptors: StateHeader['descriptors']
  contents: Uint8Array[]
} {
  const { input, output } = wasi.options.tree
  const paths = new Map<Node, string>([
    [input, '/in'],
    [output, '/out'],
  ])
  const files: StateHeader['files'] = []
  const contents: Uint8Array[] = []
  walk(input, '/in', (path, node) => void paths.set(node, path))
  walk(output, '/out', (path, node) => {
    paths.set(node, path)
    files.push({ path, size: node.kind === 'folder' ? null : node.size })
    if (node.kind === 'file') for (const piece of node.pieces()) contents.push(piece)
  })
  const descriptors = [...wasi.descriptors]
    .sort(([a], [b]) => a - b)
    .map(([fd, { node, offset, append, preopen }]) => ({
      fd,
      path: node === undefined ? null : paths.get(node)!,
      offset,
      append,
      preopen: preopen !== undefined,
    }))
  return { files, descriptors, contents }
}

/**
 * Restores files and descriptors, and reads the content of the files. A file's space is claimed from the task's
 * limits before it is allocated.
 *
 * @throws StateRefused for files that could not exist
 */
export function restoreFiles(wasi: Wasi, header: StateHeader, source: StateSource): void {
  const { tree } = wasi.options
  for (const { path, size } of header.files) {
    const target = tree.resolve(tree.output, path.slice('/out/'.length))
    if (typeof target === 'string' || target.node !== undefined || !tree.canAdd(target.parent, target.name))
      throw invalidState(`it has an impossible file ${shorten(path)}`)
    const { parent, name } = target
    if (size === null) claim(() => tree.add(parent, name, folder(false)))
    else {
      const file = tree.createFile()
      claim(() => {
        tree.add(parent, name, file)
        tree.resize(file, size)
      })
      for (const piece of file.pieces()) source.read(piece)
    }
  }
  wasi.descriptors.clear()
  for (const { fd, path, offset, append, preopen } of header.descriptors) {
    const node = path === null ? undefined : nodeAt(wasi, path)
    wasi.descriptors.set(fd, { node, offset, append, ...(preopen && path !== null ? { preopen: path } : {}) })
  }
}

/** A state over a limit of its task cannot be a state of that task. */
function claim(add: () => void): void {
  try {
    add()
  } catch (error) {
    if (error instanceof ProgramEnd && error.end.kind === 'failed' && error.end.failure.fault === 'limit')
      throw tooLargeState(error.end.failure.message)
    throw error
  }
}

function nodeAt(wasi: Wasi, path: string): Node {
  const { tree } = wasi.options
  const root = /^\/in(\/|$)/.test(path) ? tree.input : tree.output
  const target = tree.resolve(root, path.replace(/^\/(in|out)\/?/, ''))
  if (typeof target === 'string' || target.node === undefined)
    throw invalidState(`it has an open file ${shorten(path)} that does not exist`)
  return target.node
}

function shorten(path: string): string {
  return JSON.stringify(path.slice(0, 100))
}

function walk(from: Folder, path: string, visit: (path: string, node: Node) => void): void {
  for (const name of from.names) {
    const node = from.entries.get(name)!
    visit(`${path}/${name}`, node)
    if (node.kind === 'folder') walk(node, `${path}/${name}`, visit)
  }
}
