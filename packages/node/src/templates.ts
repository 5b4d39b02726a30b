import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { MusterError } from '@muster-network/core'

export type StarterTask = {
  templateId: string
  title: string
  about: string
  yaml: string
}

/** Starter tasks: the examples of this repository, small and ready to run. */
const examples = {
  render: {
    title: 'Render a picture',
    about: 'a path tracer in four parts: a tea room of glass and mirror balls',
    folder: 'tracer',
  },
  train: {
    title: 'Train a model',
    about: 'a network that learns to read noisy digits, with checkpoints',
    folder: 'trainer',
  },
  search: {
    title: 'Search a database',
    about: 'a search for genes in a database, in two parts',
    folder: 'aligner',
  },
} as const

const root = path.resolve(import.meta.dirname, '../../../examples')
const run = promisify(execFile)

/** Builds under way or done, by folder: callers at the same time wait for one build. */
const builds = new Map<string, Promise<unknown>>()

/** Compiles the program of an example once; a build that failed is tried again. */
export function buildOnce(folder: string): Promise<unknown> {
  const known = builds.get(folder)
  if (known !== undefined) return known
  const script = path.join(root, 'build.ts')
  // an installed package has the compiled programs instead of the compiler
  const build = existsSync(script)
    ? run(process.execPath, [script, folder], { timeout: 120_000 })
    : Promise.resolve()
  builds.set(folder, build)
  build.catch(() => builds.delete(folder))
  return build
}

/**
 * Lists the starter tasks. It begins to compile their programs, so that the caller, who chooses one next, does not
 * wait for the compiler then.
 */
export async function listTemplates(): Promise<StarterTask[]> {
  buildAll().catch(() => {})
  return Promise.all(
    Object.entries(examples).map(async ([templateId, { title, about, folder }]) => ({
      templateId,
      title,
      about,
      yaml: withoutHint(await readFile(path.join(root, folder, 'task.yaml'), 'utf8')),
    })),
  )
}

/** One after the other, because each takes a whole core; a failure is reported to the caller that needs the program. */
async function buildAll(): Promise<void> {
  for (const { folder } of Object.values(examples)) await buildOnce(folder).catch(() => {})
}

/**
 * Creates the folder of a starter task: task.yaml, its program and its data. Compiling takes some seconds the first
 * time.
 *
 * @throws API_NOT_FOUND; CONFIG_NOT_CONFIRMED when the folder has files already
 */
export async function copyTemplate(templateId: string, target: string): Promise<void> {
  if (!Object.hasOwn(examples, templateId))
    throw new MusterError('API_NOT_FOUND', `unknown template "${templateId}"`, {
      hint: `The templates are ${Object.keys(examples).join(', ')}.`,
    })
  const { folder } = examples[templateId as keyof typeof examples]
  if ((await readdir(target).catch(() => [])).length > 0)
    throw new MusterError('CONFIG_NOT_CONFIRMED', `${target} is not empty`, {
      hint: 'Choose a new or empty folder.',
    })
  const module = path.join('build', `${folder}.wasm`)
  await buildOnce(folder)
  await mkdir(path.join(target, 'build'), { recursive: true })
  await cp(path.join(root, folder, module), path.join(target, module))
  await run(process.execPath, [path.join(root, folder, 'generate.ts'), path.join(target, 'in')], {
    timeout: 60_000,
  })
  const text = await readFile(path.join(root, folder, 'task.yaml'), 'utf8')
  await writeFile(path.join(target, 'task.yaml'), withoutHint(text), { flag: 'wx' })
}

/** Removes the first line's build instructions, since the program is built by now. */
const withoutHint = (yaml: string) => yaml.replace(/ First: .*\n/, '\n')

/** Lists every file below a folder, with / between folders, in order. */
export async function filesBelow(folder: string): Promise<{ path: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    files.map(async (file) => ({
      path: path.relative(folder, file).split(path.sep).join('/'),
      bytes: (await stat(file)).size,
    })),
  )
}
