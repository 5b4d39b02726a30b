import { lstat, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { type BlobToStage, stageBlob } from './stageBlob.ts'
import { partFiles, type TaskManifest } from './TaskManifest.ts'

/**
 * Stages the folder of a part and verifies that its programs are in it: a client that omits one must not keep us retrying
 * until our time for the part is over. Creates the empty data folder of a part without data, which no blob can contain.
 *
 * @throws PROVIDER_WRONG_WORK, NET_*
 */
export async function stageProgram(
  context: Parameters<typeof stageBlob>[0],
  toStage: BlobToStage,
  manifest: TaskManifest,
): Promise<void> {
  await stageBlob(context, toStage)
  const { folder } = toStage
  for (const name of programsOf(manifest)) {
    const entry = await lstat(path.join(folder, name)).catch(() => undefined)
    if (!entry?.isFile())
      throw new MusterError('PROVIDER_WRONG_WORK', `the dispatched work is not usable: ${name} is missing`)
  }
  const data = path.join(folder, partFiles.data)
  const entry = await lstat(data).catch(() => undefined)
  if (entry === undefined) await mkdir(data, { mode: 0o700 })
  else if (!entry.isDirectory())
    throw new MusterError(
      'PROVIDER_WRONG_WORK',
      'the dispatched work is not usable: its data is not a folder',
    )
}

function programsOf({ container, checkerUnits, equivalence }: TaskManifest): string[] {
  return [
    ...(container === undefined ? [partFiles.wasm] : container.image === undefined ? [partFiles.image] : []),
    ...(checkerUnits === undefined ? [] : [partFiles.checker]),
    ...(equivalence?.how === 'wasm' ? [partFiles.equivalence] : []),
  ]
}
