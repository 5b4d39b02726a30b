import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { type BatchPrescription, MusterError } from '@muster-network/core'
import { type BlobId, packPath } from '@muster-network/p2p'
import { sha256Of } from '../../copies/sha256Of.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

/** A part that was sealed: the folder, and the key that opens this part and no other. */
export type PackedPart = { blob: BlobId; key: Buffer }
/** Sealed under a name of its own: the task's id follows from what is in it. */
export type Packed = {
  draft: string
  parts: PackedPart[]
  /** Of the client's own equivalence function, where copies are compared by one. */
  judgeHash?: string
}

type Packing = Pick<ClientContext, 'blobs' | 'dir' | 'peer' | 'kept' | 'keys'>

/**
 * Seals the program and the data of each part under a key of its own, so that no executor can open another's share.
 *
 * @throws SPEC_UNREADABLE when a file has gone since the task was checked
 */
export async function packTask(
  context: Packing,
  { prescription, folder }: { prescription: BatchPrescription; folder: string },
): Promise<Packed> {
  const draft = `draft-${randomBytes(16).toString('hex')}`
  context.kept.drafts.put(draft, { keys: [] })
  await mkdir(context.dir, { recursive: true })
  const staging = await mkdtemp(path.join(context.dir, 'pack-'))
  try {
    for (const [name, source] of programFiles(prescription))
      await copy(path.join(folder, source), path.join(staging, name))
    const inputDir = path.join(staging, partFiles.data)
    await mkdir(inputDir)
    const isSplit = prescription.data?.split === 'byEntry'
    if (prescription.data && !isSplit) {
      const source = path.join(folder, prescription.data.path)
      const isFolder = await stat(source).then(
        (found) => found.isDirectory(),
        () => false,
      )
      await copy(
        source,
        isFolder
          ? path.join(staging, partFiles.data)
          : path.join(staging, partFiles.data, path.basename(source)),
      )
    }
    const parts: PackedPart[] = []
    for (let part = 0; part < prescription.model.parts; part++) {
      const key = randomBytes(32)
      if (isSplit)
        await layShare(path.join(folder, prescription.data!.path), inputDir, part, prescription.model.parts)
      const keeping = { taskId: draft, owner: context.peer.peerId, released: false }
      parts.push({ key, blob: await packPath(staging, { store: context.blobs, key, keeping }) })
    }
    const judge = path.join(staging, partFiles.equivalence)
    return { draft, parts, ...(existsSync(judge) && { judgeHash: await sha256Of(judge) }) }
  } catch (error) {
    await forgetDraft(context, draft)
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The share of one part: another's never lies in the folder that its key opens. */
async function layShare(source: string, target: string, part: number, parts: number): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  for (const name of shareOf(await readdir(source), part, parts))
    await copy(path.join(source, name), path.join(target, name))
}

/** Entries, sorted by name, are dealt to the parts in turn. */
export function shareOf(entries: readonly string[], part: number, parts: number): string[] {
  return entries.toSorted().filter((_, i) => i % parts === part)
}

/** What is sent beside the data, by its name in a part's folder: an image that a registry has is not. */
function programFiles({ model, check, equivalence }: BatchPrescription): [name: string, source: string][] {
  const files: [string, string][] = []
  if ('wasm' in model) files.push([partFiles.wasm, model.wasm])
  if ('archive' in model) files.push([partFiles.image, model.archive])
  if (check.how === 'checker') files.push([partFiles.checker, check.wasm])
  // executors do not need it; they show it to those who judge their copies
  if (check.how === 'redundant' && equivalence !== 'bytes' && equivalence.how === 'wasm')
    files.push([partFiles.equivalence, equivalence.path])
  return files
}

/** Gives what was packed the name of its task. The keys are on disk before the task is recorded. */
export async function nameTask(context: Packing, packed: Packed, taskId: Hex): Promise<void> {
  const { blobs, keys, kept, peer } = context
  const names = packed.parts.map((_, part) => `${taskId}/${part}`)
  kept.drafts.put(packed.draft, { keys: names })
  for (const [part, { blob, key }] of packed.parts.entries()) {
    await keys.put(names[part]!, key)
    await blobs.keepFor(blob, { taskId, owner: peer.peerId, released: false })
  }
}

/** The draft became a task: only its name goes. */
export async function closeDraft({ blobs, kept }: Packing, draft: string): Promise<void> {
  await blobs.removeTask(draft)
  kept.drafts.remove(draft)
}

/** The draft never became a task: everything of it goes. */
export async function forgetDraft(context: Packing, draft: string): Promise<void> {
  const { keys, kept, blobs } = context
  for (const name of kept.drafts.get(draft)?.keys ?? []) {
    await keys.destroy(name)
    await blobs.removeTask(name.slice(0, name.lastIndexOf('/')))
  }
  await closeDraft(context, draft)
}

/** Everything that is here of a task that was never posted. */
export async function forgetTask({ keys, blobs }: Packing, { taskId, terms }: ClientTask): Promise<void> {
  for (let part = 0; part < terms.parts; part++) await keys.destroy(`${taskId}/${part}`)
  await blobs.removeTask(taskId)
}

async function copy(source: string, target: string): Promise<void> {
  try {
    await cp(source, target, { recursive: true, errorOnExist: false, dereference: false })
  } catch (cause) {
    throw new MusterError('SPEC_UNREADABLE', `${source} cannot be packed`, { cause })
  }
}
