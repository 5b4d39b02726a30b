import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { type BatchPrescription, MusterError } from '@muster-network/core'
import { type BlobId, packPath } from '@muster-network/p2p'
import { pathInside } from '../../pathInside.ts'
import { sha256Of } from '../../replicas/sha256Of.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

/** A sealed part: its folder, and the key that opens only this part. */
export type PackedPart = { blob: BlobId; key: Buffer }
/** Name of the draft: the task's id depends on the packed content. */
export type Packed = {
  draft: string
  parts: PackedPart[]
  /** Hash of the client's own equivalence function, if the task has one. */
  comparatorHash?: string
}

type Packing = Pick<ClientContext, 'blobs' | 'dir' | 'peer' | 'records' | 'keys'>

/**
 * Seals the program and the data of each part under its own key, so that no executor can open the data of another part.
 *
 * @throws SPEC_UNREADABLE when a file has gone since the task was checked
 */
export async function packTask(
  context: Packing,
  { prescription, folder }: { prescription: BatchPrescription; folder: string },
): Promise<Packed> {
  const draft = `draft-${randomBytes(16).toString('hex')}`
  context.records.drafts.put(draft, { keys: [] })
  await mkdir(context.dir, { recursive: true })
  const staging = await mkdtemp(path.join(context.dir, 'pack-'))
  try {
    for (const [name, source] of programFiles(prescription))
      await copy(fileOfTask(folder, source), path.join(staging, name))
    const inputDir = path.join(staging, partFiles.data)
    await mkdir(inputDir)
    const isSplit = prescription.data?.split === 'byEntry'
    if (!isSplit) await layInput(prescription, folder, inputDir, 0)
    const parts: PackedPart[] = []
    for (let part = 0; part < prescription.model.parts; part++) {
      const key = randomBytes(32)
      if (isSplit) await layInput(prescription, folder, inputDir, part)
      const pin = { taskId: draft, owner: context.peer.peerId, released: false }
      parts.push({ key, blob: await packPath(staging, { store: context.blobs, key, pin }) })
    }
    const judge = path.join(staging, partFiles.equivalence)
    return { draft, parts, ...(existsSync(judge) && { comparatorHash: await sha256Of(judge) }) }
  } catch (error) {
    await forgetDraft(context, draft)
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Copies the input of a part into an existing folder. @throws SPEC_UNREADABLE */
export async function layInput(
  { data, model }: Pick<BatchPrescription, 'data' | 'model'>,
  folder: string,
  target: string,
  part: number,
): Promise<void> {
  if (!data) return
  const source = fileOfTask(folder, data.path)
  if (data.split === 'byEntry') return layShare(source, target, part, model.parts)
  const isFolder = await stat(source).then(
    (found) => found.isDirectory(),
    () => false,
  )
  await copy(source, isFolder ? target : path.join(target, path.basename(source)))
}

/** Packs one part. Its folder never contains data of another part. */
async function layShare(source: string, target: string, part: number, parts: number): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  for (const name of shareOf(await readdir(source), part, parts))
    await copy(path.join(source, name), path.join(target, name))
}

/** Deals entries, sorted by name, to the parts round-robin. */
export function shareOf(entries: readonly string[], part: number, parts: number): string[] {
  return entries.toSorted().filter((_, i) => i % parts === part)
}

/** Returns the program files by their names in a part's folder. An image in a registry is not packed. */
function programFiles({ model, check, equivalence }: BatchPrescription): [name: string, source: string][] {
  const files: [string, string][] = []
  if ('wasm' in model) files.push([partFiles.wasm, model.wasm])
  if ('archive' in model) files.push([partFiles.image, model.archive])
  if (check.how === 'checker') files.push([partFiles.checker, check.wasm])
  // executors serve it to the jurors of their replicas
  if (check.how === 'redundant' && equivalence !== 'bytes' && equivalence.how === 'wasm')
    files.push([partFiles.equivalence, equivalence.path])
  return files
}

/** Renames the packed draft to its task. The keys are on disk before the task is recorded. */
export async function nameTask(context: Packing, packed: Packed, taskId: Hex): Promise<void> {
  const { blobs, keys, records, peer } = context
  const names = packed.parts.map((_, part) => `${taskId}/${part}`)
  records.drafts.put(packed.draft, { keys: names })
  for (const [part, { blob, key }] of packed.parts.entries()) {
    await keys.put(names[part]!, key)
    await blobs.pin(blob, { taskId, owner: peer.peerId, released: false })
  }
}

/** Removes the draft's record after it became a task. */
export async function closeDraft({ blobs, records }: Packing, draft: string): Promise<void> {
  await blobs.removeTask(draft)
  records.drafts.remove(draft)
}

/** Deletes a draft that never became a task. */
export async function forgetDraft(context: Packing, draft: string): Promise<void> {
  const { keys, records, blobs } = context
  for (const name of records.drafts.get(draft)?.keys ?? []) {
    await keys.destroy(name)
    await blobs.removeTask(name.slice(0, name.lastIndexOf('/')))
  }
  await closeDraft(context, draft)
}

/** Deletes the data of a task that was never posted. */
export async function forgetTask({ keys, blobs }: Packing, { taskId, terms }: ClientTask): Promise<void> {
  for (let part = 0; part < terms.parts; part++) await keys.destroy(`${taskId}/${part}`)
  await blobs.removeTask(taskId)
}

/**
 * Returns a file that a task names beside its task file. A link that leads out of the folder would send files of this
 * machine to strangers. @throws SPEC_UNREADABLE
 */
function fileOfTask(folder: string, name: string): string {
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
