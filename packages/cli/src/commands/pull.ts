import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ApiClient } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
import { formatBytes } from '../output/times.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'

/** `muster pull <task> [folder]`: downloads a result. */
export function addPull(program: Program): void {
  program
    .command()
    .option('--force', 'replace existing files')
    .option('--json', 'print one JSON object')
    .action(
      async (taskRef: string, into: string | undefined, options: { force?: boolean; json?: boolean }) => {
        const { api } = await connect()
        const { taskId, name } = await findTask(api, taskRef)
        const { files, complete } = await api.listResults({ params: { taskId } })
        const folder = path.resolve(into ?? name.replaceAll(/[^\w.-]/g, '_').replace(/^\.+/, '_'))
        if (files.length === 0)
          throw new MusterError('API_NOT_FOUND', `Task ${plainLine(name)} has no result yet.`, {
            hint: 'muster status shows the progress of the task.',
          })
        const force = options.force === true
        for (const file of files) await pullFile(api, { taskId, name: file.path, folder, force })
        if (!complete) program.exitWith(exitCodes.incomplete)
        print(options, { folder, files, complete }, () =>
          [
            ...files.map((file) => `${path.join(folder, plainLine(file.path))}  ${formatBytes(file.bytes)}`),
            ...(complete ? [] : ['Incomplete: some parts have no result yet.']),
            '',
          ].join('\n'),
        )
      },
    )
}

/** Downloads one file. Rejects a name that leads out of the folder: the names are untrusted. */
async function pullFile(
  api: ApiClient,
  file: { taskId: string; name: string; folder: string; force: boolean },
): Promise<void> {
  const { taskId, name, folder, force } = file
  const { pathInside } = await import('@muster-network/node/files')
  const inside = pathInside(folder, name)
  if (!inside.ok)
    throw new MusterError('PROVIDER_WRONG_RESULT', `The result names a file outside its folder: ${name}`)
  const target = inside.file
  await mkdir(path.dirname(target), { recursive: true })
  const { body } = await api.downloadResult({ params: { taskId }, query: { path: name } })
  try {
    await pipeline(Readable.fromWeb(body!), createWriteStream(target, { flags: force ? 'w' : 'wx' }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new MusterError('CONFIG_NOT_CONFIRMED', `File already exists: ${target}`, {
      hint: 'Choose another folder, or pass --force to replace existing files.',
    })
  }
}
