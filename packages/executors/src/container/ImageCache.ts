import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImageSource } from './ContainerProgram.ts'
import type { Engine } from './Engine.ts'
import { engineCommand } from './engineCommand.ts'
import { pullImage, type RegistryReach } from './pullImage.ts'
import { readImageArchive } from './readImageArchive.ts'

type Entry = { bytes: number; lastUsedMs: number; archives: string[] }
type Index = Record<string, Entry>
type Found = { ok: true; imageId: string } | { ok: false; reasons: string[] }

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' }
const loadTimeoutMs = 600_000
const seenForMs = 60_000
/** Only who has an image, or was told of it, knows its digest; names can be guessed. */
const byDigest = /^[a-z0-9][a-z0-9._\-/:]*@sha256:[0-9a-f]{64}$/

/**
 * The images of strangers that this machine keeps, never more than a quota; the longest unused go first. Images of the
 * owner are neither touched nor counted.
 */
export class ImageCache {
  readonly #engine: Engine
  readonly #file: string
  readonly #quotaBytes: number
  /** One change at a time, so that two tasks with one image load it once. */
  #turn: Promise<unknown> = Promise.resolve()
  /** Hashes of archives by path, size and time: a large one is not read again for each run. */
  readonly #hashes = new Map<string, string>()

  /** When each image was last seen: asking the engine for every start would cost a fifth of it. */
  readonly #seenMs = new Map<string, number>()

  readonly #reach: RegistryReach

  constructor(engine: Engine, folder: string, quotaBytes: number, reach: RegistryReach = {}) {
    this.#engine = engine
    this.#file = path.join(folder, 'images.json')
    this.#quotaBytes = quotaBytes
    this.#reach = reach
  }

  /** Makes sure of an image; a refusal is the client's fault and comes as a value. @throws EXEC_HOST, EXEC_IMAGE_UNREACHABLE */
  ensure(source: ImageSource, signal?: AbortSignal): Promise<Found> {
    const turn = this.#turn.then(() => this.#ensure(source, signal))
    this.#turn = turn.catch(() => {})
    return turn
  }

