import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { type BatchPrescription, MusterError } from '@muster-network/core'
import { type BlobId, packPath } from '@muster-network/p2p'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'

/** A part that was sealed: the folder, and the key that opens this part and no other. */
export type PackedPart = { blob: BlobId; key: Buffer }
/** Sealed under a name of its own: the task's id follows from what is in it. */
export type Packed = { draft: string; parts: PackedPart[] }

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
  if (!('wasm' in prescription.model))
    throw new MusterError('SPEC_UNSUPPORTED', 'only WebAssembly tasks can be posted so far', {
      hint: 'Use model: { wasm: … }.',
    })
  const draft = `draft-${randomBytes(16).toString('hex')}`
  context.kept.drafts.put(draft, { keys: [] })
  await mkdir(context.dir, { recursive: true })
  const staging = await mkdtemp(path.join(context.dir, 'pack-'))
  try {
    await copy(path.join(folder, prescription.model.wasm), path.join(staging, 'model.wasm'))
    await mkdir(path.join(staging, 'in'))
    if (prescription.data) {
      const source = path.join(folder, prescription.data.path)
      const isFolder = await stat(source).then(
        (found) => found.isDirectory(),
        () => false,
      )
      await copy(
        source,
        isFolder ? path.join(staging, 'in') : path.join(staging, 'in', path.basename(source)),
      )
    }
    const parts: PackedPart[] = []
    for (let part = 0; part < prescription.model.parts; part++) {
      const key = randomBytes(32)
      const keeping = { taskId: draft, owner: context.peer.peerId, released: false }
      parts.push({ key, blob: await packPath(staging, { store: context.blobs, key, keeping }) })
    }
    return { draft, parts }
  } catch (error) {
    await forgetDraft(context, draft)
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
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
