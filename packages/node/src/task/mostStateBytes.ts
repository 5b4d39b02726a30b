import type { TaskManifest } from './TaskManifest.ts'

/** What the executor itself adds: the program's frames, names of files, and the seals, a few bytes for each 64 KiB. */
const slackBytes = 64 << 20
const sealedShare = 1.01

/** The most that a sealed state of a task can be: what its program may keep in files, and for wasm its memory. */
export function mostStateBytes({ container, memoryBytes, diskBytes }: TaskManifest): number {
  return Math.ceil((diskBytes + (container ? 0 : memoryBytes)) * sealedShare) + slackBytes
}
