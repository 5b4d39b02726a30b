import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { commandNames } from '@muster-network/core'
import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { createProgram } from './createProgram.ts'
import { version } from './version.ts'

/** The help of a command and of its subcommands, at a fixed width and without colours. */
function helpOf(command: Command): string[] {
  command.configureOutput({ getOutHelpWidth: () => 100, getOutHasColors: () => false })
  return [command.helpInformation(), ...command.commands.flatMap(helpOf)]
}

it('every command has the help of the snapshot', async () => {
  const [root] = await createProgram().commands()
  const help = helpOf(root!.parent!)
  await expect(help.join(`\n${'-'.repeat(100)}\n`)).toMatchFileSnapshot('__snapshots__/help.txt')
})

it('every command and option has a description', async () => {
  const missing = (command: Command): string[] => [
    ...(command.description() === '' ? [command.name()] : []),
    ...command.options.filter((option) => option.description === '').map((option) => option.flags),
    ...command.commands.flatMap(missing),
  ]
  expect((await createProgram().commands()).flatMap(missing)).toEqual([])
})

/** Runs `muster` in a process that prints the URL of each module that it loads. */
function modulesOf(...args: string[]): string {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context) } })`
  const main = path.join(import.meta.dirname, 'main.ts')
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`]
  return spawnSync(process.execPath, [...flags, main, ...args], { encoding: 'utf8' }).stderr
}

it('help loads no code of the commands, and a command no code of the others', () => {
  const help = modulesOf('--help')
  expect(help).toContain('/cli/src/commandTable.ts')
  expect(help).not.toMatch(/\/cli\/src\/commands\/|packages\/(core|api)\/|\/zod\//)
  const validate = modulesOf('validate', 'no-such-file.yaml')
  expect(validate).toContain('/cli/src/commands/validate.ts')
  expect(validate).not.toMatch(/\/commands\/(?!validate)|packages\/(api|chain|p2p|executors)\//)
})

it('pasteable knows the commands of the table', async () => {
  const commands = await createProgram().commands()
  expect([...commandNames]).toEqual(commands.map((command) => command.name()))
})

it('--version prints the version of the package', async () => {
  const { stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), '--version'], {
    encoding: 'utf8',
  })
  expect(stdout).toBe(`${version}\n`)
})
