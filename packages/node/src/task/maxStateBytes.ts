import type { TaskManifest } from './TaskManifest.ts'

/** Overhead of the executor: the program's frames, file names, and the seals, a few bytes for each 64 KiB. */
const slackBytes = 64 << 20
const sealedShare = 1.01

/** Returns the size limit of a sealed state: the disk limit of the program, and for wasm its memory limit. */
export function maxStateBytes({ container, memoryBytes, diskBytes }: TaskManifest): number {
  return Math.ceil((diskBytes + (container ? 0 : memoryBytes)) * sealedShare) + slackBytes
}
