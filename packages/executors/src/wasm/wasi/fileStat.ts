import { errno } from './errno.ts'
import type { Node } from './FileTree.ts'
import type { GuestMemory } from './GuestMemory.ts'
import { fixedTimeNs } from './WasiContext.ts'

/** WASI file type of a descriptor; no node is a standard stream. */
export function typeOf(node: Node | undefined): number {
  return node === undefined ? 2 : node.kind === 'folder' ? 3 : 4
}

/** Writes a filestat: size and type are the file's, all other fields are constant. */
export function setFileStat(guest: GuestMemory, pointer: number, node: Node | undefined): number {
  const at = pointer >>> 0
  guest.bytes(at, 64).fill(0)
  guest.setU8(at + 16, typeOf(node))
  guest.setU64(at + 24, 1n)
  if (node !== undefined && node.kind !== 'folder') guest.setU64(at + 32, BigInt(node.size))
  for (const time of [40, 48, 56]) guest.setU64(at + time, fixedTimeNs)
  return errno.success
}
