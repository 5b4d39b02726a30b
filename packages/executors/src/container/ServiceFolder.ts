import { chmod, chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createVolume, unmountVolume, type Volume } from './volume.ts'

/** The files of one service. They are deleted when the service ends, or by the next daemon. */
export class ServiceFolder {
  readonly path: string
  readonly #volume: Volume
  /** The program sees it as /run/muster. */
  readonly socketDir: string
  /** The program sees it as /scratch. */
  readonly scratchDir: string

  constructor(folder: string) {
    this.path = folder
    this.#volume = { image: path.join(folder, 'volume'), at: path.join(folder, 'files') }
    this.socketDir = path.join(this.#volume.at, 'socket')
    this.scratchDir = path.join(this.#volume.at, 'scratch')
  }

  /** Everything that the program can write. */
  get filesDir(): string {
    return this.#volume.at
  }

  get socketFile(): string {
    return path.join(this.socketDir, 'service.sock')
  }

  /** Creates the folder, with a volume of this many bytes where this machine can mount one. @throws EXEC_HOST */
  async create(volumeBytes: number | undefined): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    if (volumeBytes !== undefined) {
      const { image } = this.#volume
      await createVolume({ ...this.#volume, image: `${image}.new` }, volumeBytes)
      await rename(`${image}.new`, image)
    }
    await mkdir(this.filesDir, { recursive: true })
  }

  /** Empties the folders that the program writes and gives them to its user; each start of the program finds them empty. */
  async renew(uid: number): Promise<void> {
    for (const folder of [this.socketDir, this.scratchDir]) {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { mode: 0o700 })
      await chmod(folder, 0o700)
      if (process.getuid?.() === 0) await chown(folder, uid, uid)
    }
  }

  async remove(): Promise<void> {
    await unmountVolume(this.#volume)
    await rm(this.path, { recursive: true, force: true })
  }

  static list(services: string): Promise<string[]> {
    return readdir(services).catch(() => [])
  }
}
