import { constants, existsSync } from 'node:fs'
import { cp, lstat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { taskFileName } from '@muster-network/api'
import { type BatchPrescription, formatPrescription } from '@muster-network/core'
import type { ClientTask } from '../../client/ClientTask.ts'
import { pathInside } from '../../pathInside.ts'

/**
 * Writes the task file of a task into an empty draft, and copies the files that it names from the folder that the task was
 * submitted from. A file that is no longer there is left out: the draft's own check names it to the owner.
 */
export async function copyTask(
  { prescription, folder }: Pick<ClientTask, 'prescription' | 'folder'>,
  target: string,
): Promise<void> {
  await writeFile(path.join(target, taskFileName), formatPrescription(prescription), { flag: 'wx' })
  if (folder === undefined) return
  for (const name of namedFiles(prescription)) {
    const source = name === '.' ? folder : fileInside(folder, name)
    if (source === undefined || !existsSync(source)) continue
    await cp(source, path.join(target, name), {
      recursive: true,
      // keeps the task file that was written above
      force: false,
      mode: constants.COPYFILE_FICLONE,
      // a link could lead out of the folder
      filter: async (each) => !(await lstat(each)).isSymbolicLink(),
    })
  }
}

function fileInside(folder: string, name: string): string | undefined {
  const inside = pathInside(folder, name.replace(/\/+$/, ''))
  return inside.ok ? inside.file : undefined
}

function namedFiles({ data, model, check, equivalence }: BatchPrescription): string[] {
  return [
    data?.path,
    'wasm' in model ? model.wasm : undefined,
    'archive' in model ? model.archive : undefined,
    check.how === 'checker' ? check.wasm : undefined,
    equivalence !== 'bytes' && equivalence.how === 'wasm' ? equivalence.path : undefined,
  ].filter((name) => name !== undefined)
}
