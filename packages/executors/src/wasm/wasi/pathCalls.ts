import { errno } from './errno.ts'
import { folder } from './FileTree.ts'
import { fileLimits } from './fileLimits.ts'
import { setFileStat } from './fileStat.ts'
import type { HostCalls, WasiContext } from './WasiContext.ts'

/** Gas per byte of a path: each of its names is looked up. */
const gasPerPathByte = 16
/** Gas per open file, where all of them are searched. */
const gasPerDescriptor = 4
/** Gas for a name that is added to a folder or removed from it. */
const gasPerChange = 8000

const openFlag = { create: 1, directory: 2, exclusive: 4, truncate: 8 }

/** WASI calls on a path below an open folder. There are no symlinks. */
export function pathCalls(wasi: WasiContext): HostCalls {
  const { guest } = wasi
  const { tree, charge } = wasi.options

  const lookUp = (fd: number, pointer: number, length: number) => {
    const from = wasi.descriptors.get(fd)?.node
    if (from === undefined) return errno.badf
    if (from.kind !== 'folder') return errno.notdir
    const path = guest.text(pointer, length)
    charge((length >>> 0) * gasPerPathByte)
    if (path === undefined) return errno.inval
    const target = tree.resolve(from, path)
    if (target === 'outside') return errno.notcapable
    if (target === 'notdir') return errno.notdir
    return target === 'noent' ? errno.noent : target
  }

  const chargeSearch = () => charge(wasi.descriptors.size * gasPerDescriptor)

  const remove = (fd: number, pointer: number, length: number, kind: 'folder' | 'file'): number => {
    const target = lookUp(fd, pointer, length)
    if (typeof target === 'number') return target
    const { parent, name, node } = target
    if (node === undefined) return errno.noent
    if (parent.readOnly || name === '.') return errno.perm
    if (kind === 'file' && node.kind === 'folder') return errno.isdir
    if (kind === 'folder' && node.kind !== 'folder') return errno.notdir
    if (node.kind === 'folder' && node.entries.size > 0) return errno.notempty
    // An open descriptor would keep a file without a name alive, and such a file could not be captured.
    chargeSearch()
    if (wasi.isOpen(node)) return errno.perm
    charge(gasPerChange)
    tree.delete(parent, name)
    return errno.success
  }

  return {
    path_open: (
      fd: number,
      _lookupFlags: number,
      pointer: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      fdFlags: number,
      result: number,
    ) => {
      const target = lookUp(fd, pointer, length)
      if (typeof target === 'number') return target
      const { parent, name } = target
      let { node } = target
      if (node === undefined) {
        if ((flags & openFlag.create) === 0) return errno.noent
        if (parent.readOnly) return errno.perm
        if (!tree.canAdd(parent, name)) return errno.nametoolong
        charge(gasPerChange)
        node = tree.createFile()
        tree.add(parent, name, node)
      } else if ((flags & openFlag.create) !== 0 && (flags & openFlag.exclusive) !== 0) return errno.exist
      if ((flags & openFlag.directory) !== 0 && node.kind !== 'folder') return errno.notdir
      if ((flags & openFlag.truncate) !== 0) {
        if (node.kind === 'input') return errno.perm
        if (node.kind === 'file') tree.resize(node, 0)
      }
      chargeSearch()
      let next = 3
      while (wasi.descriptors.has(next)) next++
      if (next >= fileLimits.descriptors) return errno.nfile
      guest.setU32(result, next)
      wasi.descriptors.set(next, { node, offset: 0, append: (fdFlags & 1) !== 0 })
      return errno.success
    },
    path_filestat_get: (fd: number, _flags: number, pointer: number, length: number, result: number) => {
      const target = lookUp(fd, pointer, length)
      if (typeof target === 'number') return target
      return target.node === undefined ? errno.noent : setFileStat(guest, result, target.node)
    },
    path_create_directory: (fd: number, pointer: number, length: number) => {
      const target = lookUp(fd, pointer, length)
      if (typeof target === 'number') return target
      if (target.node !== undefined) return errno.exist
      if (target.parent.readOnly) return errno.perm
      if (!tree.canAdd(target.parent, target.name)) return errno.nametoolong
      charge(gasPerChange)
      tree.add(target.parent, target.name, folder(false))
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
      if (typeof from === 'number') return from
      const to = lookUp(toFd, toPointer, toLength)
      if (typeof to === 'number') return to
      if (from.node === undefined) return errno.noent
      if (from.parent.readOnly || to.parent.readOnly || to.name === '.') return errno.perm
      // Folders cannot be moved, because a move could put one inside itself: only files, and only over files.
      if (from.node.kind !== 'file' || to.node?.kind === 'folder') return errno.perm
      if (to.node === from.node) return errno.success
      if (!tree.canAdd(to.parent, to.name)) return errno.nametoolong
      chargeSearch()
      charge(2 * gasPerChange)
      if (to.node !== undefined) {
        if (wasi.isOpen(to.node)) return errno.perm
        tree.delete(to.parent, to.name)
      }
      tree.remove(from.parent, from.name)
      tree.add(to.parent, to.name, from.node)
      return errno.success
    },
  }
}
