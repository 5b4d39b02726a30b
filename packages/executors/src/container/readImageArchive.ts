import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { exceededShape } from '@muster-network/core'
import { readTar, type TarMember } from './readTar.ts'

export type ArchiveFacts = { ok: true; names: string[] } | { ok: false; reason: string }

const maxMembers = 10_000
const maxManifestBytes = 2 ** 20
/** An image of a thousand layers, with annotations for each. */
const maxShape = { depth: 8, containers: 10_000, commas: 50_000 }
/** Each name is an image of this machine to look for and to remove again. */
const maxNames = 16

/**
 * Inspects an image archive before the engine loads it: which names it would create, and whether it unpacks
 * to at most `maxBytes`. A few kilobytes can unpack to more than the disk, and the engine would not stop.
 */
export async function readImageArchive(
  archive: string,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<ArchiveFacts> {
  const file = await open(archive)
  try {
    const members = await readTar(file, maxMembers)
    if (typeof members === 'string')
      return { ok: false, reason: `the image archive cannot be read: ${members}` }
    const names = await readNames(file, members)
    if (typeof names === 'string') return { ok: false, reason: names }
    let bytes = 0
    for (const member of members) {
      const unpacked = await unpackedSize(file, member, { archive, limit: maxBytes - bytes, signal })
      if (unpacked === undefined)
        return {
          ok: false,
          reason: `${member.name} has a compression that cannot be checked: use gzip, zstd or none`,
        }
      bytes += unpacked
      if (bytes > maxBytes) return { ok: false, reason: `the image unpacks to more than ${maxBytes} bytes` }
    }
    return { ok: true, names }
  } finally {
    await file.close()
  }
}

/** The names in manifest.json of a docker archive or in index.json of an OCI archive. */
async function readNames(file: FileHandle, members: TarMember[]): Promise<string[] | string> {
  const find = (name: string) => members.find((member) => member.name.replace(/^\.\//, '') === name)
  const docker = find('manifest.json')
  const member = docker ?? find('index.json')
  if (member === undefined) return 'the image archive has neither manifest.json nor index.json'
  if (member.size > maxManifestBytes)
    return `the manifest of the image archive is larger than ${maxManifestBytes} bytes`
  const { buffer } = await file.read(Buffer.alloc(member.size), 0, member.size, member.start)
  try {
    if (exceededShape(buffer, maxShape) !== undefined)
      return 'the manifest of the image archive describes more than an image'
    const json = JSON.parse(buffer.toString('utf8'))
    const images: { RepoTags?: string[] | null; annotations?: Record<string, string> }[] =
      docker === undefined ? json.manifests : json
    if (images.length !== 1) return `the image archive has ${images.length} images; exactly one is needed`
    const name = images[0]!.annotations?.['org.opencontainers.image.ref.name']
    const names = [...(images[0]!.RepoTags ?? []), ...(name === undefined ? [] : [name])].map(String)
    if (names.length > maxNames) return `the image archive has more than ${maxNames} names for its image`
    // Names become command arguments: one that begins with a dash would be an option.
    const invalid = names.find((name) => !/^[A-Za-z0-9][\w./:@+-]{0,511}$/.test(name))
    return invalid === undefined
      ? names
      : `${JSON.stringify(invalid.slice(0, 100))} is not a valid image name`
  } catch {
    return 'the manifest of the image archive cannot be parsed'
  }
}

/**
 * Size of a member once unpacked, counted up to `limit`; undefined for a compression that we cannot unpack.
 */
async function unpackedSize(
  file: FileHandle,
  { start, size }: TarMember,
  { archive, limit, signal }: { archive: string; limit: number; signal: AbortSignal | undefined },
): Promise<number | undefined> {
  const { buffer: magic } = await file.read(Buffer.alloc(4), 0, 4, start)
  const kind = magic.toString('hex')
  // bzip2 and xz
  if (size > 4 && (kind.startsWith('425a68') || kind === 'fd377a58')) return undefined
  const unpack = kind.startsWith('1f8b')
    ? createGunzip()
    : kind === '28b52ffd'
      ? createZstdDecompress()
      : undefined
  if (unpack === undefined || size <= 4) return size
  const packed = createReadStream(archive, { start, end: start + size - 1, ...(signal && { signal }) })
  // `pipe` does not forward errors: a failed read destroys the decompressor with the same error.
  packed.on('error', (error) => unpack.destroy(error))
  let bytes = 0
  try {
    for await (const chunk of packed.pipe(unpack) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limit) break
    }
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  } finally {
    packed.destroy()
    unpack.destroy()
  }
  return bytes
}
