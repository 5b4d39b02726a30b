import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type BatchPrescription, MusterError } from '@muster-network/core'
import { type BlobId, packPath } from '@muster-network/p2p'
import type { RoleContext } from '../../role/RoleContext.ts'

/** A part as the client keeps it: the sealed folder, and the key that opens this part and no other. */
export type PackedPart = { blob: BlobId; key: Buffer }

/**
 * Seals the program and the data of each part under a key of its own, so that no executor can open another's share.
 *
 * @throws SPEC_UNREADABLE when a file has gone since the task was checked
 */
export async function packTask(
  context: Pick<RoleContext, 'blobs' | 'dir' | 'peer'>,
  task: { prescription: BatchPrescription; folder: string; name: string },
): Promise<PackedPart[]> {
  const { prescription, folder, name } = task
  if (!('wasm' in prescription.model))
    throw new MusterError('SPEC_INVALID', 'only WebAssembly tasks can be posted so far', {
      hint: 'Use model: { wasm: … }.',
    })
  await mkdir(context.dir, { recursive: true })
  const staging = await mkdtemp(path.join(context.dir, 'pack-'))
  try {
    await copy(path.join(folder, prescription.model.wasm), path.join(staging, 'model.wasm'))
    await mkdir(path.join(staging, 'in'))
    if (prescription.data) {
      const source = path.join(folder, prescription.data.path)
      const isFolder = (await stat(source)).isDirectory()
      await copy(source, isFolder ? path.join(staging, 'in') : path.join(staging, 'in', path.basename(source)))
    }
    const parts: PackedPart[] = []
    for (let part = 0; part < prescription.model.parts; part++) {
      const key = randomBytes(32)
      const keeping = { taskId: name, owner: context.peer.peerId, released: false }
      parts.push({ key, blob: await packPath(staging, { store: context.blobs, key, keeping }) })
    }
    return parts
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function copy(source: string, target: string): Promise<void> {
  try {
    await cp(source, target, { recursive: true, errorOnExist: false, dereference: false })
  } catch (cause) {
    throw new MusterError('SPEC_UNREADABLE', `${source} cannot be packed`, { cause })
  }
}
