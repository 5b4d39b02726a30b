import { errno } from './errno.ts'
import { type FileTree, folder, type Node } from './FileTree.ts'
import { ProgramEnd } from './ProgramEnd.ts'
import type { SeededRandom } from './SeededRandom.ts'

/** An open file of the program. `node` undefined is a standard stream. */
export type Descriptor = {
  node: Node | undefined
  offset: number
  append: boolean
  /** The path a folder was opened with before the program began. */
  preopen?: string
}

export type WasiOptions = {
  args: string[]
  env: Record<string, string>
  tree: FileTree
  random: SeededRandom
  /** Receives standard output and standard error. */
  log(bytes: Uint8Array): void
  /** Takes gas for work that grows with what the program asked for. */
  charge(units: number): void
}

const maxDescriptors = 1024
const maxPath = 4096
/** Both clocks stand at the turn of the year 2000, so that no program reads the machine's. */
const fixedTimeNs = 946_684_800_000_000_000n
const fileType = { character: 2, folder: 3, file: 4 }

/**
 * The part of WASI preview 1 that a deterministic program needs. Nothing here reaches the machine but /in (read) and
 * the log (append). Pointers come from the program: a bad one is EFAULT, never an exception.
 */
export class Wasi {
  readonly options: WasiOptions
  descriptors = new Map<number, Descriptor>()
  memory: WebAssembly.Memory | undefined

  constructor(options: WasiOptions) {
    this.options = options
    const stream = (): Descriptor => ({ node: undefined, offset: 0, append: true })
    for (const fd of [0, 1, 2]) this.descriptors.set(fd, stream())
    this.descriptors.set(3, { node: options.tree.input, offset: 0, append: false, preopen: '/in' })
    this.descriptors.set(4, { node: options.tree.output, offset: 0, append: false, preopen: '/out' })
  }

