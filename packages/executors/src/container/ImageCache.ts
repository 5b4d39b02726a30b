import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImageSource } from './ContainerProgram.ts'
import type { Engine } from './Engine.ts'
import type { ResolvePolicy } from './egress/resolvePublic.ts'
import { engineCommand } from './engineCommand.ts'
import { pullImage } from './pullImage.ts'
import { readImageArchive } from './readImageArchive.ts'
import { removeImage } from './removeImage.ts'

type Entry = { bytes: number; lastUsedMs: number; archives: string[] }
type Index = Record<string, Entry>
type ImageResult = { ok: true; imageId: string } | { ok: false; reasons: string[] }

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' }
const loadTimeoutMs = 600_000
const recheckAfterMs = 60_000
/**
 * Only digests are accepted: a digest is known only to those who have the image or were given it, but a name
 * can be guessed.
 */
const byDigest = /^[a-z0-9][a-z0-9._\-/:]*@sha256:[0-9a-f]{64}$/

/**
 * Cache of clients' images within a quota, evicted least recently used first. Images of the owner are neither
 * removed nor counted.
 */
export class ImageCache {
  readonly #engine: Engine
  readonly #file: string
  readonly #quotaBytes: number
  /** Serialises changes, so that two tasks with the same image load it once. */
  #queue: Promise<unknown> = Promise.resolve()
  /** Hashes of archives by path, size and mtime, so that a large archive is not read again for each run. */
  readonly #hashes = new Map<string, string>()

  /** When each image was last seen: asking the engine at every start would take a fifth of the start time. */
  readonly #seenMs = new Map<string, number>()

  readonly #registries: ResolvePolicy

  constructor(engine: Engine, folder: string, quotaBytes: number, registries: ResolvePolicy = {}) {
    this.#engine = engine
    this.#file = path.join(folder, 'images.json')
    this.#quotaBytes = quotaBytes
    this.#registries = registries
  }

  /**
   * Ensures that an image is available. A rejection is the client's fault and returned as a value.
   *
   * @throws EXEC_HOST, EXEC_IMAGE_UNREACHABLE
   */
  ensure(source: ImageSource, signal?: AbortSignal): Promise<ImageResult> {
    const result = this.#queue.then(() => this.#ensure(source, signal))
    this.#queue = result.catch(() => {})
    return result
  }

