import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { MusterError, type StreamPrescription } from '@muster-network/core'
import { type BlobId, packPath } from '@muster-network/p2p'
import { pathInside } from '../../../pathInside.ts'
import { serviceFiles } from '../../../task/StreamManifest.ts'
import type { ClientContext } from '../../ClientContext.ts'

export type PackedService = {
  blob: BlobId
  /** The name of the key that opens the blob; it is on disk. */
  keyName: string
  tokenizerDir?: string
}

type Packing = Pick<ClientContext, 'blobs' | 'dir' | 'peer' | 'keys'>

/**
 * Seals the program of a stream, its tokenizer, its data and its equivalence as one folder under a key of its own. `pinName` holds the
 * blob.
 *
 * @throws SPEC_UNREADABLE when a file is missing or leads out of the folder
 */
export async function packService(
  context: Packing,
  { prescription, folder, pinName }: { prescription: StreamPrescription; folder: string; pinName: string },
): Promise<PackedService> {
  await mkdir(context.dir, { recursive: true })
  const staging = await mkdtemp(path.join(context.dir, 'pack-'))
  try {
    for (const [name, source] of sourcesOf(prescription)) {
      const file = sourceFile(folder, source)
      if (name === serviceFiles.data) await layData(file, path.join(staging, name))
      else await copy(file, path.join(staging, name))
    }
    const key = randomBytes(32)
    const keyName = `${pinName}/${randomBytes(8).toString('hex')}`
    await context.keys.put(keyName, key)
    const pin = { taskId: pinName, owner: context.peer.peerId, released: false }
    const blob = await packPath(staging, { store: context.blobs, key, pin })
    const { tokenizer } = prescription
    if (tokenizer === undefined) return { blob, keyName }
    const tokenizerDir = path.join(context.dir, 'tokenizers', keyName.replace('/', '-'))
    await mkdir(path.dirname(tokenizerDir), { recursive: true })
    await rename(path.join(staging, serviceFiles.tokenizer), tokenizerDir)
    return { blob, keyName, tokenizerDir }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Deletes a packed service that no stream uses any more. */
export async function forgetService(
  { keys, blobs }: Pick<Packing, 'keys' | 'blobs'>,
  pinName: string,
  revisions: readonly Pick<PackedService, 'keyName' | 'tokenizerDir'>[],
): Promise<void> {
  for (const { keyName, tokenizerDir } of revisions) {
    await keys.destroy(keyName)
    if (tokenizerDir !== undefined) await rm(tokenizerDir, { recursive: true, force: true })
  }
  await blobs.removeTask(pinName)
}

/** Returns the files of a service by their names in its folder. An image in a registry is not packed. */
function sourcesOf(prescription: StreamPrescription): [name: string, source: string][] {
  const { model, equivalence, data, tokenizer } = prescription
  const sources: [string, string][] = []
  if ('wasm' in model) sources.push([serviceFiles.wasm, model.wasm])
  if ('archive' in model) sources.push([serviceFiles.image, model.archive])
  if (tokenizer !== undefined) sources.push([serviceFiles.tokenizer, tokenizer])
  if (typeof equivalence === 'object' && equivalence.how === 'wasm')
    sources.push([serviceFiles.equivalence, equivalence.path])
  if (data) sources.push([serviceFiles.data, data.path])
  return sources
}

/** A file of data lies in the folder of the data, like the entries of a folder do. */
async function layData(source: string, target: string): Promise<void> {
  const isFolder = await stat(source).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) await mkdir(target, { recursive: true })
  await copy(source, isFolder ? target : path.join(target, path.basename(source)))
}

/** Returns a file beside the task file. A link that leads out of the folder would send files of this machine to strangers. */
function sourceFile(folder: string, name: string): string {
  if (name === '.') return folder
  const inside = pathInside(folder, name)
  if (!inside.ok) throw new MusterError('SPEC_UNREADABLE', `${name} cannot be packed: ${inside.reason}`)
  return inside.file
}

async function copy(source: string, target: string): Promise<void> {
  try {
    await cp(source, target, { recursive: true, errorOnExist: false, dereference: false })
  } catch (cause) {
    throw new MusterError('SPEC_UNREADABLE', `${source} cannot be packed`, { cause })
  }
}
