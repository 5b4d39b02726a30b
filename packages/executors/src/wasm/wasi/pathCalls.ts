import { errno } from './errno.ts'
import { folder } from './FileTree.ts'
import { setFileStat } from './fileStat.ts'
import type { HostCalls, WasiContext } from './WasiContext.ts'

const maxDescriptors = 1024
const openFlag = { create: 1, directory: 2, exclusive: 4, truncate: 8 }

/** Calls that take a path below an open folder. There are no links, so a path means what it says. */
export function pathCalls(wasi: WasiContext): HostCalls {
  const { guest } = wasi
  const { tree } = wasi.options

  const lookUp = (fd: number, pointer: number, length: number) => {
    const from = wasi.descriptors.get(fd)?.node
    if (from === undefined) return errno.badf
    if (from.kind !== 'folder') return errno.notdir
    const path = guest.text(pointer, length)
    if (path === undefined) return errno.inval
    const found = tree.resolve(from, path)
    if (found === 'outside') return errno.notcapable
    if (found === 'notdir') return errno.notdir
    return found === 'noent' ? errno.noent : found
  }

  const remove = (fd: number, pointer: number, length: number, kind: 'folder' | 'file'): number => {
    const found = lookUp(fd, pointer, length)
    if (typeof found === 'number') return found
    const { parent, name, node } = found
    if (node === undefined) return errno.noent
    if (parent.readOnly || name === '.') return errno.perm
    if (kind === 'file' && node.kind === 'folder') return errno.isdir
    if (kind === 'folder' && node.kind !== 'folder') return errno.notdir
    if (node.kind === 'folder' && node.entries.size > 0) return errno.notempty
    // An open descriptor would keep something alive that has no name: nothing to capture it by.
    if (wasi.isOpen(node)) return errno.perm
    tree.remove(parent, name)
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
      const found = lookUp(fd, pointer, length)
      if (typeof found === 'number') return found
      const { parent, name } = found
      let { node } = found
      if (node === undefined) {
        if ((flags & openFlag.create) === 0) return errno.noent
        if (parent.readOnly) return errno.perm
        if (!tree.canAdd(parent, name)) return errno.nametoolong
        node = { kind: 'file', bytes: new Uint8Array(0), size: 0 }
        tree.add(parent, name, node)
      } else if ((flags & openFlag.create) !== 0 && (flags & openFlag.exclusive) !== 0) return errno.exist
      if ((flags & openFlag.directory) !== 0 && node.kind !== 'folder') return errno.notdir
      if ((flags & openFlag.truncate) !== 0) {
        if (node.kind === 'input') return errno.perm
        if (node.kind === 'file') tree.resize(node, 0)
      }
      let next = 3
      while (wasi.descriptors.has(next)) next++
      if (next >= maxDescriptors) return errno.nfile
      guest.setU32(result, next)
      wasi.descriptors.set(next, { node, offset: 0, append: (fdFlags & 1) !== 0 })
      return errno.success
    },
    path_filestat_get: (fd: number, _flags: number, pointer: number, length: number, result: number) => {
      const found = lookUp(fd, pointer, length)
      if (typeof found === 'number') return found
      return found.node === undefined ? errno.noent : setFileStat(guest, result, found.node)
    },
    path_create_directory: (fd: number, pointer: number, length: number) => {
      const found = lookUp(fd, pointer, length)
      if (typeof found === 'number') return found
      if (found.node !== undefined) return errno.exist
      if (found.parent.readOnly) return errno.perm
      if (!tree.canAdd(found.parent, found.name)) return errno.nametoolong
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
      if (typeof from === 'number') return from
      const to = lookUp(toFd, toPointer, toLength)
      if (typeof to === 'number') return to
      if (from.node === undefined) return errno.noent
      if (from.parent.readOnly || to.parent.readOnly || to.name === '.') return errno.perm
      // Folders stay where they are, since a move could put one inside itself: files only, over files only.
      if (from.node.kind !== 'file' || to.node?.kind === 'folder') return errno.perm
      if (to.node === from.node) return errno.success
      if (!tree.canAdd(to.parent, to.name)) return errno.nametoolong
      if (to.node !== undefined) {
        if (wasi.isOpen(to.node)) return errno.perm
        tree.remove(to.parent, to.name)
      }
      tree.remove(from.parent, from.name)
      tree.add(to.parent, to.name, from.node)
      return errno.success
    },
  }
}
