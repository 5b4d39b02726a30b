import { closeSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { hostFailed, limitReached } from './ProgramEnd.ts'

export type InputFile = { kind: 'input'; path: string; size: number }
export type OutputFile = { kind: 'file'; bytes: Uint8Array; size: number }
export type Folder = {
  kind: 'folder'
  readOnly: boolean
  entries: Map<string, Node>
  /** Length of the path that leads here. */
  pathBytes: number
}
export type Node = InputFile | OutputFile | Folder

/** Names and paths that every system can hold. */
const maxName = 200
const maxPath = 1024
const maxInputFiles = 100_000
/** What a name takes beside its content: without it, empty files would be free. */
const entryBytes = 256

/** What the program sees as /in and /out: the first on disk and read-only, the second in memory and part of the state. */
export class FileTree {
  readonly input: Folder
  output: Folder = folder(false)
  /** Bytes of all files in memory. */
  used = 0
  readonly #limits: { diskBytes: number; outputBytes: number }
  /** Open files of /in, so that reading in small pieces costs one call each. */
  readonly #open = new Map<string, number>()

  constructor(inputDir: string | undefined, limits: { diskBytes: number; outputBytes: number }) {
    this.#limits = limits
    this.input = inputDir === undefined ? folder(true) : readInput(inputDir, { count: 0 })
  }

  /** Follows a path of names from a folder; `..` never leads out of the folder it started from. */
  resolve(
    from: Folder,
    path: string,
  ): { parent: Folder; name: string; node: Node | undefined } | 'outside' | 'notdir' | 'noent' {
    if (path.startsWith('/')) return 'outside'
    const trail: Folder[] = [from]
    const parts = path.split('/').filter((part) => part !== '' && part !== '.')
    let name = '.'
    let node: Node | undefined = from
    for (const [i, part] of parts.entries()) {
      const here: Folder = trail.at(-1)!
      if (part === '..') {
        if (trail.length === 1) return 'outside'
        trail.pop()
        node = trail.at(-1)!
        name = '.'
        continue
      }
      node = here.entries.get(part)
      name = part
      if (i === parts.length - 1) return { parent: here, name, node }
      if (node === undefined) return 'noent'
      if (node.kind !== 'folder') return 'notdir'
      trail.push(node)
    }
    return { parent: trail.at(-2) ?? from, name, node }
  }

  read(file: InputFile | OutputFile, offset: number, into: Uint8Array): number {
    const count = Math.max(0, Math.min(into.length, file.size - offset))
    if (count === 0) return 0
    if (file.kind === 'file') {
      into.set(file.bytes.subarray(offset, offset + count))
      return count
    }
    let fd = this.#open.get(file.path)
    if (fd === undefined) {
      if (this.#open.size >= 32) this.closeInput()
      fd = openSync(file.path, 'r')
      this.#open.set(file.path, fd)
    }
    for (let done = 0; done < count; ) {
      const got = readSync(fd, into, done, count - done, offset + done)
      if (got === 0) throw hostFailed('an input file became shorter while the program ran')
      done += got
    }
    return count
  }

  write(file: OutputFile, offset: number, from: Uint8Array): void {
    this.resize(file, Math.max(file.size, offset + from.length))
    file.bytes.set(from, offset)
  }

  resize(file: OutputFile, size: number): void {
    const used = this.#claim(size - file.size)
    if (size > file.bytes.length) {
      const larger = new Uint8Array(Math.max(size, Math.min(file.bytes.length * 2, this.#limits.diskBytes)))
      larger.set(file.bytes.subarray(0, file.size))
      file.bytes = larger
    } else if (size < file.size) file.bytes.fill(0, size, file.size)
    file.size = size
    this.used = used
  }

  /** What is in use with `more`, if the limits allow it. */
  #claim(more: number): number {
    const used = this.used + more
    if (used > this.#limits.outputBytes)
      throw limitReached('outputBytes', `the result would be larger than ${this.#limits.outputBytes} bytes`)
    if (used > this.#limits.diskBytes)
      throw limitReached('diskBytes', `files would take more than ${this.#limits.diskBytes} bytes`)
    return used
  }

  /** Whether a name can be written to any disk when the program has ended. */
  canAdd(parent: Folder, name: string): boolean {
    const length = Buffer.byteLength(name)
    return length <= maxName && parent.pathBytes + 1 + length <= maxPath && !name.includes('\0')
  }

  add(parent: Folder, name: string, node: OutputFile | Folder): void {
    if (node.kind === 'folder') node.pathBytes = parent.pathBytes + 1 + Buffer.byteLength(name)
    this.used = this.#claim(entryBytes + (node.kind === 'file' ? node.size : 0))
    parent.entries.set(name, node)
  }

  remove(parent: Folder, name: string): void {
    const node = parent.entries.get(name)
    if (node === undefined) return
    this.used -= entryBytes + (node.kind === 'file' ? node.size : 0)
    parent.entries.delete(name)
  }

  closeInput(): void {
    for (const fd of this.#open.values()) closeSync(fd)
    this.#open.clear()
  }
}

/** Names in byte order: the same on every machine. */
export function inByteOrder({ entries }: Folder): [string, Node][] {
  return [...entries].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

export function folder(readOnly: boolean): Folder {
  return { kind: 'folder', readOnly, entries: new Map(), pathBytes: 0 }
}

/** Names in byte order, the same on every machine; anything but files and folders is left out, links above all. */
function readInput(dir: string, seen: { count: number }): Folder {
  const result = folder(true)
  const names = readdirSync(dir).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  for (const name of names) {
    if (++seen.count > maxInputFiles) throw hostFailed(`the input has more than ${maxInputFiles} files`)
    const path = `${dir}/${name}`
    const stat = lstatSync(path)
    if (stat.isDirectory()) result.entries.set(name, readInput(path, seen))
    else if (stat.isFile()) result.entries.set(name, { kind: 'input', path, size: stat.size })
  }
  return result
}
