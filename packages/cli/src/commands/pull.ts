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

/** `muster pull <task> [folder]`: copies a result here. */
export function addPull(program: Program): void {
  program
    .command('pull <task> [folder]')
    .description('copy the result of a task into a folder (its name, unless one is given)')
    .option('--force', 'replace files that are there already')
    .option('--json', 'print one JSON object')
    .action(
      async (wanted: string, into: string | undefined, options: { force?: boolean; json?: boolean }) => {
        const { api } = await connect()
        const { taskId, name } = await findTask(api, wanted)
        const { files, complete } = await api.listResults({ params: { taskId } })
        const folder = path.resolve(into ?? name.replaceAll(/[^\w.-]/g, '_').replace(/^\.+/, '_'))
        if (files.length === 0)
          throw new MusterError('API_NOT_FOUND', 'no part of the result is on this machine yet', {
            hint: 'muster status shows how far the task is.',
          })
        for (const file of files) await pullFile(api, taskId, file.path, folder, options.force === true)
        if (!complete) program.exitWith(exitCodes.incomplete)
        print(options, { folder, files, complete }, () =>
          [
            ...files.map((file) => `${path.join(folder, plainLine(file.path))}  ${formatBytes(file.bytes)}`),
            ...(complete ? [] : ['Some parts are not there yet.']),
            '',
          ].join('\n'),
        )
      },
    )
}

/** Names in a result are strangers': none leads out of the folder. */
async function pullFile(
  api: ApiClient,
  taskId: string,
  name: string,
  folder: string,
  force: boolean,
): Promise<void> {
  const target = path.resolve(folder, name)
  if (!target.startsWith(`${folder}${path.sep}`))
    throw new MusterError('PROVIDER_WRONG_RESULT', `the result names a file outside its folder: ${name}`)
  await mkdir(path.dirname(target), { recursive: true })
  const { body } = await api.downloadResult({ params: { taskId }, query: { path: name } })
  try {
    await pipeline(Readable.fromWeb(body!), createWriteStream(target, { flags: force ? 'w' : 'wx' }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new MusterError('CONFIG_NOT_CONFIRMED', `${target} is there already`, {
      hint: 'Give another folder, or --force to replace files.',
    })
  }
}
