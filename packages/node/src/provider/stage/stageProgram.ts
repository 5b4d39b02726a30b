import { lstat, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { partFiles, type TaskManifest } from '../../task/TaskManifest.ts'
import { stagePart, type ToStage } from './stagePart.ts'

/**
 * Stages the folder of a part, and sees that what is to be run is in it: a client that leaves it out must not keep us
 * trying until our time for the part is over. A part without data has an empty folder for it, which no blob can hold.
 *
 * @throws PROVIDER_WRONG_WORK, NET_*
 */
export async function stageProgram(
  context: Parameters<typeof stagePart>[0],
  toStage: ToStage,
  manifest: TaskManifest,
): Promise<void> {
  await stagePart(context, toStage)
  const { folder } = toStage
  for (const name of programsOf(manifest)) {
    const found = await lstat(path.join(folder, name)).catch(() => undefined)
    if (!found?.isFile())
      throw new MusterError('PROVIDER_WRONG_WORK', `the work handed over cannot be taken: it has no ${name}`)
  }
  const data = path.join(folder, partFiles.data)
  const found = await lstat(data).catch(() => undefined)
  if (found === undefined) await mkdir(data, { mode: 0o700 })
  else if (!found.isDirectory())
    throw new MusterError(
      'PROVIDER_WRONG_WORK',
      'the work handed over cannot be taken: its data is no folder',
    )
}

function programsOf({ container, checkerUnits, equivalence }: TaskManifest): string[] {
  return [
    ...(container === undefined ? [partFiles.wasm] : container.image === undefined ? [partFiles.image] : []),
    ...(checkerUnits === undefined ? [] : [partFiles.checker]),
    ...(equivalence?.how === 'wasm' ? [partFiles.equivalence] : []),
  ]
}
