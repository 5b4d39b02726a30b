import { lstat, mkdir, readdir, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { KeyedMutex } from '../role/KeyedMutex.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { folderBytes } from './folderBytes.ts'
import { makeReadable } from './makeReadable.ts'
import { type StreamManifest, serviceFiles } from './StreamManifest.ts'
import { stageBlob } from './stageBlob.ts'

export type ModelToStage = {
  manifest: StreamManifest
  key: Buffer
  /** The gateway, which has the blob. */
  holder: PeerId
  /** A larger model is refused before it is fetched. */
  mostBytes: number
  signal: AbortSignal
}

/** Files and folders of a model: weights, tokenizer, and the data of a program. */
const mostEntries = 10_000

/**
 * Unpacked models by the digest of their blob. They stay between streams, and streams of the same model share one; folders that nobody uses
 * are removed when they take too much space, the longest unused first.
 */
export class ModelFolders {
  readonly #dir: string
  readonly #context: Pick<RoleContext, 'peer' | 'blobs'>
  readonly #mutex = new KeyedMutex()
  /** How many services use a model. */
  readonly #users = new Map<string, number>()

  constructor(dir: string, context: Pick<RoleContext, 'peer' | 'blobs'>) {
    this.#dir = dir
    this.#context = context
  }

  /**
   * Fetches and unpacks a model, unless it is here, and reserves it until `leave`. Returns its folder.
   *
   * @throws PROVIDER_WRONG_WORK when files are missing, NET_*
   */
  async use(model: ModelToStage): Promise<string> {
    const { blob } = model.manifest.model
    this.#users.set(blob, (this.#users.get(blob) ?? 0) + 1)
    try {
      return await this.#mutex.run(blob, () => this.#stage(model))
    } catch (error) {
      this.leave(model.manifest)
      throw error
    }
  }

  leave({ model: { blob } }: Pick<StreamManifest, 'model'>): void {
    const users = (this.#users.get(blob) ?? 0) - 1
    if (users > 0) this.#users.set(blob, users)
    else this.#users.delete(blob)
  }

  /** Removes models that nobody uses, the longest unused first, until all together take at most `mostBytes`. */
  async evict(mostBytes: number): Promise<void> {
    const names = await readdir(this.#dir).catch(() => [])
    const models = await Promise.all(
      names
        .filter((name) => /^[0-9a-f]{64}$/.test(name))
        .map(async (blob) => {
          const folder = path.join(this.#dir, blob)
          return { blob, bytes: await folderBytes(folder), usedMs: (await lstat(folder)).mtimeMs }
        }),
    )
    let total = models.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { blob, bytes } of models.sort((a, b) => a.usedMs - b.usedMs)) {
      if (total <= mostBytes) return
      const isRemoved = await this.#mutex.run(blob, async () => {
        if (this.#users.has(blob)) return false
        await rm(path.join(this.#dir, blob), { recursive: true, force: true })
        return true
      })
      if (isRemoved) total -= bytes
    }
  }

  async #stage({ manifest, key, holder, mostBytes, signal }: ModelToStage): Promise<string> {
    const { blob } = manifest.model
    const folder = path.join(this.#dir, blob)
    const pinName = `model/${blob}`
    await stageBlob(this.#context, {
      ...{ pinName, blob, key, folder, holders: [holder], signal },
      ...{ maxBytes: mostBytes, maxEntries: mostEntries },
    })
    // the unpacked folder is enough: the sealed copy may go when space is short
    await this.#context.blobs.release(pinName)
    await requireFiles(folder, manifest)
    const data = path.join(folder, serviceFiles.data)
    await mkdir(data, { recursive: true, mode: 0o700 })
    if (manifest.container) await makeReadable(data)
    const now = new Date()
    await utimes(folder, now, now)
    return folder
  }
}

/** @throws PROVIDER_WRONG_WORK */
async function requireFiles(folder: string, { container }: StreamManifest): Promise<void> {
  const wanted =
    container === undefined
      ? serviceFiles.wasm
      : container.image === undefined
        ? serviceFiles.image
        : undefined
  if (wanted === undefined) return
  const entry = await lstat(path.join(folder, wanted)).catch(() => undefined)
  if (!entry?.isFile())
    throw new MusterError(
      'PROVIDER_WRONG_WORK',
      `the model of the stream is not usable: ${wanted} is missing`,
    )
}
