import { closeSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { fileLimits, jsonBytes } from './fileLimits.ts'
import { FreeChunks, OutputFile } from './OutputFile.ts'
import { hostFailed, limitReached, programFailed } from './ProgramEnd.ts'
import { SortedNames } from './SortedNames.ts'

export type InputFile = { kind: 'input'; path: string; size: number }
export type Folder = {
  kind: 'folder'
  readOnly: boolean
  entries: Map<string, Node>
  names: SortedNames
  /** Length of the path of this folder, and its length as JSON. */
  pathBytes: number
  jsonBytes: number
}
export type Node = InputFile | OutputFile | Folder

/** Cost of an entry in addition to its content; without it, empty files would be free. */
const entryBytes = 256
/** Size of an entry of the state's table in addition to its path. */
const entryJsonBytes = 48
/** Node and the kernel read at most 2 GiB at once. */
const readBytes = 2 ** 30

/**
 * The program's /in and /out: the first on disk and read-only, the second in memory and part of the state.
 */
export class FileTree {
  readonly input: Folder
  output: Folder = folder(false)
  /** Bytes of all files in memory. */
  used = 0
  /** Entries of /out, and the size of their table in a state. */
  #entries = 0
  #tableBytes = 0
  readonly limits: { diskBytes: number; outputBytes: number }
  /** Open files of /in, so that small reads cost one call each. */
  readonly #open = new Map<string, number>()
  readonly #free: FreeChunks

  /** `input`: the folder on disk, or one that another tree has read. */
  constructor(input: string | Folder | undefined, limits: { diskBytes: number; outputBytes: number }) {
    this.limits = { diskBytes: limits.diskBytes, outputBytes: limits.outputBytes }
    this.#free = new FreeChunks(limits.diskBytes)
    if (typeof input === 'string') this.input = readInput(input, '/in', { entries: 0, jsonBytes: 0 })
    else this.input = input ?? folder(true)
  }

  /** Resolves a path from a folder; `..` never leaves the folder it started from. */
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
      file.read(offset, into.subarray(0, count))
      return count
    }
    let fd = this.#open.get(file.path)
    if (fd === undefined) {
      if (this.#open.size >= 32) this.closeInput()
      fd = openSync(file.path, 'r')
      this.#open.set(file.path, fd)
    }
    for (let done = 0; done < count; ) {
      const bytesRead = readSync(fd, into, done, Math.min(count - done, readBytes), offset + done)
      if (bytesRead === 0) throw hostFailed(`the input file ${file.path} shrank while the program ran`)
      done += bytesRead
    }
    return count
  }

  createFile(): OutputFile {
    return new OutputFile(this.#free)
  }

  write(file: OutputFile, offset: number, from: Uint8Array): void {
    this.resize(file, Math.max(file.size, offset + from.length))
    file.write(offset, from)
  }

  resize(file: OutputFile, size: number): void {
    const used = this.#claim(size - file.size)
    file.resize(size)
    this.used = used
  }

  /** Returns the usage after adding `more`. @throws ProgramEnd over a limit */
  #claim(more: number): number {
    const used = this.used + more
    if (used > this.limits.outputBytes)
      throw limitReached('outputBytes', `the result would exceed ${this.limits.outputBytes} bytes`)
    if (used > this.limits.diskBytes)
      throw limitReached('diskBytes', `the program's files would exceed ${this.limits.diskBytes} bytes`)
    return used
  }

  /** Returns whether a name can be written to any disk when the program has ended. */
  canAdd(parent: Folder, name: string): boolean {
    const length = Buffer.byteLength(name)
    return (
      length <= fileLimits.nameBytes &&
      parent.pathBytes + 1 + length <= fileLimits.pathBytes &&
      !name.includes('\0')
    )
  }

  /** @throws ProgramEnd over a limit */
  add(parent: Folder, name: string, node: OutputFile | Folder): void {
    const nameJsonBytes = parent.jsonBytes + 1 + jsonBytes(name)
    const tableBytes = this.#tableBytes + entryJsonBytes + nameJsonBytes
    if (this.#entries >= fileLimits.outputEntries)
      throw limitReached('diskBytes', `/out would have more than ${fileLimits.outputEntries} entries`)
    if (tableBytes > fileLimits.outputTableBytes)
      throw limitReached('diskBytes', `the names in /out would exceed ${fileLimits.outputTableBytes} bytes`)
    this.used = this.#claim(entryBytes + (node.kind === 'file' ? node.size : 0))
    if (node.kind === 'folder') {
      node.pathBytes = parent.pathBytes + 1 + Buffer.byteLength(name)
      node.jsonBytes = nameJsonBytes
    }
    this.#entries++
    this.#tableBytes = tableBytes
    parent.entries.set(name, node)
    parent.names.add(name)
  }

  /** Removes an entry and frees its content. */
  delete(parent: Folder, name: string): void {
    const node = parent.entries.get(name)
    if (node?.kind === 'file') this.resize(node, 0)
    this.remove(parent, name)
  }

  /** Removes an entry; its content stays for the name that it is moved to. */
  remove(parent: Folder, name: string): void {
    const node = parent.entries.get(name)
    if (node === undefined) return
    this.used -= entryBytes + (node.kind === 'file' ? node.size : 0)
    this.#entries--
    this.#tableBytes -= entryJsonBytes + parent.jsonBytes + 1 + jsonBytes(name)
    parent.entries.delete(name)
    parent.names.remove(name)
  }

  closeInput(): void {
    for (const fd of this.#open.values()) closeSync(fd)
    this.#open.clear()
  }
}

export function folder(readOnly: boolean): Folder {
  return {
    kind: 'folder',
    readOnly,
    entries: new Map(),
    names: new SortedNames(),
    pathBytes: 0,
    jsonBytes: 0,
  }
}

/**
 * Entries in byte order of their names, the same on every machine; anything but files and folders is skipped,
 * symlinks in particular.
 */
function readInput(dir: string, shown: string, seen: { entries: number; jsonBytes: number }): Folder {
  const result = folder(true)
  const names = readdirSync(dir).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  for (const name of names) {
    const shownPath = `${shown}/${name}`
    const pathJsonBytes = jsonBytes(shownPath)
    seen.jsonBytes += pathJsonBytes
    // The same input fails on every machine: the program is at fault, not this host.
    if (++seen.entries > fileLimits.inputEntries)
      throw programFailed(`the input has more than ${fileLimits.inputEntries} files and folders`)
    if (pathJsonBytes > fileLimits.inputPathBytes)
      throw programFailed(`the input has a path of more than ${fileLimits.inputPathBytes} bytes`)
    if (seen.jsonBytes > fileLimits.inputTableBytes)
      throw programFailed(`the paths of the input have more than ${fileLimits.inputTableBytes} bytes`)
    const path = `${dir}/${name}`
    const stat = lstatSync(path)
    if (stat.isDirectory()) result.entries.set(name, readInput(path, shownPath, seen))
    else if (stat.isFile()) result.entries.set(name, { kind: 'input', path, size: stat.size })
    else continue
    result.names.add(name)
  }
  return result
}
