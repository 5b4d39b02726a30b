import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { readTar, type TarMember } from './readTar.ts'

export type ArchiveFacts = { ok: true; names: string[] } | { ok: false; reason: string }

const mostMembers = 10_000
const mostManifestBytes = 2 ** 20

/**
 * Looks into an image archive before the engine does: which names loading it would give, and whether it unpacks to no
 * more than `mostBytes`. A few kilobytes can unpack to more than the disk holds, and the engine would not stop.
 */
export async function readImageArchive(
  archive: string,
  mostBytes: number,
  signal?: AbortSignal,
): Promise<ArchiveFacts> {
  const file = await open(archive)
  try {
    const members = await readTar(file, mostMembers)
    if (typeof members === 'string')
      return { ok: false, reason: `the image archive cannot be read: ${members}` }
    const names = await readNames(file, members)
    if (typeof names === 'string') return { ok: false, reason: names }
    let bytes = 0
    for (const member of members) {
      const unpacked = await unpackedSize(archive, file, member, mostBytes - bytes, signal)
      if (unpacked === undefined)
        return { ok: false, reason: `${member.name} is packed in a way that cannot be checked` }
      bytes += unpacked
      if (bytes > mostBytes) return { ok: false, reason: `the image unpacks to more than ${mostBytes} bytes` }
    }
    return { ok: true, names }
  } finally {
    await file.close()
  }
}

/** The names in a docker archive's manifest.json or an OCI archive's index.json. */
async function readNames(file: FileHandle, members: TarMember[]): Promise<string[] | string> {
  const find = (name: string) => members.find((member) => member.name.replace(/^\.\//, '') === name)
  const docker = find('manifest.json')
  const member = docker ?? find('index.json')
  if (member === undefined) return 'the image archive has neither manifest.json nor index.json'
  if (member.size > mostManifestBytes) return 'the list of images in the archive is too long'
  const { buffer } = await file.read(Buffer.alloc(member.size), 0, member.size, member.start)
  try {
    const json = JSON.parse(buffer.toString('utf8'))
    const images: { RepoTags?: string[] | null; annotations?: Record<string, string> }[] =
      docker === undefined ? json.manifests : json
    if (images.length !== 1) return `the image archive holds ${images.length} images instead of one`
    const name = images[0]!.annotations?.['org.opencontainers.image.ref.name']
    const names = [...(images[0]!.RepoTags ?? []), ...(name === undefined ? [] : [name])].map(String)
    // they become words of commands: one that begins with a dash would be an order
    const odd = names.find((each) => !/^[A-Za-z0-9][\w./:@+-]{0,511}$/.test(each))
    return odd === undefined ? names : `${JSON.stringify(odd.slice(0, 100))} is no name of an image`
  } catch {
    return 'the list of images in the archive cannot be read'
  }
}

/** How large a member is once unpacked, counted no further than `enough`; undefined for a packing that we cannot undo. */
async function unpackedSize(
  archive: string,
  file: FileHandle,
  { start, size }: TarMember,
  enough: number,
  signal: AbortSignal | undefined,
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
  // `pipe` passes no errors on: a broken read ends the unpacking with the same error.
  packed.on('error', (error) => unpack.destroy(error))
  let bytes = 0
  try {
    for await (const chunk of packed.pipe(unpack) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > enough) break
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
