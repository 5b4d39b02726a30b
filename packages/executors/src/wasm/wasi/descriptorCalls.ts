import { errno } from './errno.ts'
import { fileLimits } from './fileLimits.ts'
import { setFileStat, typeOf } from './fileStat.ts'
import { BadPointer } from './GuestMemory.ts'
import type { HostCalls, WasiContext } from './WasiContext.ts'

const allRights = 0x1fff_ffffn
const largestOffset = BigInt(fileLimits.offset)
/** Gas per entry of a folder that is listed, and per vector of a scattered read or write. */
const gasPerEntry = 1024
const gasPerVector = 512
/** Gas for a new size of a file, in addition to the bytes that it grows by. */
const gasPerResize = 16_000

/** Pointers of a scattered read or write; without an offset it uses the descriptor's. */
type Transfer = { iovs: number; count: number; result: number; offset?: bigint }

/** WASI calls on open descriptors. */
export function descriptorCalls(wasi: WasiContext): HostCalls {
  const { guest, descriptors } = wasi
  const { tree, log, charge, input, output = log } = wasi.options
  const fileAt = (fd: number) => {
    const descriptor = wasi.descriptors.get(fd)
    if (descriptor === undefined) return errno.badf
    const { node } = descriptor
    if (node === undefined) return errno.spipe
    return node.kind === 'folder' ? errno.isdir : { descriptor, file: node }
  }
  const offsetOf = (value: bigint): number => {
    if (value < 0n || value > largestOffset) throw new BadPointer()
    return Number(value)
  }
  const readInput = (iovs: number, count: number): number => {
    if (input === undefined) return 0
    const list = guest.vectors(iovs, count)
    charge(list.length * gasPerVector)
    let total = 0
    for (const into of list) {
      charge(into.length)
      const bytesRead = input(into)
      total += bytesRead
      if (bytesRead < into.length) break
    }
    return total
  }
  const readAt = (fd: number, { iovs, count, result, offset }: Transfer): number => {
    const at = fileAt(fd)
    if (typeof at === 'number') {
      if (fd !== 0 || at !== errno.spipe) return at
      guest.setU32(result, offset === undefined ? readInput(iovs, count) : 0)
      return errno.success
    }
    let position = offset === undefined ? at.descriptor.offset : offsetOf(offset)
    let total = 0
    const list = guest.vectors(iovs, count)
    charge(list.length * gasPerVector)
    for (const into of list) {
      charge(into.length)
      const bytesRead = tree.read(at.file, position, into)
      position += bytesRead
      total += bytesRead
      if (bytesRead < into.length) break
    }
    if (offset === undefined) at.descriptor.offset = position
    guest.setU32(result, total)
    return errno.success
  }
  const writeAt = (fd: number, { iovs, count, result, offset }: Transfer): number => {
    const descriptor = descriptors.get(fd)
    if (descriptor === undefined) return errno.badf
    const list = guest.vectors(iovs, count)
    const total = list.reduce((sum, { length }) => sum + length, 0)
    charge(total + list.length * gasPerVector)
    if (descriptor.node === undefined) {
      if (fd === 0) return errno.badf
      const write = fd === 1 ? output : log
      for (const from of list) write(from)
    } else {
      const at = fileAt(fd)
      if (typeof at === 'number') return at
      if (at.file.kind === 'input') return errno.perm
      const start = descriptor.append ? at.file.size : descriptor.offset
      let position = offset === undefined ? start : offsetOf(offset)
      charge(Math.max(0, position - at.file.size))
      for (const from of list) {
        tree.write(at.file, position, from)
        position += from.length
      }
      if (offset === undefined) descriptor.offset = position
    }
    guest.setU32(result, total)
    return errno.success
  }
  const ifOpen = (fd: number) => (descriptors.has(fd) ? errno.success : errno.badf)

  return {
    fd_advise: ifOpen,
    fd_sync: ifOpen,
    fd_datasync: ifOpen,
    fd_close: (fd: number) => (descriptors.delete(fd) ? errno.success : errno.badf),
    fd_read: (fd: number, iovs: number, count: number, result: number) => readAt(fd, { iovs, count, result }),
    fd_pread: (fd: number, iovs: number, count: number, offset: bigint, result: number) =>
      readAt(fd, { iovs, count, result, offset }),
    fd_write: (fd: number, iovs: number, count: number, result: number) =>
      writeAt(fd, { iovs, count, result }),
    fd_pwrite: (fd: number, iovs: number, count: number, offset: bigint, result: number) =>
      writeAt(fd, { iovs, count, result, offset }),
    fd_seek: (fd: number, offset: bigint, whence: number, result: number) => {
      const at = fileAt(fd)
      if (typeof at === 'number') return at
      const base = [0, at.descriptor.offset, at.file.size][whence]
      if (base === undefined) return errno.inval
      const target = BigInt(base) + offset
      if (target < 0n || target > largestOffset) return errno.inval
      guest.setU64(result, target)
      at.descriptor.offset = Number(target)
      return errno.success
    },
    fd_tell: (fd: number, result: number) => {
      const at = fileAt(fd)
      if (typeof at === 'number') return at
      guest.setU64(result, BigInt(at.descriptor.offset))
      return errno.success
    },
    fd_fdstat_get: (fd: number, result: number) => {
      const descriptor = descriptors.get(fd)
      if (descriptor === undefined) return errno.badf
      const at = result >>> 0
      guest.bytes(at, 24).fill(0)
      guest.setU8(at, typeOf(descriptor.node))
      guest.setU16(at + 2, descriptor.append ? 1 : 0)
      guest.setU64(at + 8, allRights)
      guest.setU64(at + 16, allRights)
      return errno.success
    },
    fd_fdstat_set_flags: (fd: number, flags: number) => {
      const descriptor = descriptors.get(fd)
      if (descriptor === undefined) return errno.badf
      descriptor.append = (flags & 1) !== 0
      return errno.success
    },
    fd_filestat_get: (fd: number, result: number) => {
      const descriptor = descriptors.get(fd)
      return descriptor === undefined ? errno.badf : setFileStat(guest, result, descriptor.node)
    },
    fd_filestat_set_size: (fd: number, size: bigint) => {
      const at = fileAt(fd)
      if (typeof at === 'number') return at
      if (at.file.kind === 'input') return errno.perm
      charge(gasPerResize + Math.max(0, offsetOf(size) - at.file.size))
      tree.resize(at.file, offsetOf(size))
      return errno.success
    },
    fd_prestat_get: (fd: number, result: number) => {
      const preopen = descriptors.get(fd)?.preopen
      if (preopen === undefined) return errno.badf
      guest.setU32(result, 0)
      guest.setU32((result >>> 0) + 4, preopen.length)
      return errno.success
    },
    fd_prestat_dir_name: (fd: number, pointer: number, length: number) => {
      const preopen = descriptors.get(fd)?.preopen
      if (preopen === undefined) return errno.badf
      if (length >>> 0 < preopen.length) return errno.nametoolong
      guest.bytes(pointer, preopen.length).set(Buffer.from(preopen))
      return errno.success
    },
    fd_readdir: (fd: number, pointer: number, length: number, cookie: bigint, result: number) => {
      const node = descriptors.get(fd)?.node
      if (node === undefined) return errno.badf
      if (node.kind !== 'folder') return errno.notdir
      const into = guest.bytes(pointer, length)
      let used = 0
      // A cookie is the index of the next entry; more than there are entries ends the list.
      const { entries, names } = node
      let next = cookie >= 0n && cookie < BigInt(entries.size) ? Number(cookie) : entries.size
      for (const name of names.from(next)) {
        if (used === into.length) break
        charge(gasPerEntry)
        next++
        const text = Buffer.from(name)
        const record = Buffer.alloc(24 + text.length)
        record.writeBigUInt64LE(BigInt(next), 0)
        record.writeUInt32LE(text.length, 16)
        record.writeUInt8(typeOf(entries.get(name)), 20)
        record.set(text, 24)
        const part = record.subarray(0, into.length - used)
        into.set(part, used)
        used += part.length
      }
      guest.setU32(result, used)
      return errno.success
    },
  }
}
