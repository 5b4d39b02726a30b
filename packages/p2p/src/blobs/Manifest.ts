import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { parseJson } from '../wire/json.ts'

/** Files and the folders that they lie in: a path of a thousand letters can name five hundred of these. */
const maxEntries = 1_000_000

/** What a directory blob holds, in the order of its data. Sealed like the rest: names of files are data too. */
export const Manifest = z.strictObject({
  version: z.literal(1),
  files: z
    .array(
      z.strictObject({ path: z.string().max(1024), bytes: z.int().nonnegative(), executable: z.boolean() }),
    )
    .max(maxEntries),
})
export type Manifest = z.infer<typeof Manifest>

export const maxManifestBytes = 64 << 20

/** Throws NET_BLOB_UNSAFE unless every path stays below the folder it is unpacked into. */
export function decodeManifest(bytes: Uint8Array, most = maxEntries): Manifest {
  const parsed = Manifest.safeParse(parseOrUnsafe(bytes))
  if (!parsed.success) throw unsafe('the manifest does not follow its schema')
  const files = new Set<string>()
  for (const { path } of parsed.data.files) {
    const reason = whyUnsafe(path)
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
      if (files.size + folders.size > most) throw unsafe(`more than ${most} files and folders`)
    }
  }
  return parsed.data
}

/** Why a path must not be written: undefined when it may. Windows' rules count too, since providers run it. */
export function whyUnsafe(path: string): string | undefined {
  if (path === '') return 'an empty path'
  if (path.includes('\\') || path.includes(':')) return 'a backslash or colon'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'a control character'
  for (const segment of path.split('/')) {
    if (segment === '') return 'an absolute path or an empty segment'
    if (segment === '.' || segment === '..') return 'a relative segment'
    if (Buffer.byteLength(segment) > 255) return 'a name that is too long'
  }
  return undefined
}

function parseOrUnsafe(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes, 'the manifest')
  } catch (cause) {
    throw new MusterError('NET_BLOB_UNSAFE', 'the blob has no manifest', { cause })
  }
}

function unsafe(reason: string): MusterError {
  return new MusterError('NET_BLOB_UNSAFE', `directory blob refused: ${reason}`)
}
