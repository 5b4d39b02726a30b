import { createWriteStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ApiClient, TaskSummary } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { plainLine } from '../output/plainText.ts'
import { print } from '../output/print.ts'
import { shortId } from '../output/shortId.ts'
import { styled } from '../output/style.ts'
import { formatFacts } from '../output/table.ts'
import { formatBytes } from '../output/times.ts'
import type { Program } from '../Program.ts'
import { findTask } from '../task/findTask.ts'
import { nextStep } from '../task/nextStep.ts'
import { stateStyle, stateWords } from '../task/taskState.ts'

type Options = { force?: boolean; json?: boolean }

/** `muster pull <task> [folder]`: downloads a result. */
export function addPull(program: Program): void {
  program
    .command()
    .option('--force', 'replace existing files')
    .option('--json', 'print one JSON object')
    .action(async (taskRef: string, into: string | undefined, options: Options) => {
      const { api } = await connect()
      const task = await findTask(api, taskRef)
      const { taskId, name } = task
      const { files, complete } = await api.listResults({ params: { taskId } })
      const folder = path.resolve(into ?? name.replaceAll(/[^\w.-]/g, '_').replace(/^\.+/, '_'))
      const targets = await targetsOf(files, folder)
      if (options.force !== true) refuseExisting(targets)
      for (const target of targets) await pullFile(api, taskId, target)
      if (!complete) program.exitWith(exitCodes.incomplete)
      print(options, { folder, files, complete, why: task.why ?? null }, () =>
        files.length === 0
          ? complete
            ? 'The result has no files.\n'
            : noResult(task)
          : [
              ...targets.map(({ file, bytes }) => `${plainLine(file)}  ${styled('dim', formatBytes(bytes))}`),
              ...(complete ? [] : [incomplete(task)]),
              '',
            ].join('\n'),
      )
    })
}

type Target = { name: string; file: string; bytes: number }

/** Returns where each file goes. Rejects a name that leads out of the folder: the names are untrusted. */
async function targetsOf(
  files: readonly { path: string; bytes: number }[],
  folder: string,
): Promise<Target[]> {
  const { pathInside } = await import('@muster-network/node/files')
  return files.map(({ path: name, bytes }) => {
    const inside = pathInside(folder, name)
    if (!inside.ok)
      throw new MusterError('PROVIDER_WRONG_RESULT', `The result names a file outside its folder: ${name}`)
    return { name, file: inside.file, bytes }
  })
}

/** @throws CONFIG_NOT_CONFIRMED before anything is written */
function refuseExisting(targets: readonly Target[]): void {
  const existing = targets.find(({ file }) => existsSync(file))
  if (existing)
    throw new MusterError('CONFIG_NOT_CONFIRMED', `File already exists: ${existing.file}`, {
      hint: 'Choose another folder, or pass --force to replace existing files.',
    })
}

async function pullFile(api: ApiClient, taskId: string, { name, file }: Target): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const { body } = await api.downloadResult({ params: { taskId }, query: { path: name } })
  await pipeline(Readable.fromWeb(body!), createWriteStream(file))
}

/** Describes a task without a result: it still runs, or nothing will come any more. */
function noResult(task: TaskSummary): string {
  const isOver = task.state === 'ended'
  const head = isOver
    ? `Nothing to pull: ${plainLine(task.name)} ended without a result (${stateWords(task)}).`
    : `Nothing to pull yet: ${plainLine(task.name)} is ${stateWords(task)}.`
  const next = isOver ? nextStep(task) : `see its progress: ${ownCommand(`status ${shortId(task.taskId)}`)}`
  return `${styled(stateStyle(task), head)}\n${formatFacts([
    ...(task.why === undefined ? [] : [['reason', task.why] as const]),
    ...(next === undefined ? [] : [['next', next] as const]),
  ])}`
}

function incomplete({ partsDone, parts, state, why }: TaskSummary): string {
  const done = `Incomplete: ${partsDone} of ${parts} parts are done`
  const reason = why === undefined ? '' : `: ${plainLine(why)}`
  return styled(
    'yellow',
    state === 'ended'
      ? `${done}; the others have no result${reason}.`
      : `${done} so far; to pull all, run the command again later with --force.`,
  )
}
