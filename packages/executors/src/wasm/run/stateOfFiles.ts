import { type Folder, folder, inByteOrder, type Node } from '../wasi/FileTree.ts'
import type { Wasi } from '../wasi/Wasi.ts'
import type { MachineState, StateHeader } from './MachineState.ts'

/** Files and descriptors as a state holds them: by path, in an order that every machine agrees on. */
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
    if (node.kind === 'file') contents.push(node.bytes.subarray(0, node.size))
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

/** @throws RangeError for files that could not have been there */
export function restoreFiles(wasi: Wasi, { header, files }: MachineState): void {
  const { tree } = wasi.options
  let next = 0
  for (const { path, size } of header.files) {
    const found = tree.resolve(tree.output, path.slice('/out/'.length))
    if (typeof found === 'string' || found.node !== undefined || !tree.canAdd(found.parent, found.name))
      throw new RangeError(`a file that cannot be there: ${path}`)
    const node =
      size === null ? folder(false) : { kind: 'file' as const, bytes: files[next++]!.slice(), size }
    tree.add(found.parent, found.name, node)
  }
  wasi.descriptors.clear()
  for (const { fd, path, offset, append, preopen } of header.descriptors) {
    const node = path === null ? undefined : nodeAt(wasi, path)
    wasi.descriptors.set(fd, { node, offset, append, ...(preopen && path !== null ? { preopen: path } : {}) })
  }
}

function nodeAt(wasi: Wasi, path: string): Node {
  const { tree } = wasi.options
  const root = /^\/in(\/|$)/.test(path) ? tree.input : tree.output
  const found = tree.resolve(root, path.replace(/^\/(in|out)\/?/, ''))
  if (typeof found === 'string' || found.node === undefined)
    throw new RangeError(`an open file that is not there: ${path}`)
  return found.node
}

function walk(from: Folder, path: string, visit: (path: string, node: Node) => void): void {
  for (const [name, node] of inByteOrder(from)) {
    visit(`${path}/${name}`, node)
    if (node.kind === 'folder') walk(node, `${path}/${name}`, visit)
  }
}