  async #ensure(source: ImageSource, signal: AbortSignal | undefined): Promise<ImageResult> {
    if ('reference' in source) return this.#ensureReference(source.reference, signal)
    const { archive } = source
    const stats = await stat(archive).catch(() => undefined)
    if (stats === undefined || !stats.isFile()) return rejected(`the image archive ${archive} does not exist`)
    if (stats.size > this.#quotaBytes)
      return rejected(
        `the image archive has ${stats.size} bytes, more than the image quota of ${this.#quotaBytes}`,
      )

    const key = await this.#hashOf(archive, stats.size, stats.mtimeMs)
    const index = await this.#read()
    const known = Object.entries(index).find(([, entry]) => entry.archives.includes(key))?.[0]
    const present = known !== undefined && (this.#seenRecently(known) || (await this.#exists(known)))
    let imageId = known
    if (!present) {
      const loaded = await this.#load(archive, signal)
      if (!loaded.ok) return loaded
      imageId = loaded.imageId
    }
    if (source.imageId !== undefined && source.imageId !== imageId)
      return rejected(`the archive contains image ${imageId}, but the task names ${source.imageId}`)
    return this.#record(index, imageId!, key)
  }

  async #ensureReference(reference: string, signal: AbortSignal | undefined): Promise<ImageResult> {
    // Checked before the engine is asked: the engine would find the owner's own images by name, and a client
    // could read them.
    if (!byDigest.test(reference))
      return rejected(`${reference} does not name an image by digest: use name@sha256:…`)
    const index = await this.#read()
    const isPresent = await this.#exists(reference)
    if (!isPresent) {
      const limits = { maxBytes: this.#quotaBytes, folder: path.dirname(this.#file) }
      const pulled = await pullImage(this.#engine, reference, {
        ...this.#registries,
        limits,
        signal,
      })
      if (!pulled.ok) return { ok: false, reasons: [pulled.reason] }
    }
    const [facts] = JSON.parse(await engineCommand(this.#engine.kind, ['image', 'inspect', reference])) as [
      ImageFacts & { Id: string },
    ]
    const imageId = facts.Id.replace(/^sha256:/, '')
    if (!isPresent || index[imageId]) return this.#record(index, imageId, reference)
    // An image that the owner pulled may be run, but is not ours to remove.
    const reasons = imageProblems(facts, this.#quotaBytes)
    return reasons.length > 0 ? { ok: false, reasons } : { ok: true, imageId }
  }

  /**
   * Loads an archive under our own name only: a client must not replace an image that the owner refers to by
   * name.
   */
  async #load(archive: string, signal: AbortSignal | undefined): Promise<ImageResult> {
    const facts = await readImageArchive(archive, this.#quotaBytes, signal)
    if (!facts.ok) return rejected(facts.reason)
    const { names } = facts
    for (const name of names)
      if (await this.#exists(name))
        return rejected(`the archive uses the image name ${name}, which already exists on this machine`)
    let output: string
    try {
      output = await engineCommand(this.#engine.kind, ['load', '--quiet', '--input', archive], {
        timeoutMs: loadTimeoutMs,
        signal,
      })
    } catch (error) {
      if (signal?.aborted) throw error
      return rejected(`the image archive cannot be loaded: ${(error as Error).message}`)
    }
    const name = output
      .trim()
      .split('\n')
      .at(-1)!
      .replace(/^.*?: ?(?=\S+$)/, '')
      .trim()
    const id = (
      await engineCommand(this.#engine.kind, ['image', 'inspect', '--format', '{{.Id}}', name])
    ).trim()
    const imageId = id.replace(/^sha256:/, '')
    await engineCommand(this.#engine.kind, ['tag', imageId, ownName(imageId)])
    for (const tag of names) await engineCommand(this.#engine.kind, ['rmi', tag]).catch(() => {})
    return { ok: true, imageId }
  }

  async #record(index: Index, imageId: string, key: string): Promise<ImageResult> {
    if (!this.#seenRecently(imageId)) this.#seenMs.set(imageId, Date.now())
    const before = index[imageId]
    if (before?.archives.includes(key)) {
      before.lastUsedMs = Date.now()
      await this.#write(index)
      return { ok: true, imageId }
    }
    const [facts] = JSON.parse(await engineCommand(this.#engine.kind, ['image', 'inspect', imageId])) as [
      ImageFacts,
    ]
    const reasons = imageProblems(facts, this.#quotaBytes)
    if (reasons.length > 0) {
      await engineCommand(this.#engine.kind, ['rmi', '--force', imageId]).catch(() => {})
      return { ok: false, reasons }
    }
    index[imageId] = {
      bytes: facts.Size,
      lastUsedMs: Date.now(),
      archives: [...(before?.archives ?? []), key].slice(-16),
    }
    await this.#evict(index, imageId)
    await this.#write(index)
    return { ok: true, imageId }
  }

  async #evict(index: Index, protectedId: string): Promise<void> {
    const total = () => Object.values(index).reduce((sum, entry) => sum + entry.bytes, 0)
    const oldestFirst = Object.entries(index).sort(([, a], [, b]) => a.lastUsedMs - b.lastUsedMs)
    for (const [imageId] of oldestFirst) {
      if (total() <= this.#quotaBytes) return
      if (imageId === protectedId) continue
      const isOurs = (name: string) => name.replace(/:latest$/, '') === ownName(imageId)
      // The next load tries again to remove an image that is kept.
      if ((await removeImage(this.#engine, imageId, isOurs)) === 'kept') continue
      delete index[imageId]
      this.#seenMs.delete(imageId)
    }
  }

  #seenRecently(imageId: string): boolean {
    return Date.now() - (this.#seenMs.get(imageId) ?? 0) < recheckAfterMs
  }

  #exists(name: string): Promise<boolean> {
    return engineCommand(this.#engine.kind, ['image', 'inspect', '--format', '{{.Id}}', name]).then(
      () => true,
      () => false,
    )
  }

  async #hashOf(archive: string, size: number, mtimeMs: number): Promise<string> {
    const key = `${archive}\0${size}\0${mtimeMs}`
    const known = this.#hashes.get(key)
    if (known !== undefined) return known
    const hash = createHash('sha256')
    await pipeline(createReadStream(archive), hash)
    const digest = hash.digest('hex')
    if (this.#hashes.size > 1000) this.#hashes.clear()
    this.#hashes.set(key, digest)
    return digest
  }

  async #read(): Promise<Index> {
    const text = await readFile(this.#file, 'utf8').catch(() => '{}')
    return JSON.parse(text) as Index
  }

  async #write(index: Index): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true })
    const temporary = `${this.#file}.${randomUUID()}`
    await writeFile(temporary, JSON.stringify(index))
    await rename(temporary, this.#file)
  }
}

export type ImageFacts = {
  Architecture: string
  Os: string
  Size: number
  Config?: { Volumes?: Record<string, unknown> | null } | null
}

/** Returns all reasons why an image cannot run here. */
export function imageProblems(
  facts: ImageFacts,
  quotaBytes: number,
  arch: NodeJS.Architecture = process.arch,
): string[] {
  const reasons: string[] = []
  if (facts.Os !== 'linux') reasons.push(`the image is for ${facts.Os}, not for linux`)
  if (facts.Architecture !== architectures[arch])
    reasons.push(`the image is for ${facts.Architecture}, not for ${architectures[arch] ?? arch}`)
  if (facts.Size > quotaBytes)
    reasons.push(`the image has ${facts.Size} bytes, more than the image quota of ${quotaBytes}`)
  // No limit would cover the files that a program writes to a volume.
  if (Object.keys(facts.Config?.Volumes ?? {}).length > 0) reasons.push('the image declares volumes')
  return reasons
}

function ownName(imageId: string): string {
  return `localhost/muster/${imageId.slice(0, 32)}`
}

function rejected(reason: string): ImageResult {
  return { ok: false, reasons: [reason] }
}
