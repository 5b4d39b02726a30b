import { setImmediate } from 'node:timers/promises'
import { MusterError, parseUntrusted, unsafePathReason } from '@muster-network/core'
import { z } from 'zod'
import { parseJson } from '../wire/json.ts'
import { entriesOf } from './manifestText.ts'

/**
 * Counts files and the folders that their paths imply: a path of a thousand letters can imply five hundred
 * folders. As many as a result may have; more files belong in an archive.
 */
export const maxEntries = 100_000
const maxPath = 1024
/** Entries that are checked before other work has its turn: some milliseconds. */
const entriesAtOnce = 500

export const ManifestFile = z.strictObject({
  path: z.string().max(maxPath),
  bytes: z.int().nonnegative(),
  executable: z.boolean(),
})

/**
 * The files of a directory blob, in the order of their data. The manifest is sealed like the data, because
 * file names are private too.
 */
export type Manifest = { version: 1; files: z.infer<typeof ManifestFile>[] }

/** The size limit of a manifest: an escaped character takes six bytes. */
export function maxManifestBytes(limit: number): number {
  return Math.min(64 << 20, 1024 + limit * (6 * maxPath + 128))
}

export function encodeManifest({ version, files }: Manifest): Buffer {
  return Buffer.from(
    JSON.stringify({
      version,
      files: files.map(({ path, bytes, executable }) => ({ path, bytes, executable })),
    }),
  )
}

/**
 * Decodes a manifest while other work goes on. Throws NET_BLOB_UNSAFE at the first entry that is wrong or whose path
 * leaves the folder that the blob is unpacked into, and NET_BLOB_TOO_LARGE for more than `limit` files and folders,
 * before anything is built for the entries behind it.
 */
export async function decodeManifest(
  bytes: Uint8Array,
  { limit = maxEntries, signal }: { limit?: number; signal?: AbortSignal | undefined } = {},
): Promise<Manifest> {
  const steps = decodeInSteps(bytes, limit)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
    signal?.throwIfAborted()
  }
}

function* decodeInSteps(bytes: Uint8Array, limit: number): Generator<void, Manifest> {
  const manifest: Manifest = { version: 1, files: [] }
  const files = new Set<string>()
  const folders = new Set<string>()
  let work = 0
  for (const text of entriesOf(bytes, 6 * maxPath + 128)) {
    if (text === undefined) throw unsafe('the manifest does not match its schema')
    const file = parseUntrusted(ManifestFile, parseOrUnsafe(text)).data
    if (!file) throw unsafe('the manifest does not match its schema')
    const reason = unsafePathReason(file.path)
    if (reason !== undefined) throw unsafe(`${reason} in ${JSON.stringify(file.path.slice(0, 100))}`)
    if (files.has(file.path)) throw unsafe(`${JSON.stringify(file.path)} appears twice`)
    if (folders.has(file.path)) throw unsafe(`${JSON.stringify(file.path)} is a file and a folder`)
    files.add(file.path)
    for (let at = file.path.lastIndexOf('/'); at !== -1; at = file.path.lastIndexOf('/', at - 1)) {
      const folder = file.path.slice(0, at)
      if (folders.has(folder)) break
      if (files.has(folder)) throw unsafe(`${JSON.stringify(folder)} is a file and a folder`)
      folders.add(folder)
      work++
    }
    if (files.size + folders.size > limit) throw tooLarge(limit)
    manifest.files.push(file)
    // a long path takes as long as several short ones
    work += 1 + text.length / 256
    if (work >= entriesAtOnce) {
      work = 0
      yield
    }
  }
  return manifest
}

function parseOrUnsafe(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes, 'the manifest')
  } catch (cause) {
    throw new MusterError('NET_BLOB_UNSAFE', 'the manifest does not match its schema', { cause })
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