  #view(): DataView {
    return new DataView(this.memory!.buffer)
  }

  #bytes(pointer: number, length: number): Uint8Array {
    return new Uint8Array(this.memory!.buffer, pointer >>> 0, length >>> 0)
  }

  #text(pointer: number, length: number): string {
    if (length >>> 0 > maxPath) throw new RangeError('path')
    return new TextDecoder('utf-8', { fatal: true }).decode(this.#bytes(pointer, length))
  }

  /** What the module imports from `wasi_snapshot_preview1`. */
  imports(): Record<string, (...args: never[]) => unknown> {
    const guarded: Record<string, (...args: never[]) => unknown> = {}
    for (const [name, call] of Object.entries(this.#calls()))
      guarded[name] = (...args: never[]) => {
        try {
          return (call as (...args: never[]) => unknown)(...args)
        } catch (error) {
          // Out of bounds of the memory, or text that is no text: the program's mistake, told as WASI tells it.
          if (error instanceof RangeError) return errno.fault
          if (
            error instanceof TypeError &&
            (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
          )
            return errno.inval
          throw error
        }
      }
    return guarded
  }

  #calls() {
    const { tree, random, log, charge } = this.options
    const args = ['program', ...this.options.args].map((text) => Buffer.from(`${text}\0`))
    const env = Object.entries(this.options.env)
      .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .map(([name, value]) => Buffer.from(`${name}=${value}\0`))
    const sizes = (list: Buffer[]) => (count: number, size: number) => {
      this.#view().setUint32(count >>> 0, list.length, true)
      this.#view().setUint32(
        size >>> 0,
        list.reduce((sum, item) => sum + item.length, 0),
        true,
      )
      return errno.success
    }
    const strings = (list: Buffer[]) => (pointers: number, texts: number) => {
      let at = texts >>> 0
      for (const [i, item] of list.entries()) {
        this.#view().setUint32((pointers >>> 0) + 4 * i, at, true)
        this.#bytes(at, item.length).set(item)
        at += item.length
      }
      return errno.success
    }
    /** The program's buffers of a scattered read or write. */
    const vectors = (pointer: number, count: number): Uint8Array[] => {
      if (count >>> 0 > 1024) throw new RangeError('vectors')
      return Array.from({ length: count >>> 0 }, (_, i) => {
        const at = (pointer >>> 0) + 8 * i
        return this.#bytes(this.#view().getUint32(at, true), this.#view().getUint32(at + 4, true))
      })
    }
    const setCount = (pointer: number, count: number) => this.#view().setUint32(pointer >>> 0, count, true)
    const fileAt = (fd: number) => {
      const descriptor = this.descriptors.get(fd)
      if (descriptor === undefined) return errno.badf
      const { node } = descriptor
      if (node === undefined) return errno.spipe
      return node.kind === 'folder' ? errno.isdir : { descriptor, file: node }
    }
    const offsetOf = (value: bigint): number => {
      if (value < 0n || value > 2n ** 48n) throw new RangeError('offset')
      return Number(value)
    }
    const readAt = (
      fd: number,
      iovs: number,
      count: number,
      result: number,
      offset: bigint | undefined,
    ): number => {
      const at = fileAt(fd)
      if (typeof at === 'number') {
        if (fd !== 0 || this.descriptors.get(0)?.node !== undefined || at === errno.badf) return at
        setCount(result, 0)
        return errno.success
      }
      let position = offset === undefined ? at.descriptor.offset : offsetOf(offset)
      let total = 0
      for (const into of vectors(iovs, count)) {
        charge(into.length)
        const got = tree.read(at.file, position, into)
        position += got
        total += got
        if (got < into.length) break
      }
      if (offset === undefined) at.descriptor.offset = position
      setCount(result, total)
      return errno.success
    }
    const writeAt = (
      fd: number,
      iovs: number,
      count: number,
      result: number,
      offset: bigint | undefined,
    ): number => {
      const descriptor = this.descriptors.get(fd)
      if (descriptor === undefined) return errno.badf
      const list = vectors(iovs, count)
      const total = list.reduce((sum, { length }) => sum + length, 0)
      charge(total)
      if (descriptor.node === undefined) {
        if (fd === 0) return errno.badf
        for (const from of list) log(from)
      } else {
        const at = fileAt(fd)
        if (typeof at === 'number') return at
        if (at.file.kind === 'input') return errno.perm
        let position =
          offset !== undefined ? offsetOf(offset) : descriptor.append ? at.file.size : descriptor.offset
        for (const from of list) {
          tree.write(at.file, position, from)
          position += from.length
        }
        if (offset === undefined) descriptor.offset = position
      }
      setCount(result, total)
      return errno.success
    }
    const stat = (pointer: number, node: Node | undefined): number => {
      const at = pointer >>> 0
      this.#bytes(at, 64).fill(0)
      this.#view().setUint8(at + 16, typeOf(node))
      this.#view().setBigUint64(at + 24, 1n, true)
      if (node !== undefined && node.kind !== 'folder')
        this.#view().setBigUint64(at + 32, BigInt(node.size), true)
      for (const time of [40, 48, 56]) this.#view().setBigUint64(at + time, fixedTimeNs, true)
      return errno.success
    }
    const lookUp = (fd: number, pointer: number, length: number) => {
      const from = this.descriptors.get(fd)?.node
      if (from === undefined) return errno.badf
      if (from.kind !== 'folder') return errno.notdir
      const found = tree.resolve(from, this.#text(pointer, length))
      if (found === 'outside') return errno.notcapable
      if (found === 'notdir') return errno.notdir
      if (found === 'noent') return errno.noent
      return found
    }
    const remove = (fd: number, pointer: number, length: number, kind: 'folder' | 'file'): number => {
      const found = lookUp(fd, pointer, length)
      if (typeof found === 'number') return found
      const { parent, name, node } = found
      if (node === undefined) return errno.noent
      if (parent.readOnly || name === '.') return errno.perm
      if (kind === 'file') {
        if (node.kind === 'folder') return errno.isdir
        // An open descriptor would keep a file alive that has no name: nothing to capture it by.
        if ([...this.descriptors.values()].some((open) => open.node === node)) return errno.perm
      } else {
        if (node.kind !== 'folder') return errno.notdir
        if (node.entries.size > 0) return errno.notempty
        if ([...this.descriptors.values()].some((open) => open.node === node)) return errno.perm
      }
      tree.remove(parent, name)
      return errno.success
    }

    return {
      args_get: strings(args),
      args_sizes_get: sizes(args),
      environ_get: strings(env),
      environ_sizes_get: sizes(env),
      clock_res_get: (_clock: number, result: number) => {
        this.#view().setBigUint64(result >>> 0, 1n, true)
        return errno.success
      },
      clock_time_get: (_clock: number, _precision: bigint, result: number) => {
        this.#view().setBigUint64(result >>> 0, fixedTimeNs, true)
        return errno.success
      },
      sched_yield: () => errno.success,
      random_get: (pointer: number, length: number) => {
        charge((length >>> 0) * 200)
        random.fill(this.#bytes(pointer, length))
        return errno.success
      },
      proc_exit: (code: number) => {
        throw new ProgramEnd({ kind: 'exit', code: code >>> 0 })
      },
      fd_advise: (fd: number) => (this.descriptors.has(fd) ? errno.success : errno.badf),
      fd_sync: (fd: number) => (this.descriptors.has(fd) ? errno.success : errno.badf),
      fd_datasync: (fd: number) => (this.descriptors.has(fd) ? errno.success : errno.badf),
      fd_close: (fd: number) => (this.descriptors.delete(fd) ? errno.success : errno.badf),
      fd_read: (fd: number, iovs: number, count: number, result: number) =>
        readAt(fd, iovs, count, result, undefined),
      fd_pread: (fd: number, iovs: number, count: number, offset: bigint, result: number) =>
        readAt(fd, iovs, count, result, offset),
      fd_write: (fd: number, iovs: number, count: number, result: number) =>
        writeAt(fd, iovs, count, result, undefined),
      fd_pwrite: (fd: number, iovs: number, count: number, offset: bigint, result: number) =>
        writeAt(fd, iovs, count, result, offset),
      fd_seek: (fd: number, offset: bigint, whence: number, result: number) => {
        const at = fileAt(fd)
        if (typeof at === 'number') return at
        const base = whence === 0 ? 0 : whence === 1 ? at.descriptor.offset : whence === 2 ? at.file.size : -1
        const target = BigInt(base) + offset
        if (base < 0 || target < 0n || target > 2n ** 48n) return errno.inval
        this.#view().setBigUint64(result >>> 0, target, true)
        at.descriptor.offset = Number(target)
        return errno.success
      },
      fd_tell: (fd: number, result: number) => {
        const at = fileAt(fd)
        if (typeof at === 'number') return at
        this.#view().setBigUint64(result >>> 0, BigInt(at.descriptor.offset), true)
        return errno.success
      },
      fd_fdstat_get: (fd: number, result: number) => {
        const descriptor = this.descriptors.get(fd)
        if (descriptor === undefined) return errno.badf
        const at = result >>> 0
        this.#bytes(at, 24).fill(0)
        this.#view().setUint8(at, typeOf(descriptor.node))
        this.#view().setUint16(at + 2, descriptor.append ? 1 : 0, true)
        this.#view().setBigUint64(at + 8, 0x1fff_ffffn, true)
        this.#view().setBigUint64(at + 16, 0x1fff_ffffn, true)
        return errno.success
      },
      fd_fdstat_set_flags: (fd: number, flags: number) => {
        const descriptor = this.descriptors.get(fd)
        if (descriptor === undefined) return errno.badf
        descriptor.append = (flags & 1) !== 0
        return errno.success
      },
      fd_filestat_get: (fd: number, result: number) => {
        const descriptor = this.descriptors.get(fd)
        return descriptor === undefined ? errno.badf : stat(result, descriptor.node)
      },
      fd_filestat_set_size: (fd: number, size: bigint) => {
        const at = fileAt(fd)
        if (typeof at === 'number') return at
        if (at.file.kind === 'input') return errno.perm
        tree.resize(at.file, offsetOf(size))
        return errno.success
      },
      fd_prestat_get: (fd: number, result: number) => {
        const preopen = this.descriptors.get(fd)?.preopen
        if (preopen === undefined) return errno.badf
        this.#view().setUint32(result >>> 0, 0, true)
        this.#view().setUint32((result >>> 0) + 4, preopen.length, true)
        return errno.success
      },
      fd_prestat_dir_name: (fd: number, pointer: number, length: number) => {
        const preopen = this.descriptors.get(fd)?.preopen
        if (preopen === undefined) return errno.badf
        if (length >>> 0 < preopen.length) return errno.nametoolong
        this.#bytes(pointer, preopen.length).set(Buffer.from(preopen))
        return errno.success
      },
      fd_readdir: (fd: number, pointer: number, length: number, cookie: bigint, result: number) => {
        const node = this.descriptors.get(fd)?.node
        if (node === undefined) return errno.badf
        if (node.kind !== 'folder') return errno.notdir
        const into = this.#bytes(pointer, length)
        charge(node.entries.size * 64)
        let used = 0
        const entries = [...node.entries].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        for (const [i, [name, entry]] of entries.entries()) {
          if (BigInt(i) < cookie) continue
          const text = Buffer.from(name)
          const record = Buffer.alloc(24 + text.length)
          record.writeBigUInt64LE(BigInt(i + 1), 0)
          record.writeUInt32LE(text.length, 16)
          record.writeUInt8(typeOf(entry), 20)
          record.set(text, 24)
          const part = record.subarray(0, into.length - used)
          into.set(part, used)
          used += part.length
          if (used === into.length) break
        }
        setCount(result, used)
        return errno.success
      },
      path_open: (
        fd: number,
        _dirflags: number,
        pointer: number,
        length: number,
        oflags: number,
        _rights: bigint,
        _inheriting: bigint,
        fdflags: number,
        result: number,
      ) => {
        const found = lookUp(fd, pointer, length)
        if (typeof found === 'number') return found
        const { parent, name } = found
        let { node } = found
        const [create, directory, exclusive, truncate] = [1, 2, 4, 8].map((bit) => (oflags & bit) !== 0)
        if (node === undefined) {
          if (!create) return errno.noent
          if (parent.readOnly) return errno.perm
          node = { kind: 'file', bytes: new Uint8Array(0), size: 0 }
          tree.add(parent, name, node)
        } else if (create && exclusive) return errno.exist
        if (directory && node.kind !== 'folder') return errno.notdir
        if (truncate) {
          if (node.kind === 'input') return errno.perm
          if (node.kind === 'file') tree.resize(node, 0)
        }
        let next = 3
        while (this.descriptors.has(next)) next++
        if (next >= maxDescriptors) return errno.nfile
        this.#view().setUint32(result >>> 0, next, true)
        this.descriptors.set(next, { node, offset: 0, append: (fdflags & 1) !== 0 })
        return errno.success
      },
      path_filestat_get: (fd: number, _flags: number, pointer: number, length: number, result: number) => {
        const found = lookUp(fd, pointer, length)
        if (typeof found === 'number') return found
        return found.node === undefined ? errno.noent : stat(result, found.node)
      },
      path_create_directory: (fd: number, pointer: number, length: number) => {
        const found = lookUp(fd, pointer, length)
        if (typeof found === 'number') return found
        if (found.node !== undefined) return errno.exist
        if (found.parent.readOnly) return errno.perm
        tree.add(found.parent, found.name, folder(false))
        return errno.success
      },
      path_remove_directory: (fd: number, pointer: number, length: number) =>
        remove(fd, pointer, length, 'folder'),
      path_unlink_file: (fd: number, pointer: number, length: number) => remove(fd, pointer, length, 'file'),
      path_rename: (
        fd: number,
        pointer: number,
        length: number,
        toFd: number,
        toPointer: number,
        toLength: number,
      ) => {
        const from = lookUp(fd, pointer, length)
        const to = lookUp(toFd, toPointer, toLength)
        if (typeof from === 'number') return from
        if (typeof to === 'number') return to
        if (from.node === undefined) return errno.noent
        if (from.parent.readOnly || to.parent.readOnly || from.name === '.' || to.name === '.')
          return errno.perm
        // Folders stay where they are: a move could put one inside itself. Files only, over files only.
        if (from.node.kind === 'folder' || to.node?.kind === 'folder') return errno.perm
        if (to.node === from.node) return errno.success
        if (to.node?.kind === 'file') {
          if ([...this.descriptors.values()].some((open) => open.node === to.node)) return errno.perm
          tree.remove(to.parent, to.name)
        }
        if (from.node.kind === 'input') return errno.perm
        tree.remove(from.parent, from.name)
        tree.add(to.parent, to.name, from.node)
        return errno.success
      },
    }
  }
}

function typeOf(node: Node | undefined): number {
  return node === undefined ? fileType.character : node.kind === 'folder' ? fileType.folder : fileType.file
}