  async #ensure(source: ImageSource, signal: AbortSignal | undefined): Promise<Found> {
    if ('reference' in source) return this.#ensureReference(source.reference, signal)
    const { archive } = source
    const found = await stat(archive).catch(() => undefined)
    if (found === undefined || !found.isFile()) return refused(`the image archive ${archive} is missing`)
    if (found.size > this.#quotaBytes)
      return refused(`the image archive is larger than the ${this.#quotaBytes} bytes kept for images`)

    const key = await this.#hashOf(archive, found.size, found.mtimeMs)
    const index = await this.#read()
    const known = Object.entries(index).find(([, entry]) => entry.archives.includes(key))?.[0]
    const present = known !== undefined && (this.#seenLately(known) || (await this.#exists(known)))
    let imageId = known
    if (!present) {
      const loaded = await this.#load(archive, signal)
      if (!loaded.ok) return loaded
      imageId = loaded.imageId
    }
    if (source.imageId !== undefined && source.imageId !== imageId)
      return refused(`the archive holds image ${imageId}, not the ${source.imageId} that the task names`)
    return this.#keep(index, imageId!, key)
  }

  async #ensureReference(reference: string, signal: AbortSignal | undefined): Promise<Found> {
    // before the engine is asked: it would find the owner's own images by their names, and a stranger could read them
    if (!byDigest.test(reference))
      return refused(`${reference} does not name an image by digest (name@sha256:…)`)
    const index = await this.#read()
    const isHere = await this.#exists(reference)
    if (!isHere) {
      const limits = { mostBytes: this.#quotaBytes, folder: path.dirname(this.#file) }
      const pulled = await pullImage(this.#engine, reference, this.#reach, limits, signal)
      if (!pulled.ok) return { ok: false, reasons: [pulled.reason] }
    }
    const [about] = JSON.parse(await engineCommand(this.#engine.kind, ['image', 'inspect', reference])) as [
      ImageFacts & { Id: string },
    ]
    const imageId = about.Id.replace(/^sha256:/, '')
    if (!isHere || index[imageId]) return this.#keep(index, imageId, reference)
    // what the owner pulled for other ends may be run, and is not ours to remove
    const reasons = refuseImage(about, this.#quotaBytes)
    return reasons.length > 0 ? { ok: false, reasons } : { ok: true, imageId }
  }

  /** Loads an archive under no name but ours: a stranger must not replace what the owner calls by a name. */
  async #load(archive: string, signal: AbortSignal | undefined): Promise<Found> {
    const about = await readImageArchive(archive, this.#quotaBytes, signal)
    if (!about.ok) return refused(about.reason)
    const { names } = about
    for (const name of names)
      if (await this.#exists(name))
        return refused(`the archive claims the name ${name}, which this machine uses already`)
    let said: string
    try {
      said = await engineCommand(this.#engine.kind, ['load', '--quiet', '--input', archive], {
        timeoutMs: loadTimeoutMs,
        signal,
      })
    } catch (error) {
      if (signal?.aborted) throw error
      return refused(`the image archive cannot be loaded: ${(error as Error).message}`)
    }
    const name = said
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
    for (const given of names) await engineCommand(this.#engine.kind, ['rmi', given]).catch(() => {})
    return { ok: true, imageId }
  }

  async #keep(index: Index, imageId: string, key: string): Promise<Found> {
    if (!this.#seenLately(imageId)) this.#seenMs.set(imageId, Date.now())
    const before = index[imageId]
    if (before?.archives.includes(key)) {
      before.lastUsedMs = Date.now()
      await this.#write(index)
      return { ok: true, imageId }
    }
    const [about] = JSON.parse(await engineCommand(this.#engine.kind, ['image', 'inspect', imageId])) as [
      ImageFacts,
    ]
    const reasons = refuseImage(about, this.#quotaBytes)
    if (reasons.length > 0) {
      await engineCommand(this.#engine.kind, ['rmi', '--force', imageId]).catch(() => {})
      return { ok: false, reasons }
    }
    index[imageId] = {
      bytes: about.Size,
      lastUsedMs: Date.now(),
      archives: [...(before?.archives ?? []), key].slice(-16),
    }
    await this.#evict(index, imageId)
    await this.#write(index)
    return { ok: true, imageId }
  }

  async #evict(index: Index, keep: string): Promise<void> {
    const total = () => Object.values(index).reduce((sum, entry) => sum + entry.bytes, 0)
    const oldestFirst = Object.entries(index).sort(([, a], [, b]) => a.lastUsedMs - b.lastUsedMs)
    for (const [imageId] of oldestFirst) {
      if (total() <= this.#quotaBytes) return
      if (imageId === keep) continue
      // An image in use stays: the engine refuses to remove it, and the next load tries again.
      const gone = await engineCommand(this.#engine.kind, ['rmi', imageId]).then(
        () => true,
        () => false,
      )
      if (gone || !(await this.#exists(imageId))) {
        delete index[imageId]
        this.#seenMs.delete(imageId)
      }
    }
  }

  #seenLately(imageId: string): boolean {
    return Date.now() - (this.#seenMs.get(imageId) ?? 0) < seenForMs
  }

  #exists(name: string): Promise<boolean> {
    return engineCommand(this.#engine.kind, ['image', 'inspect', '--format', '{{.Id}}', name]).then(
      () => true,
      () => false,
    )
  }

  async #hashOf(archive: string, size: number, mtimeMs: number): Promise<string> {
    const seen = `${archive}\0${size}\0${mtimeMs}`
    const known = this.#hashes.get(seen)
    if (known !== undefined) return known
    const hash = createHash('sha256')
    await pipeline(createReadStream(archive), hash)
    const digest = hash.digest('hex')
    if (this.#hashes.size > 1000) this.#hashes.clear()
    this.#hashes.set(seen, digest)
    return digest
  }

  async #read(): Promise<Index> {
    const text = await readFile(this.#file, 'utf8').catch(() => '{}')
    return JSON.parse(text) as Index
  }

  async #write(index: Index): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true })
    const made = `${this.#file}.${randomUUID()}`
    await writeFile(made, JSON.stringify(index))
    await rename(made, this.#file)
  }
}

export type ImageFacts = {
  Architecture: string
  Os: string
  Size: number
  Config?: { Volumes?: Record<string, unknown> | null } | null
}

/** Everything about an image that keeps it from running here. */
export function refuseImage(
  about: ImageFacts,
  quotaBytes: number,
  arch: NodeJS.Architecture = process.arch,
): string[] {
  const reasons: string[] = []
  if (about.Os !== 'linux') reasons.push(`the image is for ${about.Os}, not for linux`)
  if (about.Architecture !== architectures[arch])
    reasons.push(`the image is for ${about.Architecture}, not for ${architectures[arch] ?? arch}`)
  if (about.Size > quotaBytes)
    reasons.push(`the image has ${about.Size} bytes, more than the ${quotaBytes} kept for images`)
  // A volume would be a place to write that no limit covers.
  if (Object.keys(about.Config?.Volumes ?? {}).length > 0) reasons.push('the image declares volumes')
  return reasons
}

function ownName(imageId: string): string {
  return `localhost/muster/${imageId.slice(0, 32)}`
}

function refused(reason: string): Found {
  return { ok: false, reasons: [reason] }
}
