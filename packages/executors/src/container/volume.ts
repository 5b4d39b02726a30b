import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { engineCommand } from './engineCommand.ts'

/**
 * A volume is a file with a file system of its own: the kernel bounds what a program can write to it, also to files
 * that are open but have no name any more. The file is sparse, so it takes only the space that was written.
 */
export type Volume = {
  /** The file that holds the file system. */
  image: string
  /** Folder on which the file system is mounted. */
  at: string
}

/** One inode for each block, because a program may write that many small files. */
const blockBytes = 4096
/** Inodes take a sixteenth of the volume. */
const inodeShare = 1 / 16
/** For the journal, tables and folders. */
const overheadBytes = 16 * 2 ** 20
const journalMiB = 4
/** Only what a program needs: no device, no program that changes its user, and freed blocks leave the file. */
const mountOptions = 'loop,nosuid,nodev,noatime,discard,noinit_itable'

/** Creates a volume for this many bytes of files and mounts it. @throws EXEC_HOST */
export async function createVolume(volume: Volume, bytes: number): Promise<void> {
  const size = Math.ceil((bytes * (1 + 2 * inodeShare) + overheadBytes) / blockBytes) * blockBytes
  await writeFile(volume.image, '', { mode: 0o600 })
  await truncate(volume.image, size)
  await engineCommand('mkfs.ext4', [
    ...['-q', '-F', '-m', '0', '-b', `${blockBytes}`, '-i', `${blockBytes}`],
    ...['-J', `size=${journalMiB}`, '-E', 'nodiscard,lazy_itable_init=1,lazy_journal_init=1'],
    volume.image,
  ])
  await mountVolume(volume)
}

/** Mounts a volume unless it is mounted, such as after a restart of the machine. @throws EXEC_HOST */
export async function mountVolume({ image, at }: Volume): Promise<void> {
  if (await isMounted(at)) return
  await mkdir(at, { recursive: true, mode: 0o700 })
  await engineCommand('mount', ['-t', 'ext4', '-o', mountOptions, image, at])
}

/** Unmounts a volume if it is mounted; its loop device goes with it. @throws EXEC_HOST */
export async function unmountVolume({ at }: Pick<Volume, 'at'>): Promise<void> {
  if (!(await isMounted(at))) return
  // A process of the engine may still have the folder open; it ends by itself.
  await engineCommand('umount', [at]).catch(() => engineCommand('umount', ['--lazy', at]))
}

/** Whether this process can create and mount volumes in a folder: root on Linux, with loop devices. */
export async function canMountVolumes(folder: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const probe = await mkdtemp(path.join(folder, '.volume-'))
  const volume = { image: path.join(probe, 'image'), at: path.join(probe, 'files') }
  try {
    await createVolume(volume, 0)
    return true
  } catch {
    return false
  } finally {
    await unmountVolume(volume).catch(() => {})
    await rm(probe, { recursive: true, force: true })
  }
}

/** The kernel writes unusual characters of paths as octal numbers. */
async function isMounted(at: string): Promise<boolean> {
  const table = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '')
  return table.split('\n').some((line) => unescapeOctal(line.split(' ')[4] ?? '') === at)
}

function unescapeOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)))
}
