import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { createProgram } from './createProgram.ts'

/** The help of a command and of its subcommands, at a fixed width and without colours. */
function helpOf(command: Command): string[] {
  command.configureOutput({ getOutHelpWidth: () => 100, getOutHasColors: () => false })
  return [command.helpInformation(), ...command.commands.flatMap(helpOf)]
}

it('every command has the help of the snapshot', async () => {
  const [root] = createProgram().commands()
  const help = helpOf(root!.parent!)
  await expect(help.join(`\n${'-'.repeat(100)}\n`)).toMatchFileSnapshot('__snapshots__/help.txt')
})

it('every command and option has a description', () => {
  const missing = (command: Command): string[] => [
    ...(command.description() === '' ? [command.name()] : []),
    ...command.options.filter((option) => option.description === '').map((option) => option.flags),
    ...command.commands.flatMap(missing),
  ]
  expect(createProgram().commands().flatMap(missing)).toEqual([])
})
