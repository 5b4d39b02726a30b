import { MusterError, parseUntrusted, unsafePathReason } from '@muster-network/core'
import { z } from 'zod'
import { parseJson } from '../wire/json.ts'
import { exceededShape } from '../wire/jsonShape.ts'

/**
 * Counts files and the folders that their paths imply: a path of a thousand letters can imply five hundred
 * folders.
 */
export const maxEntries = 1_000_000
const maxPath = 1024

/**
 * The files of a directory blob, in the order of their data. The manifest is sealed like the data, because
 * file names are private too.
 */
export const Manifest = z.strictObject({
  version: z.literal(1),
  files: z
    .array(
      z.strictObject({
        path: z.string().max(maxPath),
        bytes: z.int().nonnegative(),
        executable: z.boolean(),
      }),
    )
    .max(maxEntries),
})
export type Manifest = z.infer<typeof Manifest>

/** The size limit of a manifest: an escaped character takes six bytes. */
export function maxManifestBytes(limit: number): number {
  return Math.min(64 << 20, 1024 + limit * (6 * maxPath + 128))
}

/**
 * Throws NET_BLOB_UNSAFE unless every path stays inside the folder that the blob is unpacked into, and
 * NET_BLOB_TOO_LARGE for more than `limit` files and folders, before anything is built for them.
 */
export function decodeManifest(bytes: Uint8Array, limit = maxEntries): Manifest {
  const exceeded = exceededShape(bytes, { depth: 3, containers: limit + 2, commas: 3 * limit + 1 })
  if (exceeded === 'containers') throw tooLarge(limit)
  if (exceeded !== undefined) throw unsafe('the manifest does not match its schema')
  const parsed = parseUntrusted(Manifest, parseOrUnsafe(bytes))
  if (!parsed.success) throw unsafe('the manifest does not match its schema')
  const files = new Set<string>()
  for (const { path } of parsed.data.files) {
    const reason = unsafePathReason(path)
    if (reason !== undefined) throw unsafe(`${reason} in ${JSON.stringify(path.slice(0, 100))}`)
    if (files.has(path)) throw unsafe(`${JSON.stringify(path)} appears twice`)
    files.add(path)
  }
  const folders = new Set<string>()
  for (const path of files) {
    for (let at = path.lastIndexOf('/'); at !== -1; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at)
      if (folders.has(folder)) break
      if (files.has(folder)) throw unsafe(`${JSON.stringify(folder)} is a file and a folder`)
      folders.add(folder)
      if (files.size + folders.size > limit) throw tooLarge(limit)
    }
  }
  return parsed.data
}

function parseOrUnsafe(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes, 'the manifest')
  } catch (cause) {
    throw new MusterError('NET_BLOB_UNSAFE', 'the blob has no manifest', { cause })
  }
}

function tooLarge(limit: number): MusterError {
  return new MusterError(
    'NET_BLOB_TOO_LARGE',
    `directory blob refused: more than ${limit} files and folders`,
    {
      details: { limit: 'maxEntries', maxEntries: limit },
    },
  )
}

function unsafe(reason: string): MusterError {
  return new MusterError('NET_BLOB_UNSAFE', `directory blob refused: ${reason}`)
}
